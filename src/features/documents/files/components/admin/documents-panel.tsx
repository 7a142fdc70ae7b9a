import type { ReactNode } from 'react'
import type { DocumentChannel } from '#domain/case-file.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import type { AdminDocument } from '../../schema/files.ts'
import { DocumentEntry } from './document-entry.tsx'
import { useDocuments } from './document-queries.ts'

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
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="documents-title">Documents{data && ` (${data.documents.length})`}</h3>
        {action}
      </div>
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
