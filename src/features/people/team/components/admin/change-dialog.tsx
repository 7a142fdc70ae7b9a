import { useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { type Role, roles } from '#domain/roles.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioCard, RadioCardGroup } from '#ui/radio-card.tsx'
import type { Colleague } from '../../schema.ts'
import { changeRole, disablePerson, teamQuery } from './team-calls.ts'

type ChangeDialogProps = { person: Colleague; onClose: () => void }

export function ChangeDialog({ person: { id, name, role }, onClose }: ChangeDialogProps) {
  const [chosen, setChosen] = useState<Role>(role)
  const save = useChange(() => changeRole(id, chosen), {
    reads: [teamQuery.queryKey],
    done: () => `${name}: ${labelOf(roles, chosen)}`,
    onDone: onClose,
  })
  const disable = useChange(() => disablePerson(id), {
    reads: [teamQuery.queryKey],
    done: () => `${name} is signed out and disabled`,
    onDone: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <>
          <Button busy={save.isPending && 'Saving…'} onClick={() => save.mutate(undefined)}>
            Save the role
          </Button>
          <Button
            variant="danger"
            busy={disable.isPending && 'Disabling…'}
            onClick={() => disable.mutate(undefined)}
          >
            Disable
          </Button>
        </>
      }
    >
      <div className="grid gap-5 text-start">
        <RadioCardGroup legend="Role" name="role">
          {roles.map(({ value, label, help }) => (
            <RadioCard
              key={value}
              value={value}
              label={label}
              description={help}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
          ))}
        </RadioCardGroup>
        <p className="text-soft">
          Disabling ends their sessions at once. You can enable them again; what they did keeps their name.
        </p>
      </div>
    </Dialog>
  )
}
