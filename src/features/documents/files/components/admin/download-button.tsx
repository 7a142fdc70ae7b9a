import { useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button, type ButtonKind } from '#features/admin/kit/components/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { AdminDocument } from '../../schema/files.ts'
import { fetchDownloadUrl } from './document-queries.ts'

export function DownloadButton({
  applicationId,
  document: { id, originalName },
  kind,
}: {
  applicationId: string
  document: AdminDocument
  kind: ButtonKind
}) {
  const [isFetching, setFetching] = useState(false)
  const { reportFailure } = useOutcome()

  async function download() {
    setFetching(true)
    try {
      // The server sends an attachment, so the page stays.
      window.location.assign(await fetchDownloadUrl(applicationId, id))
    } catch (error) {
      reportFailure(error, 'The document could not be downloaded')
    }
    setFetching(false)
  }

  return (
    <Button kind={kind} busy={isFetching && 'Opening…'} onClick={download}>
      Download<VisuallyHidden> {originalName}</VisuallyHidden>
    </Button>
  )
}
