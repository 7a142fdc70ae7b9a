import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { defaultLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { firmNewsWords } from './content/mails.ts'
import type { FirmNews } from './schema.ts'

/** Names no one, like every mail about an application. */
export function writeFirmNewsMail(
  { id, reference, news, saidAt }: { id: string; reference: string; news: FirmNews; saidAt: number },
  texts: Texts<typeof identityTexts>,
  publicUrl: string,
): Mail {
  const words = firmNewsWords[defaultLocale]
  const { subject, heading, text } = words.news[news]
  const brand = texts['global.brand.name']
  return {
    id: `firm-news-${id}-${news}-${saidAt}`,
    from: { name: brand },
    subject: subject(reference),
    ...writeLetter({
      heading,
      paragraphs: [text],
      facts: [{ label: words.reference, value: reference }],
      link: { label: words.open, url: publicUrl + paths.adminApplicationFirm(id) },
      signature: words.signature(brand),
    }),
  }
}
