import { Table } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Team } from '../../schema.ts'
import { ColleagueRow } from './colleague-row.tsx'
import { InvitationRow } from './invitation-row.tsx'

export function PeopleTable({ people, invitations }: Pick<Team, 'people' | 'invitations'>) {
  const active = people.filter(({ disabledAt }) => disabledAt === null)
  const disabled = people.filter(({ disabledAt }) => disabledAt !== null)
  return (
    <Table caption="People" captionHidden className="settings-table">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" className="hidden md:table-cell">
            Role
          </th>
          <th scope="col" className="hidden md:table-cell">
            Second factor
          </th>
          <th scope="col" className="hidden md:table-cell">
            Last seen
          </th>
          <th scope="col" className="hidden text-end md:table-cell">
            Open files
          </th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {active.map((person) => (
          <ColleagueRow key={person.id} person={person} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
        {disabled.map((person) => (
          <ColleagueRow key={person.id} person={person} />
        ))}
      </tbody>
    </Table>
  )
}
