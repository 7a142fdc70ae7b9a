import { z } from 'zod'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { defaultLocale } from '#site/locale.ts'
import { findMention } from './data.ts'
import { writeMentionMail } from './mail.tsx'

export const mailMention = defineJob({
  name: 'mention',
  schema: z.object({ mentionId: z.uuid() }),
  async run({ mentionId }, { db, mailer, publicUrl }) {
    const mention = await findMention(db, mentionId)
    if (!mention) return
    const texts = await readTexts(db, identityTexts, defaultLocale)
    await mailer.send(
      writeMentionMail({ ...mention, id: mentionId }, { siteName: texts['global.brand.name'], publicUrl }),
    )
  },
})
