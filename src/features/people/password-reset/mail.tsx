import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { resetWords } from './content.ts'

type Reset = { id: string; token: string; to: { name: string; address: string } }

export function writeResetMail({ id, token, to }: Reset, siteName: string, publicUrl: string): Mail {
  const words = resetWords[staffLocale]
  return {
    id: `password-reset-${id}`,
    from: { name: siteName },
    to,
    subject: words.subject,
    ...writeLetter(
      {
        heading: words.subject,
        paragraphs: [words.asked, words.once],
        link: { label: words.open, url: publicUrl + paths.adminReset(token) },
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}
