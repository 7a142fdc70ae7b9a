import { roles } from '#domain/roles.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { invitationWords } from './content.ts'
import type { Invitation } from './data.ts'

export function writeInvitationMail(
  { invitation, invitedBy }: { invitation: Invitation; invitedBy: string | null },
  { token, siteName, publicUrl }: { token: string; siteName: string; publicUrl: string },
): Mail {
  const words = invitationWords[staffLocale]
  return {
    id: `invitation-${invitation.id}-${invitation.tokenHash.slice(0, 12)}`,
    from: { name: siteName },
    to: { name: invitation.name, address: invitation.email },
    replyTo: 'administrator',
    subject: words.subject(siteName),
    ...writeLetter(
      {
        heading: words.subject(siteName),
        paragraphs: [
          words.greeting(invitation.name),
          words.invited(invitedBy ?? words.somebody, siteName),
          words.once,
        ],
        facts: [{ label: words.role, value: labelOf(roles, invitation.role) }],
        link: { label: words.open, url: publicUrl + paths.adminInvitation(token) },
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}
