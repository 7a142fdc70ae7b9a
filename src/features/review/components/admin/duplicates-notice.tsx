import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { StatusBadge } from '#features/applications/components/admin/status-mark.tsx'
import { useJudgeDuplicate } from '#features/merges/components/admin/duplicate-calls.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { formatDay, formatMoment } from '#site/staff-format.ts'
import type { Duplicate } from '../../schema.ts'

type DuplicatesNoticeProps = {
  applicationId: string
  duplicates: readonly Duplicate[]
  onOpen: (id: string) => void
  onMerge: (id: string) => void
}

/** More would push the application out of sight. */
const firstShown = 3

/** Never merges by itself: only a person can tell whether they are one person. */
export function DuplicatesNotice({ duplicates, ...rest }: DuplicatesNoticeProps) {
  const possible = duplicates.filter(({ dismissed }) => !dismissed)
  const dismissed = duplicates.filter((duplicate) => duplicate.dismissed)
  return (
    <>
      {possible.length > 0 && <Possible duplicates={possible} {...rest} />}
      {dismissed.length > 0 && (
        <details className="k-small">
          <summary className="min-h-8 content-center">
            {dismissed.length === 1 ? '1 look-alike' : `${dismissed.length} look-alikes`}, found not to be the
            same person
          </summary>
          <Duplicates duplicates={dismissed} {...rest} />
        </details>
      )}
    </>
  )
}

function Possible({ duplicates, ...rest }: DuplicatesNoticeProps) {
  const title = duplicates.length === 1 ? '1 possible duplicate' : `${duplicates.length} possible duplicates`
  const more = duplicates.slice(firstShown)
  return (
    <Notice title={title}>
      <Duplicates duplicates={duplicates.slice(0, firstShown)} {...rest} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-8 content-center">{more.length} more</summary>
          <Duplicates duplicates={more} {...rest} />
        </details>
      )}
    </Notice>
  )
}

function Duplicates({ applicationId, duplicates, onOpen, onMerge }: DuplicatesNoticeProps) {
  const { mutateAsync, isPending } = useJudgeDuplicate(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()

  async function judge(otherId: string, isDismissed: boolean) {
    if (isPending) return
    try {
      await mutateAsync({ otherId, isDismissed })
      const undo = { label: 'Undo', onSelect: () => void judge(otherId, false) }
      reportSuccess(
        isDismissed ? 'Not the same person' : 'A possible duplicate again',
        isDismissed ? { action: undo } : {},
      )
    } catch (error) {
      reportFailure(error, 'Failed to save that')
    }
  }

  return (
    <ul className="mt-2 grid gap-2">
      {duplicates.map((duplicate) => (
        <li key={duplicate.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button kind="bare" onClick={() => onOpen(duplicate.id)}>
            {caseNameOf(duplicate)}, {duplicate.reference}
          </Button>
          <span>same {duplicate.same.join(', ')}</span>
          <span className="text-soft">{formatMoment(duplicate.submittedAt)}</span>
          <StatusBadge status={duplicate.status} />
          {!duplicate.dismissed && (
            <Button
              kind="bare"
              aria-label={`Merge with ${duplicate.reference}`}
              onClick={() => onMerge(duplicate.id)}
            >
              Merge…
            </Button>
          )}
          <Button
            kind="bare"
            aria-label={`${duplicate.dismissed ? 'Take back' : 'Not the same person'}: ${duplicate.reference}`}
            onClick={() => judge(duplicate.id, !duplicate.dismissed)}
          >
            {duplicate.dismissed ? 'Take back' : 'Not the same person'}
          </Button>
          {duplicate.dismissed && (
            <span className="text-soft">
              {duplicate.dismissed.by ?? 'The desk'}, {formatDay(duplicate.dismissed.at)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
