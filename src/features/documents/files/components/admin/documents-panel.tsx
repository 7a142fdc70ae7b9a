import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DocumentChannel } from '#domain/case-file.ts'
import { deletedKeptDays } from '#domain/deleted-records.ts'
import { documentTypes, type ShownScanState } from '#domain/documents.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Badge, type BadgeTone } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { formatFileSize } from '#site/file-size.ts'
import { staffLocale } from '#site/locale.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { TrashIcon } from '#ui/desk-icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { AdminDocument } from '../../schema/files.ts'
import { useDeleteDocument, useDocuments } from './document-queries.ts'
import { DownloadButton } from './download-button.tsx'
import { useViewerAddress } from './viewer-address.ts'

type DocumentsPanelProps = {
  applicationId: string
  linkNames: ReadonlyMap<string, string>
  describe?: (document: AdminDocument) => string | undefined
  actionsOf?: (document: AdminDocument) => ReactNode
  action?: ReactNode
  children?: ReactNode
}

const channelWords: Record<DocumentChannel, string> = {
  application: 'with the application',
  'upload-link': 'by an upload link',
  case: 'on the case page',
  firm: 'on the firm’s page',
  desk: 'added by the desk',
}

export function DocumentsPanel(props: DocumentsPanelProps) {
  const { applicationId, linkNames, describe, actionsOf, action, children } = props
  const { data, error } = useDocuments(applicationId)
  const sourceOf = ({ uploadLinkId, door }: AdminDocument) =>
    uploadLinkId
      ? `by ${linkNames.get(uploadLinkId) ?? 'an upload link'}`
      : channelWords[door ?? 'application']
  return (
    <section aria-labelledby="documents-title" className="grid gap-3">
      <SectionHead
        level={3}
        id="documents-title"
        title={`Documents${data ? ` (${data.documents.length})` : ''}`}
      >
        {action}
      </SectionHead>
      {children}
      {error && <LoadFailure error={error} fallback="The documents could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data?.documents.length === 0 && <p className="text-soft">None have been received.</p>}
      <ul className="grid">
        {data?.documents.map((document) => (
          <DocumentEntry
            key={document.id}
            applicationId={applicationId}
            document={document}
            source={sourceOf(document)}
            answers={describe?.(document)}
            actions={actionsOf?.(document)}
          />
        ))}
      </ul>
    </section>
  )
}

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

function DocumentEntry({ applicationId, document, source, answers, actions }: DocumentEntryProps) {
  const [isAsking, setAsking] = useState(false)
  const toViewer = useViewerAddress(applicationId)
  const { mutate, isPending } = useDeleteDocument(applicationId)
  const { id, originalName, title, fileType, scanState, scanLabel, canDownload } = document
  const ofFile = <VisuallyHidden> {originalName}</VisuallyHidden>

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
          {formatFileSize(document.fileSize, staffLocale)}, {formatMoment(document.uploadedAt)}, {source}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canDownload && <DownloadButton applicationId={applicationId} document={document} kind="line" />}
        {actions}
        <Button kind="bare" onClick={() => setAsking(true)}>
          <TrashIcon />
          Delete{ofFile}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title="Delete this document?"
          confirmLabel="Delete"
          busy={isPending && 'Deleting…'}
          onConfirm={() => mutate(id, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <p className="wrap-anywhere">
            {originalName} leaves the application. An owner can bring it back for {deletedKeptDays} days.
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}
