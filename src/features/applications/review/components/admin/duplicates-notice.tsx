import { StatusBadge } from '#features/applications/list/components/admin/status-badge.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { formatMoment } from '#site/format.ts'
import { Notice } from '#ui/notice.tsx'
import type { Duplicate } from '../../schema.ts'
import './review.css'

type DuplicatesNoticeProps = { duplicates: readonly Duplicate[]; onOpen: (id: string) => void }

/** More would push the file out of sight. */
const firstShown = 3

/** Points out duplicates and never merges them: only a person can tell whether they are one person. */
export function DuplicatesNotice({ duplicates, onOpen }: DuplicatesNoticeProps) {
  if (duplicates.length === 0) return null
  const title = duplicates.length === 1 ? '1 possible duplicate' : `${duplicates.length} possible duplicates`
  const rest = duplicates.slice(firstShown)
  return (
    <Notice title={title}>
      <Duplicates duplicates={duplicates.slice(0, firstShown)} onOpen={onOpen} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-8 content-center">{rest.length} more</summary>
          <Duplicates duplicates={rest} onOpen={onOpen} />
        </details>
      )}
    </Notice>
  )
}

function Duplicates({ duplicates, onOpen }: DuplicatesNoticeProps) {
  return (
    <ul className="mt-2 grid gap-2">
      {duplicates.map((duplicate) => (
        <li key={duplicate.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button type="button" className="link-button" onClick={() => onOpen(duplicate.id)}>
            {caseNameOf(duplicate)}, {duplicate.reference}
          </button>
          <span>same {duplicate.same.join(', ')}</span>
          <span className="text-soft">{formatMoment(duplicate.submittedAt)}</span>
          <StatusBadge status={duplicate.status} />
        </li>
      ))}
    </ul>
  )
}
