import { Button } from '#features/admin/kit/components/button.tsx'
import { formatMoment } from '#site/staff-format.ts'
import type { MergedApplication } from '../../schema.ts'
import { useUndoMerge } from './merge-queries.ts'

type MergedNoticeProps = { applicationId: string; merged: readonly MergedApplication[] }

export function MergedNotice({ applicationId, merged }: MergedNoticeProps) {
  const { undo, isPending } = useUndoMerge()
  if (merged.length === 0) return null
  return (
    <ul className="grid gap-1" aria-label="Merged into this file">
      {merged.map(({ id, reference, mergedAt, by, reason, undoUntil }) => (
        <li key={id} className="k-small flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
          <span>
            <b>{reference}</b> was merged into this file
          </span>
          <span>
            {by ?? 'The desk'}, {formatMoment(mergedAt)}
          </span>
          <span className="wrap-anywhere">“{reason}”</span>
          {undoUntil && (
            <Button
              kind="line"
              busy={isPending && 'Undoing…'}
              aria-label={`Undo the merge of ${reference}`}
              onClick={() => undo({ keptId: applicationId, mergeId: id })}
            >
              Undo until {formatMoment(undoUntil)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
