import { useLivingLinks } from '#features/documents/upload-links/components/admin/link-queries.ts'
import { UploadLinkCell } from '#features/documents/upload-links/components/admin/upload-link-cell.tsx'

export function UploadLinkOf({ applicationId }: { applicationId: string }) {
  const { data, isError } = useLivingLinks([applicationId])
  const isKnown = data !== undefined || isError
  return (
    <UploadLinkCell
      applicationId={applicationId}
      link={isKnown ? (data?.get(applicationId) ?? null) : undefined}
    />
  )
}
