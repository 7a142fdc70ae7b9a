import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatMoment } from '#site/staff-format.ts'
import { useCorrections, useMarkSeen, useUndoCorrection } from './correction-queries.ts'

export function CorrectionsNotice({ applicationId }: { applicationId: string }) {
  const { data } = useCorrections(applicationId)
  const seen = useMarkSeen(applicationId)
  const undo = useUndoCorrection(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const unseen = data?.corrections.filter(({ seenAt }) => !seenAt) ?? []
  if (unseen.length === 0) return null

  async function takeBack(id: string) {
    try {
      await undo.mutateAsync(id)
      reportSuccess('Taken back', {
        description: 'The link and the open browsers of the case page have ended.',
      })
    } catch (error) {
      reportFailure(error, 'Failed to take it back')
    }
  }

  return (
    <Notice title="Corrected on the case page">
      <ul className="mt-2 grid gap-3">
        {unseen.map(({ id, label, old, new: corrected, correctedAt }) => (
          <li key={id} className="grid justify-items-start gap-1">
            <span className="wrap-anywhere">
              <b>{label}:</b> {corrected}
              <span className="text-soft">
                {' '}
                {old ? `(before: ${old})` : '(none before)'}, {formatMoment(correctedAt)}
              </span>
            </span>
            <Button
              kind="line"
              busy={undo.isPending && undo.variables === id && 'Taking back…'}
              onClick={() => takeBack(id)}
            >
              It wasn’t them: take back the {label.toLowerCase()}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="line" className="mt-3" busy={seen.isPending && 'Noting…'} onClick={() => seen.mutate()}>
        Seen
      </Button>
    </Notice>
  )
}
