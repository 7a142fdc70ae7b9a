import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { OwnPasswordForm } from '#features/people/profile/components/admin/own-password-form.tsx'
import { SignedInBrowsers } from '#features/people/sign-in/components/admin/signed-in-browsers.tsx'
import { unlisted } from '#site/private-page.ts'

export const meta = () => unlisted('Settings')

export default function Settings() {
  return (
    <SettingsPage title="Settings">
      <section aria-labelledby="password" className="grid gap-4">
        <h2 id="password">Password</h2>
        <OwnPasswordForm />
      </section>
      <section aria-labelledby="browsers" className="grid gap-4">
        <h2 id="browsers">Signed-in browsers</h2>
        <SignedInBrowsers />
      </section>
    </SettingsPage>
  )
}
