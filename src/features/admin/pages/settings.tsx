import { AccessList } from '#features/access-records/components/admin/access-list.tsx'
import { brand } from '#site/brand.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { SignedInBrowsers } from '../components/signed-in-browsers.tsx'

export const meta = () => [{ title: `Settings | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Settings() {
  return (
    <AdminPage title="Settings">
      <section aria-labelledby="password" className="grid gap-4">
        <h2 id="password">Password</h2>
        <PasswordForm />
      </section>
      <section aria-labelledby="browsers" className="grid gap-4">
        <h2 id="browsers">Signed-in browsers</h2>
        <SignedInBrowsers />
      </section>
      <section aria-labelledby="access" className="grid gap-4">
        <h2 id="access">Sign-ins, exports and downloads</h2>
        <p className="text-soft">The latest first. They are kept for 400 days, wrong passwords for 30.</p>
        <AccessList />
      </section>
    </AdminPage>
  )
}
