import { z } from 'zod'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { findMention } from './data.ts'
import { writeMentionMail } from './mail.tsx'

export const mailMention = defineJob({
  name: 'mention',
  schema: z.object({ mentionId: z.uuid() }),
  async run({ mentionId }, { db, mailer, publicUrl }) {
    const mention = await findMention(db, mentionId)
    if (!mention) return
    const siteName = await readSiteName(db)
    await mailer.send(writeMentionMail({ ...mention, id: mentionId }, { siteName, publicUrl }))
  },
})
