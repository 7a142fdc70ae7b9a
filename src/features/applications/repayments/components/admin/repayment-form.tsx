import { type FormEvent, useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { parseDollars } from '#lib/price/money.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Repayment, repaymentMistake } from '../../schema.ts'
import { useChangeRepaid } from './repayment-queries.ts'

type RepaymentFormProps = {
  applicationId: string
  today: string
  /** What is corrected. */
  old: Repayment | undefined
  onDone: () => void
}

/** A repayment, or what should stand in the place of one. What is typed stays when it can't be saved. */
export function RepaymentForm({ applicationId, today, old, onDone }: RepaymentFormProps) {
  const [typed, setTyped] = useState(old ? (old.amount / 100).toFixed(2) : '')
  const [repaidOn, setRepaidOn] = useState(old?.repaidOn ?? today)
  const [submissionKey] = useState(makeSubmissionKey)
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending, error } = useChangeRepaid(applicationId)
  const dayMistake = error instanceof ApiError ? error.errors.repaidOn?.[0] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const amount = parseDollars(typed)
    setMistake(amount ? undefined : repaymentMistake)
    if (!amount) return
    const instead = { amount, repaidOn }
    mutate(
      old
        ? { repaymentId: old.id, correction: { submissionKey, instead } }
        : { record: { submissionKey, ...instead } },
      { onSuccess: onDone },
    )
  }
  const takeOut = () =>
    old &&
    mutate({ repaymentId: old.id, correction: { submissionKey, instead: null } }, { onSuccess: onDone })

  return (
    <form onSubmit={submit} className="grid max-w-96 gap-3" noValidate>
      {error && !dayMistake && (
        <Notice tone="critical" announce>
          {reasonOf(error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <Field label="Amount" help="In dollars, as it reached our account." error={mistake}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label="Day" error={dayMistake}>
        <Input
          type="date"
          value={repaidOn}
          max={today}
          onChange={({ target }) => setRepaidOn(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" busy={isPending && 'Saving…'}>
          {old ? 'Correct it' : 'Record it'}
        </Button>
        {old && (
          <Button size="small" variant="outline" onClick={takeOut}>
            Take it out
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
