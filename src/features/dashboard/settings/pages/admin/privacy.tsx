import { deletedKeptDays } from '#domain/deleted-records.ts'
import { SavedPage } from '#features/admin/components/settings-page.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { KeptAdvances } from '#features/ledger/archive/components/admin/kept-advances.tsx'
import { ProofSearch } from '#features/privacy/consent-records/components/admin/proof-search.tsx'
import { DeletedList } from '#features/privacy/deleted-records/components/admin/deleted-list.tsx'
import { RetentionForm } from '#features/privacy/retention/components/admin/retention-form.tsx'
import { unlisted } from '#site/private-page.ts'

export const meta = () => unlisted('Privacy and retention')

export default function PrivacyPage() {
  return (
    <SavedPage title="Privacy and retention" about="What is kept, how long, and what was agreed to">
      <SettingsSection
        id="retention"
        title="How long we keep"
        about="Whatever is older than you say here is deleted every night at about 4 a.m. Eastern time, with its files, unsent mails and background work. The access log says how much that was."
      >
        <RetentionForm />
      </SettingsSection>
      <SettingsSection
        id="deleted"
        title="Deleted documents and messages"
        about={`When somebody deletes one, it stays here for ${deletedKeptDays} days and you can bring it back. When you delete a person’s data, it goes at once.`}
      >
        <DeletedList />
      </SettingsSection>
      <SettingsSection
        id="kept-payments"
        title="Payments of deleted files"
        about="Money that went out and came back stays for as long as contracts do, counted from its end, without a name. Each look is in the access log."
      >
        <KeptAdvances />
      </SettingsSection>
      <SettingsSection
        id="proofs"
        title="Proof of consent"
        about="What somebody agreed to before their data was deleted. We keep what they agreed to and when, but not who they were: only hashes that fit when you know their email, phone number, or name and birth date. While a person’s data is here, the proof is in their application, under “Person’s data”."
      >
        <ProofSearch />
      </SettingsSection>
    </SavedPage>
  )
}
