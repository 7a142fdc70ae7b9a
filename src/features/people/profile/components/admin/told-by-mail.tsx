import { SettingsSection } from '#features/admin/components/settings-page.tsx'
import { CheckIcon } from '#ui/icons.tsx'

const told = [
  'A sign-in from a new browser',
  'A changed password, a new or removed passkey or authenticator app',
  'A changed email address, told to the old one',
  'A new colleague',
]

export function ToldByMail({ email }: { email: string | null }) {
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
