import { applicationStatuses } from '#domain/application-status.ts'
import { labelOf } from '#domain/choice.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatMoment, formatOfficeMoment } from '#site/format.ts'
import type { DecisionForm } from '../../schema/form.ts'

export function Signatures({ form, isTwo }: { form: DecisionForm; isTwo: boolean }) {
  const { name } = usePerson()
  const { waiting } = form
  const isAlone = waiting?.aloneFrom != null || (isTwo && form.signers.length === 0)
  const isWaiting = waiting !== null && waiting.version === form.application.version
  return (
    <>
      <div className="decision-head">
        <h3>{isTwo || isWaiting ? 'Two signatures' : 'One signature'}</h3>
        <span>{sayRule(form)}</span>
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
              <b>
                {isWaiting && waiting.asked
                  ? waiting.asked.name
                  : isAlone
                    ? 'The same, alone'
                    : 'Somebody else'}
              </b>
              <small>
                {isWaiting && waiting.aloneFrom
                  ? `From ${formatOfficeMoment(waiting.aloneFrom)} on`
                  : `Until then the file stays ${labelOf(applicationStatuses, form.application.status)}`}
              </small>
            </span>
            <small>second</small>
          </li>
        )}
      </ol>
    </>
  )
}

function sayRule({ secondAbove, ownLimit }: DecisionForm): string {
  const rules = [
    secondAbove !== null && `two above ${sayAmount(secondAbove)}`,
    ownLimit !== null && `your own limit is ${sayAmount(ownLimit)}`,
  ]
  return rules.filter(Boolean).join(', ') || 'the owner asks for no second'
}

function Square({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="decision-square">
      <rect x="2" y="2" width="12" height="12" className={isFilled ? 'filled' : undefined} />
    </svg>
  )
}
