import { type FormEvent, useRef, useState } from 'react'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Columns, Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import {
  noAnswer,
  RefusalNote,
  useRefusal,
} from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { PayoffPreview } from './payoff-preview.tsx'
import { pdfOfLetter, useMakeLetter, usePayoff } from './payoff-queries.ts'

type PayoffDialogProps = { ledger: Ledger; onClose: () => void }

const all = 'all'

/** A letter about all that is out, or one contract. It opens as a PDF once it's made. */
export function PayoffDialog({ ledger, onClose }: PayoffDialogProps) {
  const { file, today, advances } = ledger
  const [submissionKey, setKey] = useState(makeSubmissionKey)
  const [through, setThrough] = useState<string>()
  const [gross, setGross] = useState<number>()
  const [contract, setContract] = useState(all)
  const one = contract === all ? undefined : contract
  const asked = {
    ...(through && { through }),
    ...(gross && gross > 0 && { gross }),
    ...(one && { contract: one }),
  }
  const { data: offer } = usePayoff(file.id, asked)
  const { mutate, error, isPending } = useMakeLetter(file.id)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const field = useRef<HTMLInputElement>(null)
  const change = (run: () => void) => {
    run()
    setKey(makeSubmissionKey())
  }
  const on = through ?? offer?.latest
  const figures = offer?.figures
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!on || isPending || !figures) return
    mutate(
      { goodThrough: on, submissionKey, contract: one, ...(gross && { gross }) },
      {
        onSuccess: (letter) => {
          reportSuccess(`Letter ${letter.ordinal} is made: ${formatCents(letter.owed)}`)
          window.location.assign(pdfOfLetter(letter.id))
          onClose()
        },
      },
    )
  }
  useMainKey(submit)
  const open = advances.filter(({ contract: paper, ending }) => paper !== null && ending === null)
  const wrongDay =
    offer?.problem === 'wrong day' ? 'Use a day before the next step, from today on.' : undefined
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Payoff letter"
      about={`${file.name}${offer ? `, to ${offer.to}` : ''}`}
      initialFocus={field}
    >
      <form noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title="Not made." />
        <Columns>
          <div className="k-form">
            <Field
              label="Good through"
              help={
                offer &&
                `Latest possible: ${formatCalendarDay(offer.latest)}${figures?.isDaily ? '' : ', the day before a step'}.`
              }
              error={refusal?.fields.goodThrough ?? wrongDay}
            >
              <DateInput
                ref={field}
                today={today}
                lean="ahead"
                value={on}
                onChange={(day) => change(() => setThrough(day))}
              />
            </Field>
            {open.length > 1 && (
              <Field label="Contracts">
                <Select
                  options={[
                    { value: all, label: 'All that are out' },
                    ...open.map(({ number, contract: paper, balance }) => ({
                      value: paper?.id ?? '',
                      label: `-${number} alone, ${formatCents(balance.owed)} owed`,
                    })),
                  ]}
                  value={contract}
                  onChange={({ target }) => change(() => setContract(target.value))}
                />
              </Field>
            )}
            {offer?.asksGross && (
              <Field
                label="Gross of the settlement"
                help="The law here limits us to a share of it."
                error={refusal?.fields.gross}
              >
                <MoneyInput
                  value={gross ?? figures?.gross ?? undefined}
                  onChange={(next) => change(() => setGross(next))}
                />
              </Field>
            )}
            {offer && !offer.hasBank && (
              <Note tone="calm" title="No account for wires.">
                The letter names the address for checks alone. The owner enters our account in Settings.
              </Note>
            )}
          </div>
          <div>{offer && <PayoffPreview offer={offer} name={file.name} />}</div>
        </Columns>
        <DialogFoot
          note={
            offer?.live
              ? `Sealed when made; letter ${offer.live.ordinal} is marked replaced.`
              : 'Sealed when made.'
          }
        >
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            keys="Ctrl Enter"
            busy={isPending && 'Printing…'}
            off={!figures && 'It needs a day before the next step.'}
          >
            Make the letter{figures ? `, ${formatCents(figures.owed)}` : ''}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
