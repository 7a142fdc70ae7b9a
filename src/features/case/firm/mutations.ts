import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { firmRecords } from '#db/schema/index.ts'
import { readVisibleStatus } from '#features/decisions/data/records.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import { endRequests, wantReminders } from '#features/documents/requests/mutations/reminders.ts'
import { contactOf, openFirmAnswers } from '#features/firms/counsel/data.ts'
import { lockFirm } from '#features/firms/counsel/mutations.ts'
import { type FirmAnswers, noAnswers } from '#features/firms/counsel/schema.ts'
import { markRead } from '#features/messages/thread/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { restoreMailbox, stopMailbox } from '#lib/mail/allowance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { isDecided, readFirmPage } from './data.ts'
import { mailFirmNews } from './jobs.ts'
import type { FirmPage, FirmReply } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export async function openFirmPage(
  services: Pick<Services, 'db' | 'rowSealer'>,
  applicationId: string,
  mayWrite: boolean,
): Promise<FirmPage | undefined> {
  await ensureChecklist(services, applicationId)
  const page = await readFirmPage(services, applicationId)
  return page?.kind === 'open' ? { ...page, mayWrite } : page
}

/** Marks the desk's messages as read, unless co-counsel look. */
export async function lookAtFirmPage(
  services: Pick<Services, 'db' | 'rowSealer'>,
  applicationId: string,
  mayWrite: boolean,
) {
  const page = await openFirmPage(services, applicationId, mayWrite)
  if (page?.kind === 'open' && mayWrite)
    await markRead(services.db, { applicationId, party: 'firm' }, 'party')
  return page
}

export type ReplyRefusal = 'unknown' | 'wrong recipient' | 'decided' | 'changed'

/** Two sends are kept once, and the desk hears once. */
export async function keepFirmReply(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  { representation, seen, ...given }: FirmReply,
): Promise<Outcome<object, ReplyRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    const { application, record } = found
    if (record.wrongRecipientAt) return refuse('wrong recipient')
    // A firm that isn't theirs has nothing to say about the case.
    const { contactName, contactWay } = given
    const answers = representation === 'yes' ? given : { ...noAnswers, contactName, contactWay }
    const before = openFirmAnswers(rowSealer, record)
    if (record.representation === representation && isSame(before, answers)) return { ok: true }
    if (isDecided(await readVisibleStatus(tx, application), record)) return refuse('decided')
    if ((record.answeredAt?.toISOString() ?? null) !== seen) return refuse('changed')
    const now = new Date()
    await tx
      .update(firmRecords)
      .set({
        representation,
        sealedAnswers: rowSealer.seal(firmRecords.sealedAnswers, applicationId, keptOf(answers)),
        acknowledgedAt: representation === 'yes' ? (record.acknowledgedAt ?? now) : null,
        answeredAt: now,
      })
      .where(eq(firmRecords.id, applicationId))
    await recordEvents(tx, [{ applicationId, type: 'firm-answered', details: { representation } }])
    if (representation !== 'yes') await endRequests(tx, { applicationId, party: 'firm' }, 'wrong-recipient')
    await enqueue(tx, mailFirmNews, { applicationId, news: representation })
    return { ok: true }
  })
}

const isSame = (one: FirmAnswers, other: FirmAnswers) =>
  JSON.stringify(keptOf(one)) === JSON.stringify(keptOf(other))

function keptOf(answers: FirmAnswers): Record<string, string> {
  const entries = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Nothing more goes to that address, and the page names no one. */
export async function markWrongRecipient(
  { db, enqueue }: Services,
  applicationId: string,
): Promise<Outcome<object, 'unknown'>> {
  return db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    if (found.record.wrongRecipientAt) return { ok: true }
    const { email } = contactOf(found)
    if (email) await stopMailbox(tx, email)
    await tx
      .update(firmRecords)
      .set({ wrongRecipientAt: sql`now()` })
      .where(eq(firmRecords.id, applicationId))
    await endRequests(tx, { applicationId, party: 'firm' }, 'wrong-recipient')
    await recordEvents(tx, [{ applicationId, type: 'firm-wrong-recipient', details: {} }])
    await enqueue(tx, mailFirmNews, { applicationId, news: 'wrong-recipient' })
    return { ok: true }
  })
}

/** A mailbox that we had stopped before stays stopped. */
export async function undoWrongRecipient(
  { db }: Services,
  applicationId: string,
): Promise<Outcome<object, 'unknown'>> {
  return db.transaction(async (tx) => {
    const found = await lockFirm(tx, applicationId)
    if (!found) return refuse('unknown')
    const { wrongRecipientAt } = found.record
    if (!wrongRecipientAt) return { ok: true }
    const { email } = contactOf(found)
    if (email) await restoreMailbox(tx, email, wrongRecipientAt)
    await tx.update(firmRecords).set({ wrongRecipientAt: null }).where(eq(firmRecords.id, applicationId))
    const now = new Date()
    await wantReminders(tx, { applicationId, party: 'firm' }, now, 'wrong-recipient')
    const details = { undo: true } as const
    await recordEvents(tx, [{ applicationId, type: 'firm-wrong-recipient', details }])
    return { ok: true }
  })
}
