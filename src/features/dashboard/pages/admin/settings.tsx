import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { AccessList } from '#features/people/log/components/admin/access-list.tsx'
import { PasswordForm } from '#features/people/sign-in/components/admin/password-form.tsx'
import { SignedInBrowsers } from '#features/people/sign-in/components/admin/signed-in-browsers.tsx'
import { brand } from '#site/brand.ts'

export const meta = () => [{ title: `Settings | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Settings() {
  const isOwner = useMayEnter('owner')
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
      {isOwner && (
        <section aria-labelledby="access" className="grid gap-4">
          <h2 id="access">Sign-ins, exports and downloads</h2>
          <p className="text-soft">The latest first. They are kept for 400 days, wrong passwords for 30.</p>
          <AccessList />
        </section>
      )}
    </SettingsPage>
  )
}
