import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { KeyCap } from '#features/applications/components/admin/key-cap.tsx'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { applicationsInWords } from '#features/review/components/admin/status-words.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useAssign } from './use-assign.ts'
import './assign-dialog.css'

type AssignDialogProps = {
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
  const list = useRef<HTMLUListElement>(null)
  // As they were when the dialog opened: if somebody else was faster, report it.
  const [opened] = useState(applications)
  const { mutate, isPending } = useAssign()
  const people = [
    ...active.map(({ id, name }) => ({ id, name, label: id === own.id ? `${name} (you)` : name })),
    { id: '', name: 'Nobody', label: 'Nobody' },
  ]
  function assign({ id, name }: { id: string; name: string }) {
    if (isPending) return
    mutate(
      { applications: opened, to: id === '' ? null : { id, name } },
      {
        onSuccess: ({ changed }) => {
          onAssigned?.(changed)
          onClose()
        },
      },
    )
  }
  function press(event: KeyboardEvent) {
    const { key } = event
    if (!own.singleKeys || key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    const person = people[Number(key) - 1]
    if (person) return assign(person)
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const turned = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)]
    turned.find((button) => button.textContent?.toLowerCase().startsWith(key.toLowerCase()))?.focus()
  }
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <ul ref={list} className="assign-list" onKeyDown={press}>
      {people.map((person, at) => (
        <li key={person.id}>
          <button type="button" aria-disabled={isPending} onClick={() => assign(person)}>
            <span>{person.label}</span>
            {own.singleKeys && at < 9 && <KeyCap>{String(at + 1)}</KeyCap>}
          </button>
        </li>
      ))}
    </ul>
  )
}
