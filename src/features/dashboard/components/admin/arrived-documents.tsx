import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { Badge } from '#ui/badge.tsx'
import type { Overview } from '../../schema.ts'

/** Names the people who sent documents since the last visit, with links to read them. */
export function ArrivedDocuments({ senders }: { senders: Overview['documentsFrom'] }) {
  if (senders.length === 0) return null
  return (
    <section aria-labelledby="arrived-documents" className="grid gap-2">
      <h2 id="arrived-documents">Documents came from</h2>
      <ul>
        {senders.map(({ applicationId, reference, name, documents, quarantined }) => (
          <li key={applicationId} className="flex flex-wrap items-center gap-x-4 border-b border-rule">
            <Link to={paths.adminApplication(applicationId)} className="inline-flex min-h-tap items-center">
              {name}, {reference}
            </Link>
            <span>{documents === 1 ? '1 document' : `${documents} documents`}</span>
            {quarantined > 0 && <Badge tone="critical">{quarantined} in quarantine</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
