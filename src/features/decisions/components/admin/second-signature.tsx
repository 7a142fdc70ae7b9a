import { useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { fundingMethods } from '#domain/decisions.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatCalendarDay } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Textarea } from '#ui/textarea.tsx'
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
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string>()
  const failure = sign.error ?? refuse.error
  const sum = waiting.amount === null ? '' : sayAmount(waiting.amount)
  // A new offer may take the place of one that ended.
  const isBarred = waiting.kind === 'funded' && form.offerProblem !== null
  const isBusy = sign.isPending || refuse.isPending

  const sayNo = () => {
    if (reason.trim() === '') return setMistake('Say why, for the person who asked')
    setMistake(undefined)
    refuse.mutate(reason.trim(), { onSuccess: onDone })
  }

  return (
    <DecisionFrame
      onSubmit={() => sign.mutate(undefined, { onSuccess: onDone })}
      onCancel={onCancel}
      notice={
        failure && (
          <Notice tone="critical" announce>
            {reasonOf(failure, 'This was not saved. Please try again.')}
          </Notice>
        )
      }
      foot="No money moves from here: your bank does that."
      submit={
        (isMine && !isReady) || isBarred
          ? null
          : { label: isMine ? `Sign ${sum} alone` : `Sign ${sum}`, busy: sign.isPending && 'Signing…' }
      }
      more={
        <Button variant="quiet" size="small" disabled={isBusy} onClick={sayNo}>
          {isMine ? 'Take my signature back' : 'Don’t sign'}
        </Button>
      }
      left={
        <>
          <dl className="decision-terms">
            <div>
              <dt>Amount</dt>
              <dd>{sum}</dd>
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
          <Field
            label={isMine ? 'Why you take it back' : 'If you don’t sign: why'}
            error={mistake}
            optional={!mistake}
          >
            <Textarea
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
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
