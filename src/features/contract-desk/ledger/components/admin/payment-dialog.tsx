import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { fundingMethods } from '#domain/decisions.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Columns, Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import {
  noAnswer,
  RefusalNote,
  useRefusal,
} from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import { type Typed, useTyped } from '#features/contract-desk/contract/components/admin/use-typed.ts'
import { type Ledger, paymentMistake } from '#features/payoffs/accounts/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { useLedger, useRecordPayment } from './ledger-queries.ts'
import { LetterField } from './letter-field.tsx'
import { PaymentSplit } from './payment-split.tsx'

type PaymentDialogProps = { ledger: Ledger; typed: Typed; onClose: () => void }

type Draft = {
  amount: number | undefined
  on: string | undefined
  method: string
  payer: string
  reference: string
  letter: string | undefined
  rest: (typeof rests)[number]['value']
  submissionKey: string
  seen: number
}

const rests = [
  { value: 'part', label: 'A part; more will come' },
  { value: 'all', label: 'All there will be', about: 'Opens the reduction for the rest' },
] as const

/** What came in: the oldest contract first, charges before the advance. */
export function PaymentDialog({ ledger, typed, onClose }: PaymentDialogProps) {
  const { file, today, seen, all } = ledger
  const start: Draft = {
    ...{ amount: all.owed > 0 ? all.owed : undefined, on: today, method: 'wire', payer: '', reference: '' },
    ...{ letter: undefined, rest: 'part' },
    ...{ submissionKey: makeSubmissionKey(), seen },
  }
  const draft = useTyped<Draft>(typed, `${file.id} payment`, start)
  const { value, change, forget } = draft
  const { amount, on } = value
  const field = useRef<HTMLInputElement>(null)
  const { mutate, error, isPending } = useRecordPayment(file.id)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const navigate = useNavigate()
  const then = useLedger(file.id, on === today ? undefined : on).data
  const isPart = then !== undefined && amount !== undefined && amount < then.all.owed
  const isNews = seen !== value.seen && !isPending
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!amount || !on || isPending || isNews) {
      if (!amount) field.current?.focus()
      return
    }
    const { submissionKey, method, payer, reference, letter } = value
    mutate(
      {
        ...{ amount, on, submissionKey, seen: value.seen },
        ...(method && { method: fundingMethods.find((one) => one.value === method)?.value }),
        ...(payer.trim() && { payer: payer.trim() }),
        ...(reference.trim() && { reference: reference.trim() }),
        ...(letter && { letter }),
      },
      {
        onSuccess: ({ balance }) => {
          forget()
          reportSuccess(
            balance.overpaid > 0
              ? `Recorded. ${formatCents(balance.overpaid)} goes back.`
              : `Recorded. ${formatCents(balance.owed)} is still owed.`,
          )
          onClose()
          if (value.rest === 'all' && balance.owed > 0) navigate(paths.adminApplicationReduction(file.id))
        },
      },
    )
  }
  useMainKey(submit)
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Record a payment"
      about={`${file.name}, ${formatCents(all.owed)} owed ${ledger.on === today ? 'today' : `on ${formatCalendarDay(ledger.on)}`}`}
      initialFocus={field}
    >
      <form noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title="Not recorded." />
        {draft.isKept && (
          <Note tone="calm" title="What you typed before is still here.">
            It wasn’t recorded.
          </Note>
        )}
        {isNews && (
          <Note
            announce
            title="Somebody else wrote into this ledger meanwhile."
            action={
              <Button kind="bare" onClick={() => change({ seen })}>
                I’ve looked, mine is still right
              </Button>
            }
          >
            It may be the same money.
          </Note>
        )}
        <Columns>
          <div className="k-form">
            <Field
              label="Amount received"
              help={then && isPart ? `Less than the ${formatCents(then.all.owed)} owed: a part.` : undefined}
              error={amount === undefined || amount > 0 ? refusal?.fields.amount : paymentMistake}
            >
              <MoneyInput
                ref={field}
                isBig
                value={amount}
                onChange={(next) => change({ amount: next, submissionKey: makeSubmissionKey() })}
              />
            </Field>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Date received" error={refusal?.fields.on}>
                <DateInput
                  today={today}
                  lean="back"
                  value={on}
                  onChange={(next) => change({ on: next, submissionKey: makeSubmissionKey() })}
                />
              </Field>
              <Field label="By">
                <Select
                  options={fundingMethods}
                  value={value.method}
                  onChange={({ target }) =>
                    change({ method: target.value, submissionKey: makeSubmissionKey() })
                  }
                />
              </Field>
            </div>
            <Field label="From" optional>
              <Input
                maxLength={200}
                value={value.payer}
                onChange={({ target }) => change({ payer: target.value, submissionKey: makeSubmissionKey() })}
              />
            </Field>
            <Field label="Bank’s reference" optional error={refusal?.fields.reference}>
              <Input
                maxLength={200}
                value={value.reference}
                onChange={({ target }) =>
                  change({ reference: target.value, submissionKey: makeSubmissionKey() })
                }
              />
            </Field>
            <LetterField
              applicationId={file.id}
              value={value.letter}
              error={refusal?.fields.letter}
              onChange={(next) => change({ letter: next, submissionKey: makeSubmissionKey() })}
            />
            {isPart && (
              <Choice
                name="payment-rest"
                legend="This payment is"
                options={rests}
                value={value.rest}
                onChange={(next) => change({ rest: next })}
              />
            )}
          </div>
          <div>{then && <PaymentSplit ledger={then} amount={amount ?? 0} />}</div>
        </Columns>
        <DialogFoot note="Entries stay. A mistake is answered by a second entry with a reason.">
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            keys="Ctrl Enter"
            busy={isPending && 'Recording…'}
            off={(!amount || !on) && 'It needs an amount and a day.'}
          >
            Record{amount ? ` ${formatCents(amount)}` : ''}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
