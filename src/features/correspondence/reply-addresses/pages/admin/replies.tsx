import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { unlisted } from '#site/private-page.ts'
import { ReplyForm } from '../../components/admin/reply-form.tsx'

export const meta = () => unlisted('Replies to mails')

export default function RepliesScreen() {
  return (
    <SettingsPage title="Replies to mails" about="What happens when people answer our mails">
      <p className="max-w-form pb-5 text-soft">
        Set an address, and answers to mails about a case land in that case’s messages. Attachments aren’t
        taken in: documents come by the case page.
      </p>
      <ReplyForm />
    </SettingsPage>
  )
}
