import { useQueries } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { Note } from '#features/admin/kit/components/note.tsx'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import type { listApi } from '#features/desk/list/api.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { paths } from '#site/paths.ts'
import { formatDay, formatList } from '#site/staff-format.ts'
import { ExternalLink } from '#ui/text-link.tsx'
import { findKnown, listSearches } from './known-files.ts'
import type { PhoneDraft } from './use-phone-draft.ts'

const api = createApi<RoutesOf<typeof listApi>>()
const search = (q: string) =>
  answerOf(api.GET('/api/applications', { params: { query: { q, pageSize: 10 } } }))

/** Who calls may have a file. What was asked stays in this screen; the files open in another tab. */
export function KnownAlready({ role, values }: Pick<PhoneDraft, 'role' | 'values'>) {
  const found = useQueries({
    queries: listSearches(role, values).map((q) => ({
      queryKey: ['/api/applications', 'known', q],
      queryFn: () => search(q),
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
