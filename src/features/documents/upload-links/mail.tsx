import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { newLinkWords as words } from './content/mails.ts'
import type { LinkRow } from './data.ts'

/** Like every mail about an application, it names no one. */
export function writeNewLinkMail(
  { id: applicationId, reference }: { id: string; reference: string },
  { id, expiresAt, deactivatedAt, currentUploads, maxUploads }: LinkRow,
  texts: Texts<typeof identityTexts>,
  publicUrl: string,
): Mail {
  const today = new Date().toISOString().slice(0, 10)
  return {
    id: `new-upload-link-wanted-${id}-${today}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(reference),
    ...writeLetter(
      {
        heading: words.heading,
        paragraphs: [words.asked, words.takeCare],
        facts: [
          { label: words.reference, value: reference },
          { label: words.oldLink, value: stateOf({ expiresAt, deactivatedAt }) },
          { label: words.used, value: words.uploads(currentUploads, maxUploads) },
        ],
        link: { label: words.open, url: publicUrl + paths.adminApplication(applicationId) },
        signature: words.signature(texts['global.brand.name']),
      },
      staffLocale,
    ),
  }
}

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

function stateOf({ expiresAt, deactivatedAt }: Pick<LinkRow, 'expiresAt' | 'deactivatedAt'>): string {
  if (deactivatedAt) return words.deactivated(dateOf(deactivatedAt))
  return expiresAt.getTime() <= Date.now() ? words.expired(dateOf(expiresAt)) : words.works
}
