import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { settlements } from '#db/schema/index.ts'
import { findEnvelope } from '#features/contracts/certificate/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { writeSettlementMail } from './mail.tsx'

/** To the person: their attorney told us. Not if it was taken back meanwhile. */
export const mailSettlementNews = defineJob({
  name: 'settlement-news',
  schema: z.object({ settlementId: z.uuid() }),
  async run({ settlementId }, services) {
    const { db } = services
    const [row] = await db.select().from(settlements).where(eq(settlements.id, settlementId))
    if (!row?.applicationId || row.takenBackAt) return
    const { applicationId, outcome } = row
    const envelope = await findEnvelope(services, applicationId, 'person')
    if (!envelope) return
    const details = { mail: 'settlement-news', party: envelope.party } as const
    const letter = writeSettlementMail({ id: `settlement-news-${settlementId}`, outcome }, envelope)
    try {
      await mailForDesk(services, letter, { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})
