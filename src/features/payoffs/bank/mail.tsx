import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { bankMailWords as words } from './content.ts'

type BankMail = { id: string; to: { name: string; email: string | null }; by: string | null }

/** Without any number of it. */
export function writeBankMail(
  { id, to, by }: BankMail,
  { company, publicUrl }: { company: string; publicUrl: string },
): Mail {
  return {
    id: `our-bank-${id}`,
    from: { name: company },
    ...(to.email && { to: { name: to.name, address: to.email } }),
    subject: words.subject,
    ...writeLetter(
      {
        heading: words.subject,
        paragraphs: [words.paragraph(by ?? words.somebody), words.check],
        link: { label: words.open, url: `${publicUrl}${paths.admin}/settings/clocks#how-paid` },
        signature: words.signature(company),
      },
      staffLocale,
    ),
  }
}
