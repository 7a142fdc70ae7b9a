import { SavedPage } from '#features/admin/components/settings-page.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { ReplyForm } from '#features/correspondence/reply-addresses/components/admin/reply-form.tsx'
import { ChecklistSection } from '#features/documents/checklist-templates/components/admin/checklist-section.tsx'
import { TemplateSection } from '#features/messages/templates/components/admin/template-section.tsx'
import { unlisted } from '#site/private-page.ts'

export const meta = () => unlisted('Mail and templates')

export default function MailPage() {
  return (
    <SavedPage title="Mail and templates" about="What you write, what you ask for, and where answers go">
      <SettingsSection
        id="replies"
        title="Replies to mails"
        about="Set an address, and answers to mails about a case land in that case’s messages. Attachments aren’t taken in: documents come by the case page."
      >
        <ReplyForm />
      </SettingsSection>
      <TemplateSection />
      <ChecklistSection />
    </SavedPage>
  )
}
