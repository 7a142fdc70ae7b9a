import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatOfficeMoment } from '#site/staff-format.ts'
import { limitMails } from './content.ts'

type Lifted = { id: string; to: { name: string; email: string | null }; aloneFrom: Date }

export function writeAloneMail(
  { id, to, aloneFrom }: Lifted,
  { company, publicUrl }: { company: string; publicUrl: string },
): Mail {
  const { subject, text, open, footer } = limitMails[staffLocale]
  return {
    id: `limit-${id}`,
    from: { name: company },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject,
    ...writeLetter(
      {
        heading: subject,
        paragraphs: [text(formatOfficeMoment(aloneFrom))],
        link: { label: open, url: publicUrl + paths.admin },
        signature: footer(company),
      },
      staffLocale,
    ),
  }
}
