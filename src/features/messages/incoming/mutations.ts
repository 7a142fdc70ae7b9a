import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { type Addressee, findAddressee } from '#features/correspondence/letters/data.ts'
import { findReplyPlace } from '#features/correspondence/reply-addresses/data.ts'
import { secretsIn } from '#features/correspondence/reply-addresses/mutations.ts'
import { endRequests } from '#features/documents/requests/mutations/reminders.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { longestMessage } from '#features/messages/thread/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import type { IncomingMail } from '#lib/mail/incoming.ts'
import { cutNote } from './content.ts'
import { wasNotedToday } from './data.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Place = { applicationId: string; party: CaseParty }

/** What became of a mail, for the log. */
export type MailFate = 'kept' | 'bounced' | 'automatic' | 'empty' | 'for nobody' | 'not theirs' | 'too many'

/** A mail names one of our addresses; whoever writes to more than a few doesn't answer a mail. */
const mostAddresses = 3

/**
 * Puts an answer to one of our mails into the thread it belongs to. The secret in its address says which; who it is from
 * proves nothing, and another sender than the party's own address is marked. Nothing is answered by itself.
 */
export async function takeMail(services: Services, mail: IncomingMail): Promise<MailFate> {
  if (mail.kind === 'automatic') return 'automatic'
  const { db } = services
  for (const secret of secretsIn(mail.to).slice(0, mostAddresses)) {
    const place = await findReplyPlace(db, secret)
    if (place) return mail.kind === 'bounce' ? noteBounce(db, place, mail) : keepMail(services, place, mail)
  }
  return 'for nobody'
}

async function keepMail(
  services: Services,
  { applicationId, party, isReplaced }: Place & { isReplaced: boolean },
  { key, from, words, hasAttachments }: IncomingMail,
): Promise<MailFate> {
  if (words === '' && !hasAttachments) return 'empty'
  const addressee = await findAddressee(services.db, applicationId)
  // Nothing comes from whoever said that our mail isn't for them.
  if (!addressee || (party === 'firm' && addressee.wrongRecipientAt)) return 'not theirs'
  const own = ownAddress(addressee, party)
  const isOwn = from !== undefined && own !== null && mailboxOf(from) === mailboxOf(own)
  // A link is replaced because it reached the wrong person: only the right one may still answer its mails.
  if (isReplaced && !isOwn) return 'not theirs'
  const message = { text: shorten(words).toWellFormed(), submissionKey: `mail-${key}` }
  // Its finder knows the right one's address, too, and could name it.
  const sender = isOwn && !isReplaced ? null : (from ?? '').slice(0, 254).toWellFormed()
  const origin = { sender, hadAttachments: hasAttachments }
  const outcome = await receiveMessage(services, { applicationId, party }, message, origin)
  if (outcome.ok) return 'kept'
  if (outcome.reason === 'too many')
    await noteOnceADay(services.db, { applicationId, party }, 'reply-refused')
  return outcome.reason === 'too many' ? 'too many' : 'not theirs'
}

const ownAddress = ({ email, firmEmail }: Addressee, party: CaseParty) =>
  party === 'firm' ? firmEmail : email

const shorten = (words: string) =>
  words.length <= longestMessage
    ? words
    : `${words.slice(0, longestMessage - cutNote.length - 2)}\n\n${cutNote}`

/** The address takes no mail: nobody there is reminded of anything, and the desk knows. */
async function noteBounce(
  db: Database,
  { applicationId, party }: Place,
  { failed }: IncomingMail,
): Promise<MailFate> {
  const addressee = await findAddressee(db, applicationId)
  const own = addressee && ownAddress(addressee, party)
  // They have another address by now, and that one may work.
  if (!own || !failed.some((address) => mailboxOf(address) === mailboxOf(own))) return 'not theirs'
  await db.transaction((tx) => endRequests(tx, { applicationId, party }, 'bounced'))
  await noteOnceADay(db, { applicationId, party }, 'mail-bounced')
  return 'bounced'
}

/** Whoever sends a thousand mails writes one line into the timeline. */
async function noteOnceADay(
  db: Database,
  { applicationId, party }: Place,
  type: 'mail-bounced' | 'reply-refused',
): Promise<void> {
  if (await wasNotedToday(db, { applicationId, party }, type)) return
  await recordEvents(db, [{ applicationId, type, details: { party } }])
}
