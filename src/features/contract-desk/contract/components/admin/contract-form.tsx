import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { contractLanguages, offerQuestions } from '#domain/contracts.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Columns, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { ContractsOfFile, NewContract } from '#features/contracts/records/schema.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { formatCents } from '#site/staff-format.ts'
import { type ContractDraft, findMistakes, type Mistakes, toRequest } from './contract-draft.ts'
import { sayDay } from './contract-words.ts'
import { type Refusal, RefusalNote } from './refusal-note.tsx'
import { type NamedDocument, type PartProps, SignerFields } from './signer-fields.tsx'
import { type Typed, useTyped } from './use-typed.ts'

type ContractFormProps = {
  start: ContractDraft
  /** Where what was typed is kept until it is sent. */
  typed: Typed
  place: string
  offer: ContractsOfFile['offer']
  documents: readonly NamedDocument[]
  isReissue?: boolean
  refusal: Refusal | undefined
  busy: string | false
  label: string
  note: ReactNode
  /** What follows from what was typed. */
  follows?: (draft: ContractDraft) => ReactNode
  /** Call `onDone` once it is kept. */
  onSubmit: (request: NewContract, reason: string, onDone: () => void) => void
  onCancel: () => void
}

/** Everything on a contract that isn't computed. On the left what it says, on the right who signs and what we asked. */
export function ContractForm(props: ContractFormProps) {
  const { offer, isReissue = false, refusal, busy, label, note, follows, onSubmit, onCancel } = props
  const { value: draft, change, forget, isKept } = useTyped(props.typed, props.place, props.start)
  const [found, setFound] = useState<Mistakes>({})
  // The focus goes to a mistake once, not with every key that is pressed.
  const mistakes = useMemo((): Mistakes => ({ ...refusal?.fields, ...found }), [refusal, found])
  const form = useFocusOnMistake(mistakes)
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (busy) return
    const own = findMistakes(draft, isReissue)
    setFound(own)
    if (Object.keys(own).length === 0) onSubmit(toRequest(draft), draft.reason.trim(), forget)
  }
  useMainKey(submit)
  return (
    <form ref={form} onSubmit={submit} noValidate className="contract-form">
      <RefusalNote refusal={refusal} title={isReissue ? 'Not reissued.' : 'Not drafted.'} />
      {isKept && (
        <div className="pb-3">
          <Note
            tone="calm"
            title="What you typed before is still here."
            action={
              <Button kind="bare" onClick={forget}>
                Start over
              </Button>
            }
          />
        </div>
      )}
      <Columns>
        <div className="k-form content-start">
          <Field
            label="Planned funding day"
            help="The dates on page 1 count from it."
            error={mistakes.fundingOn}
          >
            <DateInput
              today={today()}
              value={draft.fundingOn}
              onChange={(fundingOn) => change({ fundingOn })}
            />
          </Field>
          <Field label="Amount" help={offer ? sayOffer(offer) : undefined} error={mistakes.amount}>
            <MoneyInput value={draft.amount} onChange={(amount) => change({ amount })} />
          </Field>
          {isReissue && (
            <Field label="Why" help="It’s kept with both papers." error={mistakes.reason}>
              <Textarea
                rows={2}
                maxLength={500}
                value={draft.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            </Field>
          )}
          <Choice
            legend="Language"
            name="contract-language"
            layout="line"
            error={mistakes.language}
            options={contractLanguages}
            value={draft.language}
            onChange={(language) => change({ language })}
          />
          {follows?.(draft)}
        </div>
        <div className="k-form content-start">
          <SignerFields {...{ draft, mistakes, change }} documents={props.documents} />
          <Questions {...{ draft, mistakes, change }} />
        </div>
      </Columns>
      <DialogFoot note={note}>
        <Button kind="bare" keys="Esc" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" keys="Ctrl Enter" busy={busy}>
          {label}
        </Button>
      </DialogFoot>
    </form>
  )
}

const sayOffer = ({ amount, endsOn }: NonNullable<ContractsOfFile['offer']>) =>
  `Offered: ${formatCents(amount)} through ${sayDay(endsOn)}.`

function Questions({ draft, mistakes, change }: PartProps) {
  return (
    <>
      <SectionHead level={3} title="Asked at the offer" about="needed before it’s sent" />
      {offerQuestions.map(({ value, label }) => (
        <Choice
          key={value}
          legend={label}
          name={`contract-${value}`}
          layout="line"
          error={mistakes[value]}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={sayAnswer(draft.answers[value])}
          onChange={(answer) => change({ answers: { ...draft.answers, [value]: answer === 'yes' } })}
        />
      ))}
      {mistakes.answers && <p className="field-error">{mistakes.answers}</p>}
    </>
  )
}

const sayAnswer = (answer: boolean | undefined) => {
  if (answer === undefined) return undefined
  return answer ? 'yes' : 'no'
}
