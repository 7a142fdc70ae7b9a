import { z } from 'zod'
import { identityTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { findMessage } from './data.ts'
import { messageMail } from './mail.tsx'

/** Tells the administrator of a message. There is no receipt to the sender: a form could send those to strangers. */
export const mailContactMessage = defineJob({
  name: 'contact-message',
  schema: z.object({ messageId: z.uuid() }),
  async run({ messageId }, { db, mailer }) {
    const message = await findMessage(db, messageId)
    // Deleted meanwhile: then nobody wants to hear of it either.
    if (!message) return
    const texts = await readTexts(db, identityTexts)
    await mailer.send(messageMail(message, texts['global.brand.name']))
  },
})
