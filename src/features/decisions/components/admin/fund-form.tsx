import { useState } from 'react'
import { type FundingMethod, fundingMethods } from '#domain/decisions.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { parseDollars } from '#lib/price/money.ts'
import { staffLocale } from '#site/locale.ts'
import { lastFundingDay, offerDayOf } from '../../content/funding-day.ts'
import { writeOfferLetter } from '../../content/letter.ts'
import { amountMistake, type Decided, type DecisionForm } from '../../schema/form.ts'
import type { Decision } from '../../schema/records.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { Concerns, useConcerns } from './concerns.tsx'
import { useDecisionDraft } from './decision-calls.ts'
import { AmountField, DecisionFrame, UndoHint } from './decision-frame.tsx'
import { MailPreview } from './mail-preview.tsx'
import { OfferNotice } from './offer-notice.tsx'
import { SecondSigner, useSecondSigner } from './second-signer.tsx'
import { Signatures } from './signatures.tsx'

type FundFormProps = {
  form: DecisionForm
  offer: Decision & { amount: number }
  onDone: (decided: Decided) => void
  onCancel: () => void
}

export function FundForm({ form: opened, offer, onDone, onCancel }: FundFormProps) {
  const draft = useDecisionDraft(opened, onDone)
  const { form } = draft
  const [typed, setTyped] = useState(sayAmount(offer.amount))
  const [fundedOn, setFundedOn] = useState(form.today)
  const [method, setMethod] = useState<FundingMethod | ''>('')
  const amount = parseDollars(typed)
  const weighed = useConcerns(form, offer.amount)
  const second = useSecondSigner(form, 'funded', offer.amount)
  const { isTwo } = second
  const label = isTwo ? second.label : `Fund ${sayAmount(offer.amount)}`

  const submit = () =>
    draft.send(
      {
        ...{ kind: 'funded', amount: amount ?? 0, fundedOn, method: method || 'ach' },
        ...{ ...weighed.request, ...second.request },
      },
      {
        ...(!amount && { amount: amountMistake }),
        ...(!fundedOn && { fundedOn: 'Enter the day on which the money goes out' }),
        ...(method === '' && { method: 'Choose how the money goes out' }),
        ...{ ...weighed.mistakes, ...second.mistakes },
      },
    )

  return (
    <DecisionFrame
      onSubmit={submit}
      onCancel={onCancel}
      draft={draft}
      foot={<>No money moves from here: your bank does that. {!isTwo && <UndoHint />}</>}
      submit={form.offerProblem ? null : { label, busy: draft.isPending && 'Signing…' }}
      left={
        <>
          <AmountField
            help="As approved. Another sum needs a new offer."
            error={draft.mistakes.amount}
            value={typed}
            onType={setTyped}
          />
          <Field label="Date" error={draft.mistakes.fundedOn}>
            <Input
              type="date"
              min={offerDayOf(offer.effectiveAt ?? offer.signedAt)}
              max={lastFundingDay(form.today)}
              value={fundedOn}
              onChange={({ target }) => setFundedOn(target.value)}
            />
          </Field>
          <ChoiceRows
            legend="Method"
            name="funding-method"
            choices={fundingMethods}
            value={method}
            onChoose={setMethod}
            error={draft.mistakes.method}
          />
        </>
      }
      right={
        <>
          <OfferNotice form={form} />
          <Concerns weighed={weighed} error={draft.mistakes.concernsReason} />
          <Signatures form={form} isTwo={isTwo} />
          <SecondSigner form={form} second={second} error={draft.mistakes.aloneReason} />
          <Fold title={`The mail ${form.recipient.name} gets`}>
            <PaymentMail form={form} method={method} fundedOn={fundedOn} />
          </Fold>
        </>
      }
    />
  )
}

type PaymentMailProps = { form: DecisionForm; method: FundingMethod | ''; fundedOn: string }

function PaymentMail({ form, method, fundedOn }: PaymentMailProps) {
  const { offered, application, recipient } = form
  if (!offered || offered.kind === 'declined') return null
  const visible = { ...offered, kind: 'funded' as const, line: null, method: method || null, fundedOn }
  return (
    <MailPreview
      to={recipient.email}
      letter={writeOfferLetter(visible, application, { locale: staffLocale })}
    />
  )
}
