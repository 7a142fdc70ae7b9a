import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { brand } from '#site/brand.ts'
import { ClocksForm } from '../../components/admin/clocks-form.tsx'

export const meta = () => [{ title: `Clocks | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function ClocksScreen() {
  return (
    <SettingsPage title="Clocks" about="When you work, how long a file may wait, and the morning mail">
      <ClocksForm />
    </SettingsPage>
  )
}
