import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEmails } from '#db/schema/index.ts'
import { type Addressee, addressOf, findAddressee } from '#features/correspondence/letters/data.ts'
import type { RecipientProblem } from '#features/correspondence/letters/schema.ts'
import { findOpen } from '#features/messages/templates/content.ts'
import { lockApplication, markRead } from '#features/messages/thread/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findEmail, listMailable, type MailRow, toApplicationEmail } from './data.ts'
import { mailFromFile } from './jobs.ts'
import {
  type ApplicationEmail,
  type EmailLetter,
  mostAttachedBytes,
  type NewMail,
  undoSeconds,
} from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export type MailRefusal =
  | RecipientProblem
  | 'unknown'
  | 'unfilled'
  | 'not attachable'
  | 'too large'
  | 'too many'
  | 'no mail'
  | 'final'

/** More in a day to one party is a mistake, or a stranger at the keyboard. */
const mostPerDay = 20

/** The mail leaves a minute later and can be taken back until then. A mail that is sent twice leaves once. */
export async function writeMail(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  { submissionKey, ...letter }: NewMail,
  reviewer: Reviewer,
  now = new Date(),
): Promise<Outcome<{ mail: ApplicationEmail }, MailRefusal>> {
  return db.transaction(async (tx) => {
    const addressee = await lockAddressee(tx, applicationId)
    if (!addressee) return refuse('unknown')
    const isSame = and(
      eq(applicationEmails.applicationId, applicationId),
      eq(applicationEmails.submissionKey, submissionKey),
    )
    const [same] = await tx.select().from(applicationEmails).where(isSame)
    if (same) return { ok: true, mail: toApplicationEmail(rowSealer, same) }
    const checked = await checkLetter(tx, addressee, letter)
    if (!checked.ok) return checked
    const { party, subject, text, documentIds } = letter
    const written = await tx
      .select()
      .from(applicationEmails)
      .where(eq(applicationEmails.applicationId, applicationId))
    const isRecent = (row: MailRow) => row.party === party && now.getTime() - row.writtenAt.getTime() < day
    if (written.filter(isRecent).length >= mostPerDay) return refuse('too many', { wait: day })

    const id = randomUUID()
    const { id: personId, name: personName } = reviewer.person ?? {}
    const leavesAt = new Date(now.getTime() + undoSeconds * 1_000)
    const [row] = await tx
      .insert(applicationEmails)
      .values({
        ...{ id, applicationId, party, documentIds, submissionKey, leavesAt, personId, personName },
        sealedLetter: rowSealer.seal(applicationEmails.sealedLetter, id, { subject, text }),
        writtenAt: now,
      })
      .returning()
    if (!row) throw new Error('the mail was not kept')
    const details = { ...reviewer, fileMailId: id, party }
    await recordEvents(tx, [{ applicationId, type: 'mail-written', details }])
    await enqueue(tx, mailFromFile, { mailId: id }, leavesAt)
    // The desk has read what it answers.
    await markRead(tx, { applicationId, party }, 'desk')
    return { ok: true, mail: toApplicationEmail(rowSealer, row) }
  })
}

const day = 24 * 60 * 60_000

export async function undoMail(
  { db, rowSealer }: Pick<Services, 'db' | 'rowSealer'>,
  { applicationId, mailId }: { applicationId: string; mailId: string },
  reviewer: Reviewer,
): Promise<Outcome<{ mail: ApplicationEmail }, MailRefusal>> {
  return db.transaction(async (tx) => {
    const addressee = await lockAddressee(tx, applicationId)
    const row = await findEmail(tx, mailId)
    if (!addressee || row?.applicationId !== applicationId) return refuse('no mail')
    if (row.undoneAt) return { ok: true, mail: toApplicationEmail(rowSealer, row) }
    if (row.finalAt) return refuse('final')
    const [undone] = await tx
      .update(applicationEmails)
      .set({ undoneAt: new Date() })
      .where(eq(applicationEmails.id, mailId))
      .returning()
    if (!undone) throw new Error('the mail is gone')
    const details = { ...reviewer, fileMailId: mailId, party: row.party }
    await recordEvents(tx, [{ applicationId, type: 'mail-withdrawn', details }])
    return { ok: true, mail: toApplicationEmail(rowSealer, undone) }
  })
}

async function checkLetter(
  db: Database | Transaction,
  addressee: Addressee,
  { party, subject, text, documentIds }: EmailLetter,
): Promise<Outcome<{ address: string }, MailRefusal>> {
  const to = addressOf(addressee, party)
  if (!to.ok) return to
  for (const [field, words] of Object.entries({ subject, text })) {
    const open = findOpen(words)
    if (open) return refuse('unfilled', { errors: { [field]: [open] } })
  }
  if (documentIds.length === 0) return to
  const mailable = await listMailable(db, addressee.id)
  const chosen = mailable.filter(
    ({ row, parties }) => documentIds.includes(row.id) && parties.includes(party),
  )
  if (chosen.length < documentIds.length) return refuse('not attachable')
  const size = chosen.reduce((sum, { row }) => sum + row.sizeBytes, 0)
  return size > mostAttachedBytes ? refuse('too large') : to
}

/** Everybody who writes about an application waits here and finds it as it is now. */
async function lockAddressee(tx: Transaction, applicationId: string): Promise<Addressee | undefined> {
  await lockApplication(tx, applicationId)
  return findAddressee(tx, applicationId)
}
