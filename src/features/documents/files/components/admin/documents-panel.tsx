import { reasonOf } from '#features/admin/components/api.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { useDocuments, useUploadLinks } from './document-queries.ts'
import { namesOf } from './link-names.ts'

/** The documents of one application, newest first. */
export function DocumentsPanel({ applicationId }: { applicationId: string }) {
  const { data, error } = useDocuments(applicationId)
  const links = useUploadLinks(applicationId).data?.tokens ?? []
  const names = namesOf(links)
  const sourceOf = (linkId: string | null) =>
    linkId ? `by ${names.get(linkId) ?? 'an upload link'}` : 'with the application'
  return (
    <section aria-labelledby="documents-title" className="grid gap-3">
      <h3 id="documents-title">Documents{data && ` (${data.documents.length})`}</h3>
      {error && <Notice tone="critical">{reasonOf(error, 'The documents could not be loaded.')}</Notice>}
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
