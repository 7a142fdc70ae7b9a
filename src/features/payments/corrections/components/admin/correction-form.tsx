import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FundingMethod, fundingMethods } from '#domain/decisions.ts'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { amountMistake } from '#features/decisions/schema/form.ts'
import { parseDollars } from '#lib/price/money.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { PaidOut, Payment } from '../../schema.ts'
import { useCorrectPayment } from './correction-queries.ts'

type CorrectionFormProps = {
  id: string
  payment: Payment
  days: NonNullable<PaidOut['days']>
  onDone: () => void
}

export function CorrectionForm({ id, payment, days, onDone }: CorrectionFormProps) {
  const [typed, setTyped] = useState((payment.amount / 100).toFixed(2))
  const [fundedOn, setFundedOn] = useState(payment.fundedOn)
  const [method, setMethod] = useState<FundingMethod>(payment.method)
  const [reason, setReason] = useState('')
  const [submissionKey] = useState(makeSubmissionKey)
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const { mutate, isPending, error } = useCorrectPayment(id)
  const refused = error instanceof ApiError ? error.errors : {}
  const mistakeOf = (name: string) => mistakes[name] ?? refused[name]?.[0]

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (Object.keys(mistakes).length === 0 && !error) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [mistakes, error])

  function submit(event: FormEvent) {
    event.preventDefault()
    const amount = parseDollars(typed)
    const found = {
      ...(!amount && { amount: amountMistake }),
      ...(!reason.trim() && { reason: 'Write what was wrong' }),
    }
    setMistakes(found)
    if (!amount || Object.keys(found).length > 0) return
    mutate({ ask: { amount, fundedOn, method, reason: reason.trim(), submissionKey } }, { onSuccess: onDone })
  }

  return (
    <form ref={form} onSubmit={submit} className="grid max-w-96 gap-3" noValidate>
      {error && Object.keys(refused).length === 0 && (
        <Notice tone="critical" announce>
          {reasonOf(error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <Field label="Amount" help="In dollars, as the bank sent it." error={mistakeOf('amount')}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label="Day" error={mistakeOf('fundedOn')}>
        <Input
          type="date"
          min={days.first}
          max={days.last}
          value={fundedOn}
          onChange={({ target }) => setFundedOn(target.value)}
        />
      </Field>
      <Field label="Method" error={mistakeOf('method')}>
        <Select
          options={fundingMethods}
          value={method}
          onChange={({ target }) => setMethod(target.value as FundingMethod)}
        />
      </Field>
      <Field
        label="What was wrong"
        help="For the one who signs second, and for the record."
        error={mistakeOf('reason')}
      >
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Signing…'}>
          Sign the correction
        </Button>
        <Button kind="bare" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
