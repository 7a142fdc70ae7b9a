import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { useDocuments } from './document-queries.ts'

type DocumentsPanelProps = {
  applicationId: string
  /** Names of the upload links by id. */
  linkNames: ReadonlyMap<string, string>
}

export function DocumentsPanel({ applicationId, linkNames }: DocumentsPanelProps) {
  const { data, error } = useDocuments(applicationId)
  const sourceOf = (linkId: string | null) =>
    linkId ? `by ${linkNames.get(linkId) ?? 'an upload link'}` : 'with the application'
  return (
    <section aria-labelledby="documents-title" className="grid gap-3">
      <h3 id="documents-title">Documents{data && ` (${data.documents.length})`}</h3>
      {error && <LoadFailure error={error} fallback="The documents could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data?.documents.length === 0 && <p className="text-soft">None have been received.</p>}
      <ul className="grid">
        {data?.documents.map((document) => (
          <DocumentEntry
            key={document.id}
            applicationId={applicationId}
            document={document}
            source={sourceOf(document.uploadLinkId)}
          />
        ))}
      </ul>
    </section>
  )
}
