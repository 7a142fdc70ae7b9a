import { type FormEvent, useState } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import type { Choosable } from '#features/applications/list/schema.ts'
import { applicationsInWords } from '#features/applications/review/components/admin/status-words.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useAssign } from './use-assign.ts'

type AssignDialogProps = {
  /** The applications to give away; empty closes the dialog. */
  applications: readonly Choosable[]
  onClose: () => void
  onAssigned?: ((assigned: readonly Choosable[]) => void) | undefined
}

export function AssignDialog({ applications, onClose, onAssigned }: AssignDialogProps) {
  const [first] = applications
  const title =
    applications.length === 1 && first ? caseNameOf(first) : applicationsInWords(applications.length)
  return (
    <Dialog open={applications.length > 0} onClose={onClose} title={`Assign: ${title}`}>
      <AssignForm applications={applications} onClose={onClose} onAssigned={onAssigned} />
    </Dialog>
  )
}

function AssignForm({ applications, onClose, onAssigned }: AssignDialogProps) {
  const { active } = useTeam()
  const own = usePerson()
  const [chosen, choose] = useState(own.id)
  // As they were when the dialog opened: whoever was given one meanwhile is told, not overruled.
  const [opened] = useState(applications)
  const { mutate, isPending } = useAssign()
  const options = [
    ...active.map(({ id, name }) => ({ value: id, label: id === own.id ? `${name} (you)` : name })),
    { value: '', label: 'Nobody' },
  ]
  function submit(event: FormEvent) {
    event.preventDefault()
    const to = active.find(({ id }) => id === chosen) ?? null
    mutate(
      { applications: opened, to },
      {
        onSuccess: ({ changed }) => {
          onAssigned?.(changed)
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field label="Assign to">
        <Select options={options} value={chosen} onChange={(event) => choose(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Assigning…'}>
          Assign
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
