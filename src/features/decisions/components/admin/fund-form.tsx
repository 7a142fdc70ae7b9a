import { useState } from 'react'
import { type FundingMethod, fundingMethods } from '#domain/decisions.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { parseDollars } from '#lib/price/money.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { writeOfferLetter } from '../../content/letter.ts'
import { amountMistake, type Decided, type DecisionDesk } from '../../schema/form.ts'
import type { Decision } from '../../schema/records.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { DecisionFrame, UndoHint } from './decision-frame.tsx'
import { FormNotice } from './form-notice.tsx'
import { MailPreview } from './mail-preview.tsx'
import { Signatures } from './signatures.tsx'
import { useDecisionForm } from './use-decision-form.ts'

type FundFormProps = {
  desk: DecisionDesk
  /** The offer that is paid out. */
  offer: Decision & { amount: number }
  onDone: (decided: Decided) => void
  onCancel: () => void
}

/** Amount, date and way, and who signs: one person, or two above the owner's sum. */
export function FundForm({ desk: opened, offer, onDone, onCancel }: FundFormProps) {
  const form = useDecisionForm(opened, onDone)
  const { desk } = form
  const [typed, setTyped] = useState(sayAmount(offer.amount))
  const [fundedOn, setFundedOn] = useState(desk.today)
  const [method, setMethod] = useState<FundingMethod | ''>('')
  const [askedId, setAskedId] = useState<string>(desk.signers[0]?.id ?? '')
  const amount = parseDollars(typed)
  const isTwo = desk.secondAbove !== null && offer.amount > desk.secondAbove
  const asked = desk.signers.find(({ id }) => id === askedId)
  const isStuck = isTwo && desk.signers.length === 0
  const label = isTwo
    ? `Sign and ask ${asked?.name.split(' ')[0] ?? 'somebody'}`
    : `Fund ${sayAmount(offer.amount)}`

  const submit = () =>
    form.send(
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
      notice={<FormNotice form={form} onCancel={onCancel} />}
      foot={<>No money moves from here: your bank does that. {!isTwo && <UndoHint />}</>}
      submit={isStuck ? null : { label, busy: form.isPending && 'Signing…' }}
      left={
        <>
          <Field
            label="Amount"
            help="As approved. Another sum needs a new offer."
            error={form.mistakes.amount}
          >
            <Input
              className="decision-amount"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Field label="Date" error={form.mistakes.fundedOn}>
            <Input type="date" value={fundedOn} onChange={({ target }) => setFundedOn(target.value)} />
          </Field>
          <ChoiceRows
            legend="Method"
            name="funding-method"
            choices={fundingMethods}
            value={method}
            onChoose={setMethod}
            error={form.mistakes.method}
          />
        </>
      }
      right={
        <>
          <Signatures desk={desk} isTwo={isTwo} />
          {isTwo && desk.signers.length > 0 && (
            <ChoiceRows
              legend="Ask"
              name="second-signer"
              choices={desk.signers.map(({ id, name }) => ({ value: id, label: name }))}
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
          <Disclosure summary={`The mail ${desk.recipient.name} gets`}>
            <PaymentMail desk={desk} method={method} fundedOn={fundedOn} />
          </Disclosure>
        </>
      }
    />
  )
}

type PaymentMailProps = { desk: DecisionDesk; method: FundingMethod | ''; fundedOn: string }

function PaymentMail({ desk, method, fundedOn }: PaymentMailProps) {
  const { offered, application, recipient } = desk
  if (!offered || offered.kind === 'declined') return null
  const told = { ...offered, kind: 'funded' as const, line: null, method: method || null, fundedOn }
  return <MailPreview to={recipient.email} letter={writeOfferLetter(told, application)} />
}
