import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { PasswordForm } from '#features/people/sign-in/components/admin/password-form.tsx'
import { SignedInBrowsers } from '#features/people/sign-in/components/admin/signed-in-browsers.tsx'
import { brand } from '#site/brand.ts'

export const meta = () => [{ title: `Settings | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Settings() {
  return (
    <SettingsPage title="Settings">
      <section aria-labelledby="password" className="grid gap-4">
        <h2 id="password">Password</h2>
        <PasswordForm />
      </section>
      <section aria-labelledby="browsers" className="grid gap-4">
        <h2 id="browsers">Signed-in browsers</h2>
        <SignedInBrowsers />
      </section>
    </SettingsPage>
  )
}
