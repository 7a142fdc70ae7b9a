import { type FormEvent, useMemo, useState } from 'react'
import { states } from '#domain/states.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { toOptions } from '#site/staff-format.ts'
import type { Mistakes } from './contract-draft.ts'
import { sayDay } from './contract-words.ts'
import type { SentDialogProps } from './mailed-dialog.tsx'
import { beginFound, findFoundMistakes, toFound } from './paper-found.ts'
import { noAnswer, RefusalNote, useRefusal } from './refusal-note.tsx'
import { useFound } from './sent-queries.ts'
import { firstName } from './sent-words.ts'
import type { NamedDocument } from './signer-fields.tsx'
import { type Typed, useTyped } from './use-typed.ts'

type FoundDialogProps = SentDialogProps & { documents: readonly NamedDocument[]; typed: Typed }

/** A signed paper came back. It counts once a second person has confirmed it. */
export function FoundDialog({ applicationId, contract, documents, typed, onClose }: FoundDialogProps) {
  const place = `${applicationId} paper ${contract.id}`
  const { value: found, change, forget } = useTyped(typed, place, beginFound(contract, today()))
  const [submissionKey] = useState(makeSubmissionKey)
  const [own, setOwn] = useState<Mistakes>({})
  const { mutate, error, isPending } = useFound({ applicationId, id: contract.id })
  const refusal = useRefusal(error, noAnswer)
  const mistakes = useMemo((): Mistakes => ({ ...refusal?.fields, ...own }), [refusal, own])
  const form = useFocusOnMistake(mistakes)
  const { reportSuccess } = useOutcome()
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isPending) return
    const wrong = findFoundMistakes(found)
    setOwn(wrong)
    if (Object.keys(wrong).length > 0) return
    mutate(toFound(found, submissionKey), {
      onSuccess: () => {
        forget()
        reportSuccess('Kept. A second person confirms it')
        onClose()
      },
    })
  }
  useMainKey(submit)
  return (
    <Dialog open onClose={onClose} title="Came back on paper" about={contract.number}>
      <form ref={form} noValidate className="k-form" onSubmit={submit}>
        <RefusalNote refusal={refusal} title="Not kept." />
        <Choice
          legend="Who signed"
          name="paper-party"
          layout="line"
          error={mistakes.party}
          options={[
            { value: 'person', label: contract.signer.name },
            { value: 'attorney', label: 'The attorney' },
          ]}
          value={found.party}
          onChange={(party) => change({ party })}
        />
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <Field label="Signed on" help="Beside the signature." error={mistakes.signedOn}>
            <DateInput
              today={today()}
              lean="back"
              value={found.signedOn}
              onChange={(signedOn) => change({ signedOn })}
            />
          </Field>
          <Field label="Postmark" optional help="On the envelope." error={mistakes.postmarkOn}>
            <DateInput
              today={today()}
              lean="back"
              value={found.postmarkOn}
              onChange={(postmarkOn) => change({ postmarkOn })}
            />
          </Field>
          <Field label="Came on" help="To our office." error={mistakes.receivedOn}>
            <DateInput
              today={today()}
              lean="back"
              value={found.receivedOn}
              onChange={(receivedOn) => change({ receivedOn })}
            />
          </Field>
        </div>
        <Field
          label="What came back"
          help="A PDF or a picture. Add it to the file first; it’s sealed beside the contract."
          error={mistakes.documentId}
        >
          <Select
            placeholder={documents.length === 0 ? 'This file has no documents yet' : 'Choose the document'}
            options={documents.map(({ id, name }) => ({ value: id, label: name }))}
            value={found.documentId}
            onChange={({ target }) => change({ documentId: target.value })}
          />
        </Field>
        {found.party === 'attorney' && (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Field label="Bar number" error={mistakes.number}>
              <Input
                value={found.barNumber}
                maxLength={50}
                onChange={({ target }) => change({ barNumber: target.value })}
              />
            </Field>
            <Field label="State of the bar" error={mistakes.state}>
              <Select
                placeholder="Choose a state"
                options={toOptions(states)}
                value={found.barState}
                onChange={({ target }) => change({ barState: target.value })}
              />
            </Field>
          </div>
        )}
        <Field label="Why alone" optional help="If nobody else here may confirm it." error={mistakes.reason}>
          <Textarea
            rows={2}
            maxLength={500}
            value={found.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
        <DialogFoot
          note={`${found.party === 'person' ? firstName(contract) : 'The attorney'} had to mail it by ${sayDay(contract.signBy)}.`}
        >
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Sealing…'}>
            Keep it
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
