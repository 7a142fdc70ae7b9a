import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { digestWords } from './content.ts'
import type { Waiting } from './data.ts'

type Digest = {
  id: string
  /** Without an address, the first owner's mail goes to the administrator's. */
  to: { name: string; email: string | null }
  waiting: Waiting
}

const order = ['fresh', 'late', 'judge', 'replies', 'followUps', 'mine'] as const

/** Numbers only: names stay at the desk. */
export function writeDigestMail(
  { id, to, waiting }: Digest,
  { company, publicUrl }: { company: string; publicUrl: string },
): Mail {
  const words = digestWords[staffLocale]
  const facts = order
    .filter((name) => waiting[name].total > 0)
    .map((name) => {
      const { total, isMore } = waiting[name]
      const count = formatNumber(total)
      return { label: words.labels[name], value: isMore ? words.more(count) : count }
    })
  return {
    id: `morning-${id}`,
    from: { name: company },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject: words.subject,
    ...writeLetter(
      {
        heading: words.subject,
        paragraphs: [words.paragraph],
        facts,
        link: { label: words.open, url: publicUrl + paths.admin },
        signature: words.signature(company),
      },
      staffLocale,
    ),
  }
}
