import { applicationStatuses } from '#domain/application-status.ts'
import { decisionEndings } from '#domain/decisions.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { formatCents, formatMoment, labelOf } from '#site/staff-format.ts'
import { noAmount } from '../../content/columns.ts'
import { sayConcerns } from '../../content/concerns.ts'
import type { Decision } from '../../schema/records.ts'
import { sayDecision } from './decision-words.ts'

type DecisionRecordProps = { application: ListedApplication & { decisions: readonly Decision[] } }

/** What stood against it and why it was decided all the same, and why one person signed alone. */
export function DecidedAnyway({ decision }: { decision: Decision }) {
  const { concerns, concernsReason, aloneReason } = decision
  return (
    <>
      {concerns.length > 0 && (
        <p className="whitespace-pre-wrap wrap-anywhere">
          {sayConcerns(concerns).join(' ')} All the same: {concernsReason}
        </p>
      )}
      {aloneReason && <p className="whitespace-pre-wrap wrap-anywhere">Signed alone: {aloneReason}</p>}
    </>
  )
}

export function DecisionRecord({ application: { status, decisions } }: DecisionRecordProps) {
  const isPaid = status === 'approved' || status === 'funded'
  const isStanding = decisions.some(({ effectiveAt, ending }) => effectiveAt !== null && ending === null)
  if (decisions.length === 0 && !isPaid) return null
  return (
    <section className="grid gap-3">
      <h2>Decisions</h2>
      {isPaid && !isStanding && (
        <p>
          {labelOf(applicationStatuses, status)}, {noAmount}
        </p>
      )}
      {decisions.map((decision) => (
        <div key={decision.id} className="border-l-3 border-rule pl-4">
          <p>{sayDecision(decision)}</p>
          {decision.owed.length > 0 && (
            <p>
              Owed after{' '}
              {decision.owed.map(({ months, owed }) => `${months} months: ${formatCents(owed)}`).join('; ')}
            </p>
          )}
          <DecidedAnyway decision={decision} />
          {decision.note && <p className="whitespace-pre-wrap wrap-anywhere">{decision.note}</p>}
          <p className="text-small text-soft">
            {formatMoment(decision.signedAt)}
            {decision.ending && `, ${labelOf(decisionEndings, decision.ending)}`}
            {decision.refusal && `: ${decision.refusal}`}
          </p>
        </div>
      ))}
    </section>
  )
}
