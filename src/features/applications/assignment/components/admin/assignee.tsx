import { useState } from 'react'
import { Initials } from '#features/admin/components/initials.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import type { ListedApplication } from '#features/applications/list/schema.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { Button } from '#ui/button.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { useAssign } from './use-assign.ts'

/** Who works on the open application, and how to change that. */
export function Assignee({ application }: { application: ListedApplication }) {
  const { isShared, nameOf } = useTeam()
  const own = usePerson()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useAssign()
  const name = nameOf(application.assigneeId)
  if (!isShared) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
          variant="outline"
          size="small"
          busy={isPending && 'Assigning…'}
          onClick={() => mutate({ applications: [application], to: own })}
        >
          Assign to me
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        Assign…
      </Button>
      <AssignDialog applications={isAsking ? [application] : []} onClose={() => setAsking(false)} />
    </div>
  )
}
