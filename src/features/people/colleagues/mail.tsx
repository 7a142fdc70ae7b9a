import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { mentionWords } from './content.ts'

type Mention = {
  id: string
  applicationId: string
  reference: string
  by: string | null
  /** Without an address, the first owner's mail goes to the administrator's. */
  to: { name: string; email: string | null }
}

export function writeMentionMail(
  { id, applicationId, reference, by, to }: Mention,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): Mail {
  const words = mentionWords[staffLocale]
  const subject = words.subject(by ?? words.somebody, reference)
  return {
    id: `mention-${id}`,
    from: { name: siteName },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject,
    ...writeLetter(
      {
        heading: subject,
        paragraphs: [words.paragraph],
        link: { label: words.open, url: publicUrl + paths.adminApplicationNotes(applicationId) },
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}
