import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { needsCourt, offerQuestions, signerCapacities } from '#domain/contracts.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Columns, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { ContractsOfFile, NewContract } from '#features/contracts/records/schema.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { type ContractDraft, findMistakes, type Mistakes, needsPaper, toRequest } from './contract-draft.ts'
import { type Refusal, RefusalNote } from './refusal-note.tsx'

export type NamedDocument = { id: string; name: string }

type ContractFormProps = {
  start: ContractDraft
  offer: ContractsOfFile['offer']
  documents: readonly NamedDocument[]
  isReissue?: boolean
  refusal: Refusal | undefined
  busy: string | false
  label: string
  note: ReactNode
  /** What follows from what was typed. */
  follows?: (draft: ContractDraft) => ReactNode
  onSubmit: (request: NewContract, reason: string) => void
  onCancel: () => void
}

/** Everything on a contract that isn't computed. On the left what it says, on the right who signs and what we asked. */
export function ContractForm(props: ContractFormProps) {
  const { start, offer, isReissue = false, refusal, busy, label, note, follows, onSubmit, onCancel } = props
  const [draft, setDraft] = useState(start)
  const [found, setFound] = useState<Mistakes>({})
  const change = (changes: Partial<ContractDraft>) => setDraft((now) => ({ ...now, ...changes }))
  // The focus goes to a mistake once, not with every key that is pressed.
  const mistakes = useMemo((): Mistakes => ({ ...refusal?.fields, ...found }), [refusal, found])
  const form = useFocusOnMistake(mistakes)
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (busy) return
    const own = findMistakes(draft, isReissue)
    setFound(own)
    if (Object.keys(own).length === 0) onSubmit(toRequest(draft), draft.reason.trim())
  }
  useMainKey(submit)
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <RefusalNote refusal={refusal} title={isReissue ? 'Not reissued.' : 'Not drafted.'} />
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
            options={[
              { value: 'en', label: 'English' },
              { value: 'en-es', label: 'English and Spanish' },
            ]}
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
  `The offer is ${formatCents(amount)} and stands through ${formatCalendarDay(endsOn)}.`

type PartProps = {
  draft: ContractDraft
  mistakes: Mistakes
  change: (changes: Partial<ContractDraft>) => void
}

function SignerFields({
  draft,
  mistakes,
  change,
  documents,
}: PartProps & { documents: readonly NamedDocument[] }) {
  const isOther = draft.capacity !== 'self'
  return (
    <>
      <Field label="Name on the paper" help="As it is on their ID." error={mistakes.name}>
        <Input value={draft.name} maxLength={150} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field
        label="Former name"
        optional
        help="If the name changed since the application. Then a paper has to say so."
        error={mistakes.formerName}
      >
        <Input
          value={draft.formerName}
          maxLength={150}
          onChange={({ target }) => change({ formerName: target.value })}
        />
      </Field>
      <Field label="Who signs" error={mistakes.capacity}>
        <Select
          options={signerCapacities}
          value={draft.capacity}
          onChange={({ target }) =>
            change({
              capacity: signerCapacities.find(({ value }) => value === target.value)?.value ?? 'self',
            })
          }
        />
      </Field>
      {isOther && (
        <Field label="Signer’s name" error={mistakes.signer}>
          <Input
            value={draft.signer}
            maxLength={150}
            onChange={({ target }) => change({ signer: target.value })}
          />
        </Field>
      )}
      {needsPaper(draft) && (
        <PaperField
          label={isOther ? 'The paper that says so' : 'The paper about the name'}
          error={mistakes.documentId}
          documents={documents}
          value={draft.documentId}
          onChange={(documentId) => change({ documentId })}
        />
      )}
      {needsCourt(draft.capacity) && (
        <PaperField
          label="The court’s approval"
          error={mistakes.courtDocumentId}
          documents={documents}
          value={draft.courtDocumentId}
          onChange={(courtDocumentId) => change({ courtDocumentId })}
        />
      )}
    </>
  )
}

type PaperFieldProps = {
  label: string
  error: string | undefined
  documents: readonly NamedDocument[]
  value: string
  onChange: (id: string) => void
}

function PaperField({ label, error, documents, value, onChange }: PaperFieldProps) {
  return (
    <Field label={label} help="It can be drafted without, and not sent." error={error}>
      <Select
        placeholder={documents.length === 0 ? 'This file has no documents yet' : 'No document yet'}
        options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

function Questions({ draft, mistakes, change }: PartProps) {
  return (
    <>
      <SectionHead level={3} title="Asked at the offer" about="unanswered, it isn’t sent" />
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
