import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { paths } from '#site/paths.ts'
import { AdminPage } from './admin-page.tsx'

/** People get here by an old address, or after their role has changed. */
export function NotIncluded() {
  return (
    <AdminPage title="Your role doesn’t include this." back={false}>
      <div className="grid justify-items-start gap-4">
        <p>If you need it for your work, ask an owner to change your role.</p>
        <ButtonLink to={paths.admin}>Back to Dashboard</ButtonLink>
      </div>
    </AdminPage>
  )
}
