import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { roles } from '#domain/roles.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { Passkeys } from '#features/people/passkeys/components/admin/passkeys.tsx'
import { AuthenticatorApp } from '#features/people/second-factor/components/admin/authenticator-app.tsx'
import { RecoveryCodes } from '#features/people/second-factor/components/admin/recovery-codes.tsx'
import { SignedInBrowsers } from '#features/people/sign-in/components/admin/signed-in-browsers.tsx'
import { unlisted } from '#site/private-page.ts'
import { formatDay, labelOf } from '#site/staff-format.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { IdentityForm } from '../../components/admin/identity-form.tsx'
import { OwnPasswordForm } from '../../components/admin/own-password-form.tsx'
import { profileQuery, setSingleKeys } from '../../components/admin/profile-calls.ts'
import type { Profile as Own } from '../../schema.ts'

export const meta = () => unlisted('My profile')

export default function Profile() {
  const { name } = usePerson()
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const asideContent = (
    <>
      <SettingsSection title="Name and email">
        {profile ? <IdentityForm profile={profile} /> : <LoadingText />}
      </SettingsSection>
      <SettingsSection id="password" title="Password">
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
      <SettingsSection id="browsers" title="Signed-in browsers" about="Where you are signed in as yourself.">
        <SignedInBrowsers />
      </SettingsSection>
      <SingleKeys />
      <ToldByMail email={profile ? profile.email : null} />
    </SettingsPage>
  )
}

const describe = ({ role, since, email }: Own) =>
  [`${labelOf(roles, role)} since ${formatDay(since)}`, email].filter(Boolean).join(' · ')

/** Speech or a slip can trigger single letters, so people may turn them off (WCAG 2.1.4). */
function SingleKeys() {
  const { singleKeys } = usePerson()
  const { revalidate } = useRevalidator()
  const { reportSuccess, reportFailure } = useOutcome()
  // Shown at once: the mutation reports that it has started only a moment after the tap.
  const [wanted, want] = useState<boolean>()
  const { mutate } = useMutation({
    mutationFn: setSingleKeys,
    onSuccess: async ({ singleKeys: isOn }) => {
      await revalidate()
      reportSuccess(isOn ? 'Shortcuts of one letter are on' : 'Shortcuts of one letter are off')
    },
    onError: (error) => reportFailure(error, 'Please try again.', 'Not changed'),
  })
  return (
    <SettingsSection title="Keyboard" about="on every device you sign in on">
      <Tick
        label="Shortcuts of one letter"
        description="Such as n for a note and j for the next file. Escape, Enter and keys with Control work either way."
        checked={wanted ?? singleKeys}
        onChange={({ target: { checked } }) => {
          want(checked)
          mutate(checked, { onSettled: () => want(undefined) })
        }}
      />
    </SettingsSection>
  )
}

const told = [
  'A sign-in from a new browser',
  'A changed password, a new or removed passkey or authenticator app',
  'A changed email address, told to the old one',
  'A new colleague',
]

function ToldByMail({ email }: { email: string | null }) {
  return (
    <SettingsSection
      title="Told by mail"
      about={email === null ? 'once you have an email address here' : 'these can’t be switched off'}
    >
      <ul>
        {told.map((what) => (
          <li key={what} className="flex items-center gap-3 border-b border-rule py-2">
            <span className="admin-tick" data-done={email === null ? undefined : ''} aria-hidden="true">
              {email !== null && <CheckIcon className="size-4" />}
            </span>
            {what}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
