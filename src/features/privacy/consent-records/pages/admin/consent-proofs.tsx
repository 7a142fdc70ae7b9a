import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { brand } from '#site/brand.ts'
import { ProofSearchForm } from '../../components/admin/proof-search.tsx'

export const meta = () => [
  { title: `Proof of consent | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ConsentProofsScreen() {
  return (
    <SettingsPage title="Proof of consent" about="What somebody agreed to before their data was deleted">
      <p className="max-w-form pb-5 text-soft">
        We keep what they agreed to and when, but not who they were: only hashes that fit when you know their
        email, phone number, or name and birth date. While a person’s data is here, the proof is in their
        application, under “Person’s data”.
      </p>
      <ProofSearchForm />
    </SettingsPage>
  )
}
