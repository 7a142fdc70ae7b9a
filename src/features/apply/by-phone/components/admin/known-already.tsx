import { useQueries } from '@tanstack/react-query'
import { Note } from '#features/admin/kit/components/note.tsx'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { formatDay, formatList } from '#site/staff-format.ts'
import { ExternalLink } from '#ui/text-link.tsx'
import { findKnown, listSearches } from './known-files.ts'
import { listSaid, type PhoneDraft } from './use-phone-draft.ts'

/** Who calls may have a file. What was asked stays in this screen; the files open in another tab. */
export function KnownAlready({ role, values }: Pick<PhoneDraft, 'role' | 'values'>) {
  const found = useQueries({
    queries: listSearches(role, values).map((q) => ({
      queryKey: ['/api/applications', 'known', q],
      queryFn: () => listSaid(q),
      staleTime: 60_000,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  const known = findKnown(role, values, found)
  return (
    <div role="status" className="empty:hidden">
      {known.length > 0 && (
        <Note tone="calm" title="Known already?">
          <ul className="grid gap-1">
            {known.map(({ file, same }) => (
              <li key={file.id} className="flex flex-wrap items-center gap-x-2">
                <ExternalLink href={paths.adminApplicationPage(file.id)}>{caseNameOf(file)}</ExternalLink>
                <span>same {formatList(same)}</span>
                <StatusWord status={file.status} />
                <span className="k-small">
                  {file.reference}, {formatDay(file.submittedAt)}
                </span>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
