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
import { useClaimAct } from './claim-queries.ts'
import { useCorrectEntry } from './ledger-queries.ts'

type CorrectionDialogProps = { ledger: Ledger; line: LedgerLine; typed: Typed; onClose: () => void }

const ways = [
  { value: 'change', label: 'Another sum or day' },
  { value: 'out', label: 'It never came' },
  { value: 'back', label: 'The bank took it back' },
] as const
type Way = (typeof ways)[number]['value']

/** The first of two signatures, or what the bank took back. The entry stays; another one answers it. */
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
  const correcting = useCorrectEntry(file.id)
  const acting = useClaimAct(file.id)
  const isBack = way === 'back'
  const isPending = correcting.isPending || acting.isPending
  const refusal = useRefusal(isBack ? acting.error : correcting.error, noAnswer)
  const { reportSuccess } = useOutcome()
  const isReady =
    way === 'out' || (isBack ? on !== undefined : amount !== undefined && amount > 0 && on !== undefined)
  const finish = (words: string) => () => {
    forget()
    reportSuccess(words)
    onClose()
  }
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    const words = reason.trim()
    setMissing(words === '')
    if (words === '') field.current?.focus()
    if (words === '' || !isReady || isPending) return
    if (isBack && on)
      return acting.mutate(
        { giveBack: { on, reason: words, submissionKey }, entryId },
        { onSuccess: finish('Recorded. What it paid is owed again.') },
      )
    const instead = way === 'change' && amount !== undefined && on !== undefined ? { amount, on } : null
    correcting.mutate(
      { entryId, ask: { instead, reason: words, submissionKey } },
      { onSuccess: finish('Signed. It counts once a second person signs.') },
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
        {isBack && (
          <Field label="Day the bank took it back" error={refusal?.fields.on}>
            <DateInput today={today} lean="back" value={on} onChange={(next) => set({ on: next })} />
          </Field>
        )}
        <Field
          label={isBack ? 'What the bank says' : 'Why'}
          help={
            isBack
              ? 'Client and firm are told that something is owed again.'
              : 'For the one who signs second, and for the record.'
          }
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
        <DialogFoot
          note={
            isBack
              ? 'It counts from that day on, on every contract that the payment was split among.'
              : 'It counts from the entry’s own day, once a second person signs.'
          }
        >
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            keys="Ctrl Enter"
            busy={isPending && 'Saving…'}
            off={!isReady && 'It needs an amount and a day.'}
          >
            {isBack ? 'Record the return' : 'Sign first'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
