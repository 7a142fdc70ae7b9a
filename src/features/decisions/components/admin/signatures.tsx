import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatMoment } from '#site/format.ts'
import type { DecisionForm } from '../../schema/form.ts'

export function Signatures({ form, isTwo }: { form: DecisionForm; isTwo: boolean }) {
  const { name } = usePerson()
  const { secondAbove, signers, waiting } = form
  const isWaiting = waiting !== null && waiting.version === form.application.version
  return (
    <>
      <div className="decision-head">
        <h3>{isTwo || isWaiting ? 'Two signatures' : 'One signature'}</h3>
        <span>{sayRule(secondAbove)}</span>
      </div>
      <ol className="decision-signatures">
        <li>
          <Square isFilled={isWaiting} />
          <span>
            <b>{isWaiting ? waiting.by : name}</b>
            <small>
              {isWaiting ? `Signed ${formatMoment(waiting.signedAt)}` : 'You, when you press the button'}
            </small>
          </span>
          {(isTwo || isWaiting) && <small>first</small>}
        </li>
        {(isTwo || isWaiting) && (
          <li>
            <Square isFilled={false} />
            <span>
              <b>{waiting?.asked && isWaiting ? waiting.asked.name : 'Somebody else'}</b>
              <small>Until then the file stays Approved</small>
            </span>
            <small>second</small>
          </li>
        )}
      </ol>
      {isTwo && signers.length === 0 && (
        <p className="decision-warning">
          <b>Nobody else here may sign.</b> The owner invites somebody under People, or changes the sum under
          Signatures.
        </p>
      )}
    </>
  )
}

function sayRule(secondAbove: number | null): string {
  return secondAbove === null ? 'the owner asks for no second' : `two above ${sayAmount(secondAbove)}`
}

function Square({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="decision-square">
      <rect x="2" y="2" width="12" height="12" className={isFilled ? 'filled' : undefined} />
    </svg>
  )
}
