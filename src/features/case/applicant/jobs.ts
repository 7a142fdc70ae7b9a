import { z } from 'zod'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { findApplication } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { defaultLocale } from '#site/locale.ts'
import { writeWithdrawalMail } from './mail.tsx'

export const mailWithdrawn = defineJob({
  name: 'application-withdrawn',
  schema: z.object({ applicationId: z.uuid() }),
  async run({ applicationId }, services) {
    const { db, publicUrl } = services
    const application = await findApplication(db, applicationId)
    if (!application || application.spamReason) return
    const texts = await readTexts(db, identityTexts, defaultLocale)
    const letter = writeWithdrawalMail(application, texts, publicUrl)
    await mailAndRecord(services, letter, { applicationId, mail: 'withdrawal-arrival' })
  },
})
