import { type ApplicationStatus, applicationStatuses } from '#domain/application-status.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatOfficeMoment, labelOf } from '#site/staff-format.ts'
import { lateWords as words } from './content.ts'

/** The desk lists the rest. */
export const maxNamed = 10

type LateMail = {
  id: string
  /** The first owner may have no address: the mail then goes to the administrator's. */
  to: { name: string; email: string | null }
  count: number
  first: readonly { reference: string; status: ApplicationStatus; dueAt: Date }[]
}

/** References only: no names, and nothing anybody wrote. */
export function writeLateMail(
  { id, to, count, first }: LateMail,
  { company, publicUrl, timeZone }: { company: string; publicUrl: string; timeZone: string },
): Mail {
  const subject = words.subject(count)
  const named = first.map(({ reference, status, dueAt }) =>
    words.file(reference, labelOf(applicationStatuses, status), formatOfficeMoment(dueAt, timeZone)),
  )
  const left = count - first.length
  return {
    id: `late-${id}`,
    from: { name: company },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject,
    ...writeLetter(
      {
        heading: subject,
        paragraphs: [count === 1 ? words.paragraphOne : words.paragraph],
        list: left > 0 ? [...named, words.more(left)] : named,
        link: { label: words.open, url: publicUrl + paths.adminOverdue },
        signature: words.signature(company),
      },
      staffLocale,
    ),
  }
}
