import { applicationStatuses } from '#domain/application-status.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatMoment, formatOfficeMoment, labelOf } from '#site/staff-format.ts'
import type { DecisionForm } from '../../schema/form.ts'
import type { Decision } from '../../schema/records.ts'

export function Signatures({ form, isTwo }: { form: DecisionForm; isTwo: boolean }) {
  const { name } = usePerson()
  const { waiting } = form
  const isAlone = waiting?.aloneFrom != null || (isTwo && form.signers.length === 0)
  const isWaiting = waiting !== null && waiting.version === form.application.version
  return (
    <>
      <SectionHead
        level={3}
        title={isTwo || isWaiting ? 'Two signatures' : 'One signature'}
        about={isWaiting ? sayNeed(waiting) : sayRule(form)}
      />
      <ol className="k-list">
        <li>
          <SquareMark state={isWaiting ? 'accepted' : 'needed'} />
          <span>
            <b className="k-name">{isWaiting ? waiting.by : name}</b>
            <small>
              {isWaiting ? `Signed ${formatMoment(waiting.signedAt)}` : 'You, when you press the button'}
            </small>
          </span>
          {(isTwo || isWaiting) && <small>first</small>}
        </li>
        {(isTwo || isWaiting) && (
          <li>
            <SquareMark state="needed" />
            <span>
              <b className="k-name">
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

/** Why it waits for a second signature. */
function sayNeed({ secondAbove, signerLimit, aboveAdvice, by }: Decision): string {
  if (aboveAdvice !== null) return `two above the ${sayAmount(aboveAdvice)} that the value sheet advises`
  if (secondAbove !== null) return `two above ${sayAmount(secondAbove)}`
  return signerLimit === null ? '' : `${by ?? 'The first'} signs up to ${sayAmount(signerLimit)} alone`
}

function sayRule({ secondAbove, ownLimit, value }: DecisionForm): string {
  const advised = value?.advised ?? null
  const rules = [
    secondAbove !== null && `two above ${sayAmount(secondAbove)}`,
    advised !== null && `two above the ${sayAmount(advised)} that the value sheet advises`,
    ownLimit !== null && `your own limit is ${sayAmount(ownLimit)}`,
  ]
  return rules.filter(Boolean).join(', ') || 'the owner asks for no second'
}
