import type { Services } from '#db/services.ts'
import { findMessage } from '#features/contact/data.ts'
import { findFiles } from '#features/messages/contact-links/data.ts'
import { readEmailForm } from '#features/messages/emails/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { toReadable } from '#lib/readable-name.ts'
import type { ReplyValues } from '../schema/reply-values.ts'

/**
 * A stranger can type anybody's reference, or be linked by mistake. So the application's values go only to an address
 * it knows, and only once somebody has linked them.
 */
export async function readReplyValues(
  services: Services,
  messageId: string,
  colleague: string,
): Promise<ReplyValues | undefined> {
  const { db } = services
  const message = await findMessage(db, messageId)
  if (!message) return undefined
  const link = (await findFiles(db, [message])).get(messageId)?.link
  const desk = link && (await readEmailForm(services, link.applicationId, colleague))
  const party = desk?.parties.find(({ address }) => address?.toLowerCase() === message.email.toLowerCase())
  if (link && party) return { party: party.party, status: link.status, values: party.values }
  const texts = await readTexts(db, identityTexts, message.language)
  const values = {
    name: toReadable(message.name),
    phone: texts['global.contact.phone'],
    colleague,
  }
  return { party: null, status: null, values }
}
