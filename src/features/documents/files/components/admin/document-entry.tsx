import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { labelOf } from '#domain/choice.ts'
import { documentTypes, type ShownScanState } from '#domain/documents.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { formatMoment } from '#site/format.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TrashIcon } from '#ui/desk-icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { AdminDocument } from '../../schema/files.ts'
import { formatFileSize } from '../file-size.ts'
import { useDeleteDocument } from './document-queries.ts'
import { DownloadButton } from './download-button.tsx'
import { useViewerAddress } from './viewer-address.ts'

type DocumentEntryProps = {
  applicationId: string
  document: AdminDocument
  source: string
  answers?: string | undefined
  actions?: ReactNode
}

const tones: Record<ShownScanState, BadgeTone> = {
  scanning: 'info',
  clean: 'success',
  quarantined: 'critical',
  'not-scanned': 'neutral',
}

export function DocumentEntry({ applicationId, document, source, answers, actions }: DocumentEntryProps) {
  const [isAsking, setAsking] = useState(false)
  const toViewer = useViewerAddress(applicationId)
  const { mutateAsync, isPending } = useDeleteDocument(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const { id, originalName, title, fileType, scanState, scanLabel, canDownload } = document
  const ofFile = <VisuallyHidden> {originalName}</VisuallyHidden>

  async function remove() {
    try {
      await mutateAsync(id)
      reportSuccess('Document deleted')
    } catch (error) {
      reportFailure(error, 'The document could not be deleted')
    }
    setAsking(false)
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>{labelOf(documentTypes, fileType)}</b>
          <Badge tone={tones[scanState]}>{scanLabel}</Badge>
        </p>
        <p className="wrap-anywhere">
          <Link to={toViewer(id)}>{title ?? originalName}</Link>
          {title && <span className="text-soft"> (sent as {originalName})</span>}
        </p>
        {answers && <p>{answers}</p>}
        <p className="text-soft">
          {formatFileSize(document.fileSize)}, {formatMoment(document.uploadedAt)}, {source}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canDownload && (
          <DownloadButton applicationId={applicationId} document={document} variant="outline" />
        )}
        {actions}
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <TrashIcon />
          Delete{ofFile}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title="Delete this document for good?"
          confirmLabel="Delete"
          busy={isPending && 'Deleting…'}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          <p className="wrap-anywhere">
            {originalName} is removed from the store. It cannot be brought back.
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}
