import { z } from 'zod'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { findFirm } from '#features/firms/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { defaultLocale } from '#site/locale.ts'
import { writeFirmNewsMail } from './mail.tsx'
import { firmNewsValues } from './schema.ts'

/** Once an hour for the same news, no matter how often the firm sends it. */
export const mailFirmNews = defineJob({
  name: 'firm-news',
  schema: z.object({ applicationId: z.uuid(), news: z.enum(firmNewsValues) }),
  once: { key: ({ applicationId, news }) => `${applicationId} ${news}`, seconds: 60 * 60 },
  async run({ applicationId, news }, services) {
    const { db, publicUrl } = services
    const found = await findFirm(db, applicationId)
    if (!found) return
    const { application, record } = found
    const saidAt =
      (news === 'wrong-recipient' ? record?.wrongRecipientAt : record?.answeredAt)?.getTime() ?? 0
    const texts = await readTexts(db, identityTexts, defaultLocale)
    const letter = writeFirmNewsMail({ ...application, news, saidAt }, texts, publicUrl)
    await mailAndRecord(services, letter, { applicationId, mail: 'firm-arrival' })
  },
})
