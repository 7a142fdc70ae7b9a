import { Initials } from '#features/admin/components/initials.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { Button } from '#ui/button.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { useAssign } from './use-assign.ts'

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
          variant="quiet"
          size="small"
          busy={isPending && 'Assigning…'}
          onClick={() => mutate({ applications: [application], to: own })}
        >
          Assign to me
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-keyshortcuts="Shift+I"
        onClick={() => assigning.setOpen(true)}
      >
        Assign…
      </Button>
      <AssignDialog
        applications={assigning.isOpen ? [application] : []}
        onClose={() => assigning.setOpen(false)}
      />
    </div>
  )
}
