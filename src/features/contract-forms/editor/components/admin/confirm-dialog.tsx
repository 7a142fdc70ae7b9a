import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { stateCodes, states } from '#domain/states.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import {
  type ContractForm,
  maxLetterBytes,
  type NewConfirmation,
  pdf,
} from '#features/contract-forms/templates/schema/forms.ts'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { toOptions } from '#site/staff-format.ts'
import { confirmForm, everyWordAddress, formQuery, formsQuery, sendLetter } from './form-calls.ts'

type Answers = Omit<NewConfirmation, 'revision' | 'barState' | 'day'> & {
  barState: NewConfirmation['barState'] | undefined
  day: string | undefined
}
type Mistakes = Partial<Record<keyof NewConfirmation | 'letter', string>>

const nothing: Answers = {
  lawyerName: '',
  barNumber: '',
  barState: undefined,
  day: undefined,
  coversSpanish: false,
}

/** The server checks the same, and more. */
function findMistakes(
  { lawyerName, barNumber, barState, day }: Answers,
  file: File | undefined,
  has: boolean,
) {
  const found: Mistakes = {
    ...(lawyerName.trim() === '' && { lawyerName: 'Enter the lawyer’s name' }),
    ...(barNumber.trim() === '' && { barNumber: 'Enter the bar number' }),
    ...(!barState && { barState: 'Choose a state' }),
    ...(!day && { day: 'Enter the day of the letter' }),
    ...(!file && !has && { letter: 'Add the letter as a PDF' }),
    ...(file &&
      file.size > maxLetterBytes && { letter: 'This file is larger than 10 MB. Send a smaller one.' }),
  }
  return found
}

function helpOf(letter: ContractForm['letter']): string {
  if (!letter) return 'A PDF of at most 10 MB.'
  return letter.isCurrent
    ? 'It’s here already. Choose a file to replace it.'
    : 'The words changed after the letter came. Add one about the words as they are now, a PDF of at most 10 MB.'
}

/** Who confirmed the words, and their letter. From then on no word changes. */
export function ConfirmDialog({ form, onClose }: { form: ContractForm; onClose: () => void }) {
  const { version, revision, letter } = form
  const today = dateIn(readerTimeZone())
  const [answers, setAnswers] = useState(nothing)
  const [file, setFile] = useState<File>()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const element = useFocusOnMistake(mistakes)
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  const change = (changed: Partial<Answers>) => setAnswers({ ...answers, ...changed })
  const confirm = useMutation({
    mutationFn: async (confirmation: NewConfirmation) => {
      if (file) await sendLetter(version, file)
      return confirmForm(version, confirmation)
    },
    onSuccess: (confirmed) => {
      queries.setQueryData(formQuery(version).queryKey, confirmed)
      reportSuccess(`Form ${version} is in force`)
      onClose()
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? Object.entries(error.errors) : []
      setMistakes(Object.fromEntries(errors.map(([field, [first]]) => [field, first])))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: formsQuery.queryKey }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = findMistakes(answers, file, letter?.isCurrent === true)
    setMistakes(found)
    const { barState, day } = answers
    if (Object.keys(found).length === 0 && barState && day)
      confirm.mutate({ ...answers, barState, day, revision })
  }

  return (
    <Dialog open onClose={onClose} title={`Put form ${version} in force`}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <Refusal
          error={Object.keys(mistakes).length === 0 && confirm.error}
          fallback="The form was not put in force. Please try again."
        />
        <p>
          A lawyer read every word and says so in a letter. From then on no word of form {version} changes,
          and new contracts get it.{' '}
          <a className="link" href={everyWordAddress(version)} download>
            Every word as PDF
          </a>
        </p>
        <Field label="Lawyer’s name" error={mistakes.lawyerName}>
          <Input
            autoComplete="off"
            maxLength={120}
            value={answers.lawyerName}
            onChange={({ target }) => change({ lawyerName: target.value })}
          />
        </Field>
        <div className="forms-pair">
          <Field label="Bar number" error={mistakes.barNumber}>
            <Input
              autoComplete="off"
              maxLength={50}
              value={answers.barNumber}
              onChange={({ target }) => change({ barNumber: target.value })}
            />
          </Field>
          <Field label="State of the bar" error={mistakes.barState}>
            <Select
              options={toOptions(states)}
              placeholder="Choose a state"
              value={answers.barState ?? ''}
              onChange={({ target }) =>
                change({ barState: stateCodes.find((code) => code === target.value) })
              }
            />
          </Field>
        </div>
        <Field label="Day of the letter" error={mistakes.day}>
          <DateInput today={today} lean="back" value={answers.day} onChange={(day) => change({ day })} />
        </Field>
        <Field label="The letter" help={helpOf(letter)} error={mistakes.letter}>
          <Input type="file" accept={pdf} onChange={({ target }) => setFile(target.files?.[0])} />
        </Field>
        <Tick
          label="The letter covers the Spanish words, too"
          description="Without it, contracts in English and Spanish can’t be sent."
          checked={answers.coversSpanish}
          onChange={({ target }) => change({ coversSpanish: target.checked })}
        />
        <DialogFoot>
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={confirm.isPending && 'Putting in force…'}>
            Put in force
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
