import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { brand } from '#site/brand.ts'
import { RetentionForm } from '../../components/admin/retention-form.tsx'

export const meta = () => [{ title: `Retention | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function RetentionScreen() {
  return (
    <SettingsPage title="Retention" about="How long you keep what people send you">
      <p className="max-w-form pb-5 text-soft">
        Whatever is older than you say here is deleted every night at about 4 a.m. Eastern time, with its
        files, unsent mails and background work. The access log says how much that was.
      </p>
      <RetentionForm />
    </SettingsPage>
  )
}
