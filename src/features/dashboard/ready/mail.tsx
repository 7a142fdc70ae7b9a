import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { quoteOf, recordClaims } from '#site/claims.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { endingMailWords as words } from './content.ts'
import type { EndingClaim } from './data.ts'

type EndingMail = {
  id: string
  /** The first owner may have no address: the mail then goes to the administrator's. */
  to: { name: string; email: string | null }
  ending: readonly EndingClaim[]
}

export function writeEndingMail(
  { id, to, ending }: EndingMail,
  { company, publicUrl }: { company: string; publicUrl: string },
): Mail {
  const subject = words.subject(ending.length)
  return {
    id: `claims-ending-${id}`,
    from: { name: company },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject,
    ...writeLetter(
      {
        heading: subject,
        paragraphs: [words.paragraph],
        list: ending.map(({ name, endsOn }) =>
          words.claim(
            `${recordClaims[staffLocale][name].label}: ${quoteOf(name, staffLocale)}`,
            formatCalendarDay(endsOn),
          ),
        ),
        link: { label: words.open, url: publicUrl + paths.adminReady },
        signature: words.signature(company),
      },
      staffLocale,
    ),
  }
}
