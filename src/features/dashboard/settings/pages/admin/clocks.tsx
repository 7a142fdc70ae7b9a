import { SavedPage } from '#features/admin/components/settings-page.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { LinkDaysForm } from '#features/correspondence/page-links/components/admin/link-days-form.tsx'
import { DeadlinesForm } from '#features/deadlines/components/admin/deadlines-form.tsx'
import { OurWordForm } from '#features/deadlines/kept-promise/components/admin/our-word-form.tsx'
import { OfferDaysForm } from '#features/decisions/offer-days/components/admin/offer-days-form.tsx'
import { SignaturesForm } from '#features/decisions/second-signature/components/admin/signatures-form.tsx'
import { HowPaidForm } from '#features/payoffs/bank/components/admin/how-paid-form.tsx'
import { SanctionsSettings } from '#features/payouts/screening/components/admin/sanctions-settings.tsx'
import { ValueTermsForm } from '#features/underwriting/terms/components/admin/value-terms-form.tsx'
import { unlisted } from '#site/private-page.ts'

export const meta = () => unlisted('Clocks and signatures')

export default function ClocksPage() {
  return (
    <SavedPage title="Clocks and signatures" about="When you work, what you promise, who signs">
      <DeadlinesForm />
      <SettingsSection
        id="our-word"
        title="How we kept our word"
        about="Whether visitors read how long people waited."
      >
        <OurWordForm />
      </SettingsSection>
      <SettingsSection
        id="second-signature"
        title="Second signature"
        about="Two different people sign before money leaves."
      >
        <SignaturesForm />
      </SettingsSection>
      <SettingsSection
        id="payments"
        title="Before money leaves"
        about="With what payees are compared. Asked only while contracts are on."
      >
        <SanctionsSettings />
      </SettingsSection>
      <SettingsSection
        id="how-paid"
        title="How firms pay us"
        about="What payoff letters print, and how long what we answer holds."
      >
        <HowPaidForm />
      </SettingsSection>
      <SettingsSection id="offers" title="Offers" about="How long an offer stands.">
        <OfferDaysForm />
      </SettingsSection>
      <SettingsSection id="value" title="Value sheets" about="What they advise, and how they grade.">
        <ValueTermsForm />
      </SettingsSection>
      <SettingsSection id="links" title="Links" about="How long links to a case work.">
        <LinkDaysForm />
      </SettingsSection>
    </SavedPage>
  )
}
