import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { Initials } from '#features/admin/components/initials.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { refreshApplications } from '#features/applications/components/admin/application-cache.ts'
import type { Choosable, ListedApplication } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { applicationsInWords, describeRefusal } from '#features/review/components/admin/status-words.ts'
import { versionsOf } from '#features/review/components/admin/use-status-change.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { useToast } from '#ui/toast.tsx'
import type { assignmentApi } from '../../api.ts'

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
    <ul ref={list} className="grid" onKeyDown={press}>
      {people.map((person, at) => (
        <li key={person.id} className="border-b border-rule">
          <Button
            kind="bare"
            keys={own.singleKeys && at < 9 ? String(at + 1) : undefined}
            className="w-full justify-between wrap-anywhere"
            aria-disabled={isPending}
            onClick={() => assign(person)}
          >
            {person.label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

export type Assigning = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

type AssigneeProps = { application: ListedApplication; assigning: Assigning }

export function Assignee({ application, assigning }: AssigneeProps) {
  const { isShared, nameOf } = useTeam()
  const own = usePerson()
  const { mutate, isPending } = useAssign()
  const name = nameOf(application.assigneeId)
  if (!isShared) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {name ? (
        <p className="flex items-center gap-2">
          <Initials name={name} />
          Assigned to {name}
        </p>
      ) : (
        <p className="text-soft">Assigned to nobody</p>
      )}
      {application.assigneeId !== own.id && (
        <Button
          kind="bare"
          busy={isPending && 'Assigning…'}
          onClick={() => mutate({ applications: [application], to: own })}
        >
          Assign to me
        </Button>
      )}
      <Button kind="bare" aria-keyshortcuts="Shift+I" onClick={() => assigning.setOpen(true)}>
        Assign…
      </Button>
      <AssignDialog
        applications={assigning.isOpen ? [application] : []}
        onClose={() => assigning.setOpen(false)}
      />
    </div>
  )
}

const api = createApi<RoutesOf<typeof assignmentApi>>()

type Wanted = {
  applications: readonly Choosable[]
  to: { id: string; name: string } | null
}

const assignTo = (assigneeId: string | null, applications: readonly Choosable[]) =>
  answerOf(
    api.PATCH('/api/applications/assignee', { body: { assigneeId, applications: versionsOf(applications) } }),
  )

/** Gives each application back to the person who had it. */
function useUndoAssignment() {
  const client = useQueryClient()
  const { toast } = useToast()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: async (applications: readonly Choosable[]) => {
      const groups = Map.groupBy(applications, ({ assigneeId }) => assigneeId)
      const answers = []
      for (const [assigneeId, rows] of groups) answers.push(await assignTo(assigneeId, rows))
      return {
        changed: answers.flatMap(({ changed }) => changed),
        refused: answers.flatMap(({ refused }) => refused),
      }
    },
    onSuccess: ({ changed, refused }, applications) =>
      refused.length === 0
        ? toast({ title: `Undone: ${applicationsInWords(changed.length)} back where they were` })
        : toast({
            title: 'Not undone',
            description: describeRefusal(refused, applications),
            variant: 'destructive',
          }),
    onError: (error) => reportFailure(error, 'Failed to undo the assignment', 'Not undone'),
    onSettled: () => void refreshApplications(client),
  })
}

export function useAssign() {
  const client = useQueryClient()
  const { toast } = useToast()
  const { reportFailure } = useOutcome()
  const { mutate: undo } = useUndoAssignment()
  return useMutation({
    mutationFn: ({ applications, to }: Wanted) => assignTo(to?.id ?? null, applications),
    onSuccess: ({ changed, refused }, { applications, to }) => {
      const before = new Map(applications.map(({ id, assigneeId }) => [id, assigneeId]))
      const moved = changed.filter(({ id }) => before.get(id) !== (to?.id ?? null))
      const back = moved.map((row) => ({ ...row, assigneeId: before.get(row.id) ?? null }))
      const action = moved.length > 0 ? { label: 'Undo', onSelect: () => undo(back) } : undefined
      const whose = to ? `assigned to ${to.name}` : 'assigned to nobody'
      if (refused.length === 0)
        return toast({ title: `${applicationsInWords(changed.length)} ${whose}`, action })
      const title = changed.length > 0 ? `${changed.length} ${whose}, ${refused.length} not` : 'Not assigned'
      return toast({
        title,
        description: describeRefusal(refused, applications),
        variant: 'destructive',
        action,
      })
    },
    onError: (error) => reportFailure(error, 'Failed to assign', 'Not assigned'),
    onSettled: () => void refreshApplications(client),
  })
}
