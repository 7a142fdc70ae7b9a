import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useChange } from '#features/admin/components/use-change.ts'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { IdentityForm } from '#features/people/profile/components/admin/identity-form.tsx'
import { profileQuery } from '#features/people/profile/components/admin/profile-calls.ts'
import { graceDays } from '#features/people/second-factor/schema.ts'
import { paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { formatDay, spellNumber } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ColleagueRow } from '../../components/admin/colleague-row.tsx'
import { InvitationRow } from '../../components/admin/invitation-row.tsx'
import { InviteForm } from '../../components/admin/invite-form.tsx'
import { requireSecondFactor, teamQuery } from '../../components/admin/team-calls.ts'
import type { Team } from '../../schema.ts'

export const meta = () => unlisted('People and access')

export default function People() {
  const { data: team, error, refetch } = useQuery(teamQuery)
  const asideContent = (
    <>
      <SettingsSection title="Invite somebody">
        <Inviting />
      </SettingsSection>
      {team && (
        <SettingsSection title="For everybody">
          <RequiredSecondFactor {...team} />
        </SettingsSection>
      )}
    </>
  )
  return (
    <SettingsPage
      title="People and access"
      actions={
        <ButtonLink kind="bare" to={paths.adminLog}>
          Access log
        </ButtonLink>
      }
      about={team && summarize(team)}
      aside={{ label: 'Invite', content: asideContent }}
    >
      {error && <LoadFailure error={error} fallback="The list could not be loaded." onRetry={refetch} />}
      {!team && !error && <LoadingText />}
      {team && <PeopleTable {...team} />}
      {team && <PasswordAlone {...team} />}
      <SettingsSection title="What each role sees">
        <RoleTable />
      </SettingsSection>
    </SettingsPage>
  )
}

/** An owner without an email would be asked for one at the next sign-in, with nothing to answer. */
function Inviting() {
  const { data: profile } = useQuery(profileQuery)
  const queries = useQueryClient()
  const [isJustAdded, setJustAdded] = useState(false)
  if (!profile) return <LoadingText />
  if (profile.email !== null) return <InviteForm isNext={isJustAdded} />
  return (
    <IdentityForm
      profile={profile}
      why="Once there are two of you, signing in takes an email. Add yours, then invite."
      onSaved={() => {
        setJustAdded(true)
        queries.invalidateQueries({ queryKey: teamQuery.queryKey })
      }}
    />
  )
}

/** "5 at work, 1 invited, 1 disabled" */
function summarize({ people, invitations }: Team): string {
  const disabled = people.filter(({ disabledAt }) => disabledAt !== null).length
  const parts = [`${people.length - disabled} at work`]
  if (invitations.length > 0) parts.push(`${invitations.length} invited`)
  if (disabled > 0) parts.push(`${disabled} disabled`)
  return parts.join(', ')
}

function PasswordAlone({ people, secondFactorDue }: Team) {
  const alone = people.filter(({ disabledAt, secondFactor }) => !disabledAt && !secondFactor)
  if (!secondFactorDue || alone.length === 0) return null
  const [first] = alone
  return (
    <Notice
      tone="critical"
      title={
        alone.length === 1 && first
          ? `${first.name} signs in with a password alone.`
          : `${spellNumber(alone.length)} people sign in with a password alone.`
      }
    >
      They have until {formatDay(secondFactorDue)}. After that, nothing opens until it’s set up.
    </Notice>
  )
}

function PeopleTable({ people, invitations }: Pick<Team, 'people' | 'invitations'>) {
  const active = people.filter(({ disabledAt }) => disabledAt === null)
  const disabled = people.filter(({ disabledAt }) => disabledAt !== null)
  return (
    <Table caption="People">
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

type RequiredSecondFactorProps = Pick<Team, 'settings' | 'secondFactorDue'>

function RequiredSecondFactor({ settings, secondFactorDue }: RequiredSecondFactorProps) {
  const change = useChange(requireSecondFactor, {
    reads: [teamQuery.queryKey],
    done: (isRequired) =>
      isRequired ? 'A second factor is required' : 'A second factor is up to each person',
  })
  const isRequired = change.isPending ? change.variables : settings.requiresSecondFactor
  return (
    <Tick
      label="Require a second factor"
      description={
        secondFactorDue
          ? `New people at once, the others by ${formatDay(secondFactorDue)}`
          : `New people at once, the others within ${graceDays} days`
      }
      checked={isRequired}
      onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
    />
  )
}

/** What `rooms` of domain/roles.ts lets each role see, in words. */
const rows = [
  ['Owner', 'All', 'All', 'All', 'All', 'All'],
  ['Reviewer', 'All; may decide', 'All; moves none without a right', 'Nothing', 'All', 'Nothing'],
  [
    'Bookkeeper',
    'Nothing, not even a count',
    'Ledgers, lists; records payments',
    'Nothing',
    'Nothing',
    'Nothing',
  ],
  ['Editor', 'Nothing, not even a count', 'Nothing', 'All', 'Nothing', 'Nothing'],
] as const

function RoleTable() {
  return (
    <Table caption="Roles">
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Files, messages</th>
          <th scope="col">Money</th>
          <th scope="col">Texts, blog</th>
          <th scope="col">Figures</th>
          <th scope="col">People, log</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([role, files, money, site, figures, team]) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>{files}</td>
            <td>{money}</td>
            <td>{site}</td>
            <td>{figures}</td>
            <td>{team}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
