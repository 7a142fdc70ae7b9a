import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEmails } from '#db/schema/index.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findAddressee } from '#features/correspondence/letters/data.ts'
import { addressLetter } from '#features/correspondence/letters/jobs.ts'
import { findCounselSince } from '#features/messages/thread/data.ts'
import { keepMailedWords, lockApplication } from '#features/messages/thread/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import type { Attachment } from '#lib/mail/mailer.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { nameAttachment } from './content.ts'
import { findEmail, listMailable, type MailRow } from './data.ts'
import { writeEmail } from './mail.tsx'
import { mostAttachedBytes } from './schema.ts'

/**
 * The mail is final before it leaves, so an undo either comes first, and nothing is sent, or too late. Its words join
 * the party's thread, where the answer comes in.
 */
export const mailFromFile = defineJob({
  name: 'file-mail',
  schema: z.object({ mailId: z.uuid() }),
  async run({ mailId }, services) {
    const { db, rowSealer } = services
    const row = await makeFinal(db, mailId)
    if (!row || row.sentAt || row.heldBackAt) return
    const { applicationId, party } = row
    const addressee = await findAddressee(db, applicationId)
    const envelope = addressee && (await addressLetter(services, addressee, party))
    const attachments = await openAttachments(services, row)
    const details = { mail: 'file-mail', party, fileMailId: mailId } as const
    const holdBack = () =>
      db.transaction(async (tx) => {
        await recordEvents(tx, [{ applicationId, type: 'mail-held-back', details }])
        await settle({ tx, rowSealer }, row, false)
      })
    // The address is no longer good, or somebody deleted what was attached.
    if (!envelope || !attachments || (await isForFormer(db, row))) return holdBack()
    const words = rowSealer.open(applicationEmails.sealedLetter, mailId, row.sealedLetter)
    const letter = writeEmail(mailId, words, { envelope, attachments })
    try {
      await mailForDesk(services, letter, { applicationId, ...details }, (tx, isSent) =>
        settle({ tx, rowSealer }, row, isSent),
      )
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await holdBack()
    }
  },
})

/** Counsel changed while the mail could still be taken back. */
async function isForFormer(db: Database, row: MailRow): Promise<boolean> {
  const since = await findCounselSince(db, row)
  return since !== null && row.writtenAt < since
}

/** Undefined for a mail that was taken back. Taking it back waits for the same lock. */
function makeFinal(db: Database, id: string): Promise<MailRow | undefined> {
  return db.transaction(async (tx) => {
    const found = await findEmail(tx, id)
    if (!found) return undefined
    await lockApplication(tx, found.applicationId)
    const row = await findEmail(tx, id)
    if (!row || row.undoneAt) return undefined
    if (row.finalAt) return row
    const [final] = await tx
      .update(applicationEmails)
      .set({ finalAt: new Date() })
      .where(eq(applicationEmails.id, id))
      .returning()
    return final
  })
}

/** Undefined if one of them is gone, or may no longer go to this reader. */
async function openAttachments(
  { db, storage }: Pick<JobServices, 'db' | 'storage'>,
  { applicationId, party, documentIds }: MailRow,
): Promise<Attachment[] | undefined> {
  const mailable = documentIds.length > 0 ? await listMailable(db, applicationId) : []
  const chosen = documentIds.flatMap(
    (id) => mailable.find(({ row, parties }) => row.id === id && parties.includes(party))?.row ?? [],
  )
  const size = chosen.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (chosen.length < documentIds.length || size > mostAttachedBytes) return undefined
  const attachments: Attachment[] = []
  for (const [place, { storageKey, documentType, mimeType }] of chosen.entries()) {
    const bytes = await storage.open(storageKey)
    if (!bytes) return undefined
    const filename = nameAttachment(documentType, mimeType, place + 1)
    attachments.push({ filename, contentType: mimeType, content: await buffer(bytes) })
  }
  return attachments
}

async function settle(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  row: MailRow,
  isSent: boolean,
): Promise<void> {
  const now = new Date()
  const { text } = rowSealer.open(applicationEmails.sealedLetter, row.id, row.sealedLetter)
  const messageId = isSent ? await keepMailedWords({ tx, rowSealer }, row, text) : null
  await tx
    .update(applicationEmails)
    .set(isSent ? { sentAt: now, messageId } : { heldBackAt: now })
    .where(eq(applicationEmails.id, row.id))
}
