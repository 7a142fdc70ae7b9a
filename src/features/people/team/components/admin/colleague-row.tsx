import { useState } from 'react'
import { mayEnter, type Role, roles } from '#domain/roles.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { PersonLimit } from '#features/people/signatures/components/admin/person-limit.tsx'
import { nameBrowser } from '#lib/browser-name.ts'
import { paths } from '#site/paths.ts'
import {
  formatDay,
  formatList,
  formatMoment,
  formatMoney,
  formatNumber,
  labelOf,
} from '#site/staff-format.ts'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Colleague } from '../../schema.ts'
import { PersonCell } from './person-cell.tsx'
import { PersonName } from './person-name.tsx'
import { listRights, Rights } from './rights.tsx'
import { changeRole, disablePerson, enablePerson, teamQuery } from './team-calls.ts'

const secondFactors = { passkey: 'Passkey', 'authenticator-app': 'Authenticator app' } as const

export function ColleagueRow({ person }: { person: Colleague }) {
  const [isOpen, setOpen] = useState(false)
  const { id, name, email, role, isYou, isFirst, secondFactor, openFiles, disabledAt } = person
  const enable = useChange(() => enablePerson(id), {
    reads: [teamQuery.queryKey],
    done: () => `${name} can sign in again`,
  })
  const label = labelOf(roles, role)
  const factor = secondFactor ? secondFactors[secondFactor] : 'None yet'
  const rights = listRights(person)
  const [latest] = person.browsers
  const seen = describeVisit(person)
  const where = disabledAt ? 'Signed out; the name stays in the log' : latest && nameBrowser(latest.browser)
  return (
    <tr className={disabledAt ? 'k-quiet' : undefined}>
      <PersonCell name={name} email={email} isYou={isYou}>
        {label} · {factor} · {seen}
        {openFiles !== null && (
          <>
            {' '}
            · <OpenFiles of={person} unit />
          </>
        )}
      </PersonCell>
      <td className="hidden md:table-cell">
        {label}
        {person.approveUpTo !== null && <small>up to {formatMoney(person.approveUpTo)}</small>}
        {rights.length > 0 && <small>{formatList(rights)}</small>}
      </td>
      <td className="hidden md:table-cell">{factor}</td>
      <td className="hidden md:table-cell">
        {seen}
        {where && <small>{where}</small>}
      </td>
      <td className="hidden text-end md:table-cell">
        {openFiles === null ? <span className="text-soft">sees none</span> : <OpenFiles of={person} />}
      </td>
      <td className="text-end">
        {disabledAt && (
          <Button
            kind="bare"
            className="px-0"
            busy={enable.isPending && 'Enabling…'}
            onClick={() => enable.mutate(undefined)}
          >
            Enable<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {!disabledAt && (mayEnter(role, 'files') || (!isYou && !isFirst)) && (
          <Button kind="bare" className="px-0" onClick={() => setOpen(true)}>
            Change<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {isOpen && <ChangeDialog person={person} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  )
}

/** Pass `unit` where no column says what is counted. */
function OpenFiles({ of: { id, name, openFiles }, unit = false }: { of: Colleague; unit?: boolean }) {
  const noun = openFiles === 1 ? 'open file' : 'open files'
  return (
    <TextLink to={paths.adminApplicationsOf(id)}>
      {formatNumber(openFiles ?? 0)}
      {unit && ` ${noun}`}
      <VisuallyHidden>
        {unit ? '' : ` ${noun}`} of {name}
      </VisuallyHidden>
    </TextLink>
  )
}

const isHere = (moment: string | undefined) =>
  moment !== undefined && Date.now() - Date.parse(moment) < 120_000

function describeVisit({ disabledAt, disabledBy, browsers, lastSeenAt }: Colleague): string {
  if (disabledAt) return `Disabled ${formatDay(disabledAt)}${disabledBy ? ` by ${disabledBy}` : ''}`
  if (isHere(browsers[0]?.lastSeenAt)) return 'Now'
  return lastSeenAt ? formatMoment(lastSeenAt) : 'Never'
}

type ChangeDialogProps = { person: Colleague; onClose: () => void }

function ChangeDialog({ person, onClose }: ChangeDialogProps) {
  const { id, name, role, isYou, isFirst } = person
  const canChange = !isYou && !isFirst
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
        canChange && (
          <>
            <Button busy={save.isPending && 'Saving…'} onClick={() => save.mutate(undefined)}>
              Save the role
            </Button>
            <Button
              kind="stop"
              busy={disable.isPending && 'Disabling…'}
              onClick={() => disable.mutate(undefined)}
            >
              Disable
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5 text-start">
        {canChange && <PersonName person={person} onDone={onClose} />}
        {mayEnter(role, 'files') && <PersonLimit person={person} onDone={onClose} />}
        {canChange && <Rights person={person} />}
        {canChange && (
          <Choice
            legend="Role"
            name="role"
            options={roles.map(({ value, label, help }) => ({ value, label, about: help }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {canChange && (
          <p className="text-soft">
            Disabling ends their sessions at once. You can enable them again; what they did keeps their name.
          </p>
        )}
      </div>
    </Dialog>
  )
}
