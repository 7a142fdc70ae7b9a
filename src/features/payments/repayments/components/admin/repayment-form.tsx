import { type FormEvent, useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { parseDollars } from '#lib/price/money.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { type Repayment, repaymentMistake } from '../../schema.ts'
import { keepRepayment, type RepaymentDraft } from './repayment-draft.ts'
import { useChangeRepaid } from './repayment-queries.ts'

type RepaymentFormProps = {
  applicationId: string
  today: string
  old: Repayment | undefined
  /** The latest first. */
  recorded: readonly Repayment[]
  drafts: Map<string, string>
  kept: RepaymentDraft | undefined
  onDone: () => void
}

export function RepaymentForm(props: RepaymentFormProps) {
  const { applicationId, today, old, recorded, drafts, kept } = props
  const [typed, setTyped] = useState(kept?.typed ?? (old ? (old.amount / 100).toFixed(2) : ''))
  const [repaidOn, setRepaidOn] = useState(kept?.repaidOn ?? old?.repaidOn ?? today)
  const [submissionKey] = useState(() => kept?.submissionKey ?? makeSubmissionKey())
  const [seen, setSeen] = useState(kept?.seen ?? recorded.length)
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending, error } = useChangeRepaid(applicationId)
  const dayMistake = error instanceof ApiError ? error.errors.repaidOn?.[0] : undefined

  /** The latest comes first; while we save, it is our own. */
  const [theirs] = recorded.length > seen && !isPending ? recorded : []
  function change(next: { typed: string; repaidOn: string; seen: number }) {
    setTyped(next.typed)
    setRepaidOn(next.repaidOn)
    setSeen(next.seen)
    keepRepayment(drafts, applicationId, { ...next, submissionKey, of: old?.id ?? null })
  }
  function finish() {
    keepRepayment(drafts, applicationId, undefined)
    props.onDone()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const amount = parseDollars(typed)
    setMistake(amount ? undefined : repaymentMistake)
    if (!amount || theirs) return
    const instead = { amount, repaidOn }
    mutate(
      old
        ? { repaymentId: old.id, correction: { submissionKey, instead } }
        : { record: { submissionKey, ...instead, seen } },
      { onSuccess: finish },
    )
  }
  const takeOut = () =>
    old &&
    mutate({ repaymentId: old.id, correction: { submissionKey, instead: null } }, { onSuccess: finish })

  return (
    <form onSubmit={submit} className="grid max-w-96 gap-3" noValidate>
      {error && !dayMistake && (
        <Notice tone="critical" announce>
          {reasonOf(error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      {theirs && (
        <Notice tone="critical" title="Somebody else has written here meanwhile" announce>
          <p>
            {theirs.by ?? 'Somebody'} recorded {formatCents(theirs.amount)} on{' '}
            {formatCalendarDay(theirs.repaidOn)}. What you typed is kept and not saved.
          </p>
          <Button
            kind="line"
            className="mt-2"
            onClick={() => change({ typed, repaidOn, seen: recorded.length })}
          >
            I’ve read it, mine is still right
          </Button>
        </Notice>
      )}
      <Field label="Amount" help="In dollars, as it reached our account." error={mistake}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => change({ typed: target.value, repaidOn, seen })}
        />
      </Field>
      <Field label="Day" error={dayMistake}>
        <Input
          type="date"
          value={repaidOn}
          max={today}
          onChange={({ target }) => change({ typed, repaidOn: target.value, seen })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Saving…'}>
          {old ? 'Correct it' : 'Record it'}
        </Button>
        {old && (
          <Button kind="line" onClick={takeOut}>
            Take it out
          </Button>
        )}
        <Button kind="bare" onClick={finish}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
