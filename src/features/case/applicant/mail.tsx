import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { paths } from '#site/paths.ts'
import { withdrawalMailWords as words } from './content.ts'

/** Names no one, like every mail about an application. */
export function writeWithdrawalMail(
  { id, reference, version }: { id: string; reference: string; version: number },
  texts: Texts<typeof identityTexts>,
  publicUrl: string,
): Mail {
  return {
    // They may withdraw again after the desk reopened it.
    id: `application-withdrawn-${id}-${version}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(reference),
    ...writeLetter({
      heading: words.heading,
      paragraphs: [words.withdrawn],
      facts: [{ label: words.reference, value: reference }],
      link: { label: words.open, url: publicUrl + paths.adminApplication(id) },
      signature: words.signature(texts['global.brand.name']),
    }),
  }
}
