import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { deletionReasons } from '#domain/application-review.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { type Deletion, deletionSchema, type Person } from '../../schema.ts'
import { sayKept, sayKeptBefore } from './kept-words.ts'
import { deletePerson } from './person-calls.ts'
import { RecordChoice } from './record-choice.tsx'

type DeletionDialogProps = {
  applicationId: string
  person: Person
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

export function DeletionDialog({ open, onClose, ...rest }: DeletionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete this person?">
      <DeletionForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

/** Deletion is final, so the reviewer chooses the records and types the reference. */
function DeletionForm({ applicationId, person, onClose, onDeleted }: Omit<DeletionDialogProps, 'open'>) {
  const [mistakes, setMistakes] = useState<{ reason?: string; reference?: string; chosen?: string }>({})
  const client = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const { mutate, isPending } = useMutation({
    mutationFn: (deletion: Deletion) => deletePerson(applicationId, deletion),
    onSuccess: ({ filesLeft, ...kept }) => {
      const left = [
        filesLeft > 0 && 'Some files could not be reached; they are removed within a day.',
        sayKept(kept),
      ].filter(Boolean)
      reportSuccess('Deleted', { description: left.join(' ') || 'Nothing of what you chose is left.' })
      onDeleted()
      // The application itself stays on screen for a moment, and there is nothing left to fetch.
      return client.invalidateQueries({
        predicate: ({ queryKey: [path, part] }) => path === applicationsPath && part !== applicationId,
      })
    },
    onError: (error) => reportFailure(error, 'Failed to delete the person'),
  })
  const reference = person.applications[0]?.reference ?? ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const applicationIds = form.getAll('application')
    const found = {
      ...(!form.get('reason') && { reason: 'Choose a reason' }),
      ...(applicationIds.length === 0 && { chosen: 'Choose at least one application' }),
      ...(String(form.get('reference')).trim().toUpperCase() !== reference && {
        reference: `Type ${reference} to confirm`,
      }),
    }
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    const reason = form.get('reason')
    mutate(deletionSchema.parse({ reason, applicationIds, messageIds: form.getAll('message') }))
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <RecordChoice person={person} legend="What to delete" error={mistakes.chosen} />
      {sayKept(person) && <Note tone="calm">{sayKeptBefore(person)}</Note>}
      <Field label="Reason" error={mistakes.reason}>
        <Select name="reason" placeholder="Choose a reason" options={deletionReasons} />
      </Field>
      <Field label="Reference" help={`Type ${reference} to confirm.`} error={mistakes.reference}>
        <Input name="reference" autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="stop" busy={isPending && 'Deleting…'}>
          Delete for good
        </Button>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
