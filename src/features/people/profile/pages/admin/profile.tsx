import { useQuery } from '@tanstack/react-query'
import { labelOf } from '#domain/choice.ts'
import { roles } from '#domain/roles.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage, SettingsSection } from '#features/admin/components/settings-page.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Passkeys } from '#features/people/passkeys/components/admin/passkeys.tsx'
import { AuthenticatorApp } from '#features/people/second-factor/components/admin/authenticator-app.tsx'
import { RecoveryCodes } from '#features/people/second-factor/components/admin/recovery-codes.tsx'
import { brand } from '#site/brand.ts'
import { formatDay } from '#site/format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { IdentityForm } from '../../components/admin/identity-form.tsx'
import { OwnPasswordForm } from '../../components/admin/own-password-form.tsx'
import { profileQuery } from '../../components/admin/profile-calls.ts'
import { SessionsTable } from '../../components/admin/sessions-table.tsx'
import { SingleKeys } from '../../components/admin/single-keys.tsx'
import { ToldByMail } from '../../components/admin/told-by-mail.tsx'
import type { Profile as Own } from '../../schema.ts'

export const meta = () => [{ title: `My profile | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Profile() {
  const { name } = usePerson()
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const asideContent = (
    <>
      <SettingsSection title="Name and email">
        {profile ? <IdentityForm profile={profile} /> : <LoadingText />}
      </SettingsSection>
      <SettingsSection title="Password">
        <OwnPasswordForm />
      </SettingsSection>
      <AuthenticatorApp />
      <RecoveryCodes />
    </>
  )
  return (
    <SettingsPage
      title={profile?.name ?? name}
      about={profile && describe(profile)}
      aside={{ label: 'Name, email and password', content: asideContent }}
    >
      {error && <LoadFailure error={error} fallback="Your profile could not be loaded." onRetry={refetch} />}
      <Passkeys />
      <SessionsTable />
      <SingleKeys />
      <ToldByMail email={profile ? profile.email : null} />
    </SettingsPage>
  )
}

const describe = ({ role, since, email }: Own) =>
  [`${labelOf(roles, role)} since ${formatDay(since)}`, email].filter(Boolean).join(' · ')
