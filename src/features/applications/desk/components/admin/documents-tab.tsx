import { FolderForm } from '#features/applications/review/components/admin/folder-form.tsx'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { DocumentsPanel } from '#features/documents/files/components/admin/documents-panel.tsx'
import { useLinkNames } from '#features/documents/links/components/admin/link-queries.ts'
import { UploadLinksPanel } from '#features/documents/links/components/admin/upload-links-panel.tsx'

export function DocumentsTab({ application }: { application: ApplicationDetail }) {
  const { id } = application
  const linkNames = useLinkNames(id)
  return (
    <div className="grid gap-8">
      <DocumentsPanel applicationId={id} linkNames={linkNames} />
      <UploadLinksPanel applicationId={id} />
      <FolderForm application={application} />
    </div>
  )
}
