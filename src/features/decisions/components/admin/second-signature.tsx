import { fundingMethods } from '#domain/decisions.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import {
  refusalLabel,
  useRefusalReason,
} from '#features/people/signatures/components/admin/second-signing.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'
import type { Decided, DecisionForm } from '../../schema/form.ts'
import type { Decision } from '../../schema/records.ts'
import { useRefuse, useSign } from './decision-calls.ts'
import { DecisionFrame } from './decision-frame.tsx'
import { DecidedAnyway } from './decision-record.tsx'
import { OfferNotice } from './offer-notice.tsx'
import { Signatures } from './signatures.tsx'

type SecondSignatureProps = {
  form: DecisionForm
  waiting: Decision
  onDone: (decided: Decided) => void
  onCancel: () => void
}

export function SecondSignature({ form, waiting, onDone, onCancel }: SecondSignatureProps) {
  const isMine = usePerson().id === waiting.byId
  const isReady =
    form.signers.length === 0 && waiting.aloneFrom !== null && Date.parse(waiting.aloneFrom) <= Date.now()
  const whose = { id: form.application.id, decisionId: waiting.id }
  const sign = useSign(whose)
  const refuse = useRefuse(whose)
  const { field, sayNo } = useRefusalReason(isMine, (reason) => refuse.mutate(reason, { onSuccess: onDone }))
  const failure = sign.error ?? refuse.error
  const sum = waiting.amount === null ? '' : sayAmount(waiting.amount)
  // A new offer may take the place of one that ended.
  const isBarred = waiting.kind === 'funded' && form.offerProblem !== null
  const isBusy = sign.isPending || refuse.isPending

  return (
    <DecisionFrame
      onSubmit={() => sign.mutate(undefined, { onSuccess: onDone })}
      onCancel={onCancel}
      notice={failure && <Note announce>{reasonOf(failure, 'This was not saved. Please try again.')}</Note>}
      foot="No money moves from here: your bank does that."
      submit={
        (isMine && !isReady) || isBarred
          ? null
          : { label: isMine ? `Sign ${sum} alone` : `Sign ${sum}`, busy: sign.isPending && 'Signing…' }
      }
      more={
        <Button kind="bare" disabled={isBusy} onClick={sayNo}>
          {refusalLabel(isMine)}
        </Button>
      }
      left={
        <>
          <dl className="k-facts">
            <div>
              <dt>Amount</dt>
              <dd className="k-name">{sum}</dd>
            </div>
            {waiting.fundedOn && (
              <div>
                <dt>Date</dt>
                <dd>{formatCalendarDay(waiting.fundedOn)}</dd>
              </div>
            )}
            {waiting.method && (
              <div>
                <dt>Method</dt>
                <dd>{labelOf(fundingMethods, waiting.method)}</dd>
              </div>
            )}
          </dl>
          <DecidedAnyway decision={waiting} />
          {field}
        </>
      }
      right={
        <>
          {waiting.kind === 'funded' && <OfferNotice form={form} />}
          <Signatures form={form} isTwo />
        </>
      }
    />
  )
}
