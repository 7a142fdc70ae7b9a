import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { contactReplies } from '#db/schema/index.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, JobRefused } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { findMessage, findReply } from './data.ts'
import { writeMessageMail, writeReplyMail } from './mail.tsx'

/** The sender gets no receipt: strangers could use the form to mail strangers. */
export const mailContactMessage = defineJob({
  name: 'contact-message',
  schema: z.object({ messageId: z.uuid() }),
  async run({ messageId }, { db, mailer, publicUrl }) {
    const message = await findMessage(db, messageId)
    // Deleted in the meantime.
    if (!message) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    await mailer.send(writeMessageMail(message, texts['global.brand.name'], publicUrl))
  },
})

export const mailContactReply = defineJob({
  name: 'contact-reply',
  schema: z.object({ replyId: z.uuid() }),
  async run({ replyId }, { db, rowSealer, mailer, publicUrl }) {
    const found = await findReply({ db, rowSealer }, replyId)
    if (!found || found.sentAt || found.outboxAt) return
    const texts = await readTexts(db, identityTexts, found.language)
    const site = { siteName: texts['global.brand.name'], publicUrl }
    try {
      await mailer.send(writeReplyMail(found, site, found.language))
    } catch (error) {
      // Shows on the administrator's screen that it won't be delivered.
      if (error instanceof JobRefused) await note(db, replyId, { refusedAt: new Date() })
      throw error
    }
    await note(db, replyId, mailer.isOutbox ? { outboxAt: new Date() } : { sentAt: new Date() })
  },
})

type Outcome = { sentAt: Date } | { outboxAt: Date } | { refusedAt: Date }

async function note(db: Database, replyId: string, outcome: Outcome) {
  await db.update(contactReplies).set(outcome).where(eq(contactReplies.id, replyId))
}
