import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { brand } from '#site/brand.ts'
import { DeadlinesForm } from '../../components/admin/deadlines-form.tsx'

export const meta = () => [{ title: `Clocks | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function DeadlinesPage() {
  return (
    <SettingsPage title="Clocks" about="When you work, how long a file may wait, and the morning mail">
      <DeadlinesForm />
    </SettingsPage>
  )
}
