import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEvents } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { type Addressee, findAddressee } from '#features/correspondence/letters/data.ts'
import { findReplyPlace } from '#features/correspondence/reply-addresses/data.ts'
import { secretsIn } from '#features/correspondence/reply-addresses/mutations.ts'
import { endRequests } from '#features/documents/requests/mutations/reminders.ts'
import type { Place } from '#features/messages/thread/data.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { longestMessage } from '#features/messages/thread/schema.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import type { IncomingMail } from '#lib/mail/incoming.ts'
import { cutNote } from './content.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export type MailFate = 'kept' | 'bounced' | 'automatic' | 'empty' | 'for nobody' | 'not theirs' | 'too many'

/** An answer names one of our addresses; a mail to more than a few isn't an answer. */
const mostAddresses = 3

/**
 * The secret in its address says which thread it belongs to. The sender proves nothing, so we mark every sender but the
 * party's own address. We answer nothing automatically.
 */
export async function takeMail(services: Services, mail: IncomingMail): Promise<MailFate> {
  if (mail.kind === 'automatic') return 'automatic'
  const { db } = services
  for (const secret of secretsIn(mail.to).slice(0, mostAddresses)) {
    const place = await findReplyPlace(db, secret)
    if (place?.isFormer) return 'not theirs'
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
  // We take nothing from an address that said our mail isn't for them.
  if (!addressee || (party === 'firm' && addressee.wrongRecipientAt)) return 'not theirs'
  const own = ownAddress(addressee, party)
  const isOwn = from !== undefined && own !== null && mailboxOf(from) === mailboxOf(own)
  // A link is replaced because it reached the wrong person, so only the party's own address may still answer its mails.
  if (isReplaced && !isOwn) return 'not theirs'
  const message = { text: shorten(words).toWellFormed(), submissionKey: `mail-${key}` }
  // Somebody who found the old link knows the party's address and could pretend to write from it.
  const sender = isOwn && !isReplaced ? null : (from ?? '').slice(0, 254).toWellFormed()
  const origin = { sender, hadAttachments: hasAttachments }
  const outcome = await receiveMessage(services, { applicationId, party }, message, origin)
  if (outcome.ok) return 'kept'
  if (outcome.reason !== 'too many') return 'not theirs'
  await noteOnceADay(services.db, { applicationId, party }, 'reply-refused')
  return 'too many'
}

const ownAddress = ({ email, firmEmail }: Addressee, party: CaseParty) =>
  party === 'firm' ? firmEmail : email

const shorten = (words: string) =>
  words.length <= longestMessage
    ? words
    : `${words.slice(0, longestMessage - cutNote.length - 2)}\n\n${cutNote}`

/** The address takes no mail, so we stop reminding it, and the desk knows. */
async function noteBounce(db: Database, { applicationId, party }: Place, { failed }: IncomingMail) {
  const addressee = await findAddressee(db, applicationId)
  const own = addressee && ownAddress(addressee, party)
  // They have another address by now, which may work.
  if (!own || !failed.some((address) => mailboxOf(address) === mailboxOf(own))) return 'not theirs'
  await db.transaction((tx) => endRequests(tx, { applicationId, party }, 'bounced'))
  await noteOnceADay(db, { applicationId, party }, 'mail-bounced')
  return 'bounced'
}

type Noted = 'mail-bounced' | 'reply-refused'

/** A thousand mails write one line into the timeline. */
async function noteOnceADay(db: Database, { applicationId, party }: Place, type: Noted) {
  const isOfToday = and(
    eq(applicationEvents.applicationId, applicationId),
    eq(applicationEvents.type, type),
    gt(applicationEvents.happenedAt, sql`now() - interval '1 day'`),
    sql`${applicationEvents.details} ->> 'party' = ${party}`,
  )
  if ((await db.$count(applicationEvents, isOfToday)) > 0) return
  await recordEvents(db, [{ applicationId, type, details: { party } }])
}
