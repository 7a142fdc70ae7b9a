import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { OfferDaysForm } from '#features/decisions/offer-days/components/admin/offer-days-form.tsx'
import { brand } from '#site/brand.ts'
import { SignaturesForm } from '../../components/admin/signatures-form.tsx'

export const meta = () => [{ title: `Signatures | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function SignaturesScreen() {
  return (
    <SettingsPage
      title="Signatures"
      about="Who has to sign before money goes out, and how long an offer stands"
    >
      <SignaturesForm />
      <OfferDaysForm />
    </SettingsPage>
  )
}
