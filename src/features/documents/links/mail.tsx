import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { paths } from '#site/paths.ts'
import type { LinkRow } from './data.ts'

/** To the administrator. Like every mail about an application it names nobody. */
export function newLinkWantedMail(
  { id: applicationId, reference }: { id: string; reference: string },
  { id, expiresAt, deactivatedAt, currentUploads, maxUploads }: LinkRow,
  texts: Texts<typeof identityTexts>,
  publicUrl: string,
): Mail {
  const today = new Date().toISOString().slice(0, 10)
  return {
    id: `new-upload-link-wanted-${id}-${today}`,
    from: { name: texts['global.brand.name'] },
    subject: `A new upload link is wanted: ${reference}`,
    ...writeLetter({
      heading: 'Somebody asks for a new upload link',
      paragraphs: [
        'They opened a link that no longer works and pressed “Ask for a new link”. We told them nothing about the application.',
        'Anyone who has the old link can ask. Before you send a new one, make sure that it goes to the right person.',
      ],
      facts: [
        { label: 'Reference', value: reference },
        { label: 'The old link', value: stateOf({ expiresAt, deactivatedAt }) },
        { label: 'Used', value: `${currentUploads} of ${maxUploads} uploads` },
      ],
      link: { label: 'Open the application', url: publicUrl + paths.adminApplication(applicationId) },
      signature: `Sent by the website of ${texts['global.brand.name']}.`,
    }),
  }
}

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

function stateOf({ expiresAt, deactivatedAt }: Pick<LinkRow, 'expiresAt' | 'deactivatedAt'>): string {
  if (deactivatedAt) return `deactivated on ${dateOf(deactivatedAt)}`
  return expiresAt.getTime() <= Date.now() ? `expired on ${dateOf(expiresAt)}` : 'still works'
}
