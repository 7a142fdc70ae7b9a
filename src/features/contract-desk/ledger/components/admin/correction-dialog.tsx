import { type FormEvent, useRef, useState } from 'react'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import {
  noAnswer,
  RefusalNote,
  useRefusal,
} from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import { type Typed, useTyped } from '#features/contract-desk/contract/components/admin/use-typed.ts'
import type { Ledger, LedgerLine } from '#features/payoffs/accounts/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { useCorrectEntry } from './ledger-queries.ts'

type CorrectionDialogProps = { ledger: Ledger; line: LedgerLine; typed: Typed; onClose: () => void }

const ways = [
  { value: 'change', label: 'Another sum or day' },
  { value: 'out', label: 'It never came' },
] as const
type Way = (typeof ways)[number]['value']

/** The first of two signatures. The entry stays; another one answers it. */
export function CorrectionDialog({ ledger, line, typed, onClose }: CorrectionDialogProps) {
  const { file, today } = ledger
  const entryId = line.entry?.id ?? ''
  const start = {
    ...{ way: 'change' as Way, amount: line.stands ?? undefined, on: line.on as string | undefined },
    ...{ reason: '', submissionKey: makeSubmissionKey() },
  }
  const { value, change, forget } = useTyped(typed, `${file.id} correction ${entryId}`, start)
  const { way, amount, on, reason, submissionKey } = value
  const set = (changes: Partial<typeof start>) => change({ ...changes, submissionKey: makeSubmissionKey() })
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, error, isPending } = useCorrectEntry(file.id)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const isReady = way === 'out' || (amount !== undefined && amount > 0 && on !== undefined)
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    const words = reason.trim()
    setMissing(words === '')
    if (words === '') field.current?.focus()
    if (words === '' || !isReady || isPending) return
    const instead = way === 'change' && amount !== undefined && on !== undefined ? { amount, on } : null
    mutate(
      { entryId, ask: { instead, reason: words, submissionKey } },
      {
        onSuccess: () => {
          forget()
          reportSuccess('Signed. It counts once a second person signs.')
          onClose()
        },
      },
    )
  }
  useMainKey(submit)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct an entry"
      about={`${formatCents(line.stands ?? 0)}, ${formatCalendarDay(line.on)}`}
    >
      <form noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title="Not signed." />
        <Segments label="What was wrong" options={ways} value={way} onChange={(next) => set({ way: next })} />
        {way === 'change' && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Amount" error={refusal?.fields['instead.amount'] ?? refusal?.fields.amount}>
              <MoneyInput value={amount} onChange={(next) => set({ amount: next })} />
            </Field>
            <Field label="Day" error={refusal?.fields.on}>
              <DateInput today={today} lean="back" value={on} onChange={(next) => set({ on: next })} />
            </Field>
          </div>
        )}
        <Field
          label="Why"
          help="For the one who signs second, and for the record."
          error={isMissing && !reason.trim() ? 'Write what was wrong' : refusal?.fields.reason}
        >
          <Textarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
        <DialogFoot note="It counts from the entry’s own day, once a second person signs.">
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            keys="Ctrl Enter"
            busy={isPending && 'Signing…'}
            off={!isReady && 'It needs an amount and a day.'}
          >
            Sign first
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
