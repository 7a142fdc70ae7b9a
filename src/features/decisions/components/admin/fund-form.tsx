import { useState } from 'react'
import { type FundingMethod, fundingMethods } from '#domain/decisions.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { parseDollars } from '#lib/price/money.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { lastFundingDay, offerDayOf } from '../../content/funding-day.ts'
import { writeOfferLetter } from '../../content/letter.ts'
import { amountMistake, type Decided, type DecisionForm } from '../../schema/form.ts'
import type { Decision } from '../../schema/records.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { useDecisionDraft } from './decision-calls.ts'
import { AmountField, DecisionFrame, UndoHint } from './decision-frame.tsx'
import { MailPreview } from './mail-preview.tsx'
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
  const [askedId, setAskedId] = useState<string>(form.signers[0]?.id ?? '')
  const amount = parseDollars(typed)
  const isTwo = form.secondAbove !== null && offer.amount > form.secondAbove
  const asked = form.signers.find(({ id }) => id === askedId)
  const isStuck = isTwo && form.signers.length === 0
  const label = isTwo
    ? `Sign and ask ${asked?.name.split(' ')[0] ?? 'somebody'}`
    : `Fund ${sayAmount(offer.amount)}`

  const submit = () =>
    draft.send(
      {
        ...{ kind: 'funded', amount: amount ?? 0, fundedOn, method: method || 'ach' },
        ...(isTwo && askedId && { askedId }),
      },
      {
        ...(!amount && { amount: amountMistake }),
        ...(!fundedOn && { fundedOn: 'Enter the day on which the money goes out' }),
        ...(method === '' && { method: 'Choose how the money goes out' }),
      },
    )

  return (
    <DecisionFrame
      onSubmit={submit}
      onCancel={onCancel}
      draft={draft}
      foot={<>No money moves from here: your bank does that. {!isTwo && <UndoHint />}</>}
      submit={isStuck ? null : { label, busy: draft.isPending && 'Signing…' }}
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
          <Signatures form={form} isTwo={isTwo} />
          {isTwo && form.signers.length > 0 && (
            <ChoiceRows
              legend="Ask"
              name="second-signer"
              choices={form.signers.map(({ id, name }) => ({ value: id, label: name }))}
              value={askedId}
              onChoose={setAskedId}
              hasKeys={false}
            />
          )}
          {isTwo && (
            <p className="text-small text-soft">
              {asked
                ? `${asked.name} is told by mail, looks at the file, and signs or says no with a reason. `
                : ''}
              Everybody else who may decide can sign, too. If anything in the file changes before, the
              signature is void.
            </p>
          )}
          <Disclosure summary={`The mail ${form.recipient.name} gets`}>
            <PaymentMail form={form} method={method} fundedOn={fundedOn} />
          </Disclosure>
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
  return <MailPreview to={recipient.email} letter={writeOfferLetter(visible, application)} />
}
