import { useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { PayoutGate } from '#features/payouts/schema/gate.ts'
import type { Mistakes } from '../contract-draft.ts'
import { sayDay } from '../contract-words.ts'
import { noAnswer, useRefusal } from '../refusal-note.tsx'
import type { NamedDocument } from '../signer-fields.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useShownDetails, useWord } from './payout-queries.ts'
import { type PayDialogProps, whoseOf } from './payout-words.ts'

/** What every word is sent with, and what the server says to it. */
function useSaying({ applicationId, gate, onClose }: PayDialogProps, done: string) {
  const whose = whoseOf(applicationId, gate)
  const { mutate, error, isPending } = useWord(whose)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const onSuccess = () => {
    reportSuccess(done)
    onClose()
  }
  const say = (word: Parameters<typeof mutate>[0]) => mutate(word, { onSuccess })
  return { whose, say, refusal, isPending }
}

/** The account is read back by the payee, at a number that was here before the account was. */
export function CallBackDialog(props: PayDialogProps) {
  const { gate, onClose } = props
  const { say, whose, refusal, isPending } = useSaying(props, 'Called back')
  const details = useShownDetails(whose)
  const numbers = gate.numbers
  const [number, setNumber] = useState('')
  const [note, setNote] = useState('')
  const [own, setOwn] = useState<Mistakes>({})
  const mistakes = { ...refusal?.fields, ...own }
  const whole = details.data?.numbers
  const send = () => {
    const wrong: Mistakes = {
      ...(!number.trim() && { number: 'Say which number you called.' }),
      ...(!note.trim() && { note: 'Write what was read back.' }),
    }
    setOwn(wrong)
    if (Object.keys(wrong).length === 0) say({ about: 'bank-details', number, note })
  }
  return (
    <AskDialog
      title="Call the payee back"
      about={gate.contract.number}
      note="Never at a number from the mail that brought the account. Ask them to read it to you."
      failed="Not kept."
      {...{ refusal, mistakes, onClose }}
      label="They read it back"
      busy={isPending && 'Keeping it…'}
      off={numbers.length === 0 && 'No number was on file before these details.'}
      onSubmit={send}
    >
      {numbers.length === 0 && (
        <Note title="No number was on file before these details.">
          Meet them, or pay by check to the address in the file.
        </Note>
      )}
      {whole ? (
        <Choice
          legend="Number you called"
          name="called-number"
          error={mistakes.number}
          options={whole.map((one) => ({ value: one.number, label: one.number, about: one.whose }))}
          value={number || undefined}
          onChange={setNumber}
        />
      ) : (
        <div>
          <Field label="Number you called" help={`On file: ${sayNumbers(numbers)}.`} error={mistakes.number}>
            <Input
              type="tel"
              autoComplete="off"
              maxLength={40}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          </Field>
          {gate.may.seeDetails && numbers.length > 0 && (
            <Button kind="bare" busy={details.isPending && 'Reading…'} onClick={() => details.mutate()}>
              Show the whole number
            </Button>
          )}
        </div>
      )}
      <Field
        label="What was read back"
        help={`The account ends in ${gate.payout?.accountEnding ?? '…'}. Write the last four they read, and who spoke.`}
        error={mistakes.note}
      >
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </AskDialog>
  )
}

const sayNumbers = (numbers: PayoutGate['numbers']): string =>
  numbers
    .map(({ masked, whose, since }) => `${masked} (${whose}${since ? `, since ${sayDay(since)}` : ''})`)
    .join('; ') || 'none'

/** Account and file name the same person, or a paper says why not. */
export function PayeeDialog(props: PayDialogProps & { documents: readonly NamedDocument[] }) {
  const { gate, documents, onClose } = props
  const { say, refusal, isPending } = useSaying(props, 'Payee confirmed')
  const [note, setNote] = useState('')
  const [documentId, setDocumentId] = useState('')
  const mistakes = refusal?.fields ?? {}
  return (
    <AskDialog
      title="Confirm the payee’s name"
      about={gate.contract.number}
      note="Your name stands beside it."
      failed="Not kept."
      {...{ refusal, mistakes, onClose }}
      label="It’s the right person"
      busy={isPending && 'Keeping it…'}
      onSubmit={() => say({ about: 'payee', note, documentId: documentId || undefined })}
    >
      <dl className="k-facts">
        <div>
          <dt>Account says</dt>
          <dd>{gate.payout?.payee}</dd>
        </div>
        <div>
          <dt>Check says</dt>
          <dd>{gate.checks.find(({ check }) => check === 'payee')?.words}</dd>
        </div>
      </dl>
      <Field
        label="How you know"
        help="The bank’s answer, a voided check, or why the names differ."
        error={mistakes.note}
      >
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <DocumentField
        label="Paper"
        isOptional
        error={mistakes.documentId}
        value={documentId}
        {...{ documents }}
        onChange={setDocumentId}
      />
    </AskDialog>
  )
}

/** The earlier funder lets go of the case once it's paid. */
export function ReleaseDialog(props: PayDialogProps & { documents: readonly NamedDocument[] }) {
  const { gate, documents, onClose } = props
  const { say, refusal, isPending } = useSaying(props, 'Release confirmed')
  const [note, setNote] = useState('')
  const [documentId, setDocumentId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const mistakes: Mistakes = {
    ...refusal?.fields,
    ...(isMissing && !documentId && { documentId: 'Choose the release.' }),
  }
  const send = () => {
    setMissing(!documentId)
    if (documentId) say({ about: 'earlier-funder', note, documentId })
  }
  return (
    <AskDialog
      title="Confirm the release"
      about={gate.contract.number}
      note="Without it the earlier funder could ask for the same money."
      failed="Not kept."
      {...{ refusal, mistakes, onClose }}
      label="It’s released"
      busy={isPending && 'Keeping it…'}
      onSubmit={send}
    >
      <p>{gate.checks.find(({ check }) => check === 'earlier-funder')?.words}</p>
      <DocumentField
        label="The release"
        error={mistakes.documentId}
        value={documentId}
        {...{ documents }}
        onChange={setDocumentId}
      />
      <Field label="Note" optional help="Who holds it, and until when." error={mistakes.note}>
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </AskDialog>
  )
}

type DocumentFieldProps = {
  label: string
  isOptional?: boolean
  error: string | undefined
  documents: readonly NamedDocument[]
  value: string
  onChange: (id: string) => void
}

function DocumentField({ label, isOptional = false, error, documents, value, onChange }: DocumentFieldProps) {
  return (
    <Field label={label} optional={isOptional} help="Add it to the file first." error={error}>
      <Select
        placeholder={documents.length === 0 ? 'This file has no documents yet' : 'Choose the document'}
        options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
