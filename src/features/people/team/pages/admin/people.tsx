import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage, SettingsSection } from '#features/admin/components/settings-page.tsx'
import { IdentityForm } from '#features/people/profile/components/admin/identity-form.tsx'
import { profileQuery } from '#features/people/profile/components/admin/profile-calls.ts'
import { brand } from '#site/brand.ts'
import { formatDay, spellNumber } from '#site/format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { InviteForm } from '../../components/admin/invite-form.tsx'
import { PeopleTable } from '../../components/admin/people-table.tsx'
import { RequiredSecondFactor } from '../../components/admin/required-second-factor.tsx'
import { RoleTable } from '../../components/admin/role-table.tsx'
import { teamQuery } from '../../components/admin/team-calls.ts'
import type { Team } from '../../schema.ts'

export const meta = () => [{ title: `People | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

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
      title="People"
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
