import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { OwnPasswordForm } from '#features/people/profile/components/admin/own-password-form.tsx'
import { SignedInBrowsers } from '#features/people/sign-in/components/admin/signed-in-browsers.tsx'
import { brand } from '#site/brand.ts'

export const meta = () => [{ title: `Settings | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

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
