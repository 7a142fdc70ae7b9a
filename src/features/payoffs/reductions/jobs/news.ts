import { z } from 'zod'
import { signerParties } from '#domain/contracts.ts'
import { findEnvelope } from '#features/contracts/certificate/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { findReductionById, type ReductionRow } from '../data/rows.ts'
import { writeReductionMail } from '../mail.tsx'
import { type ReductionNews, reductionNews } from '../schema.ts'

/** To the person or their attorney. What isn't true anymore isn't said. */
export const mailReductionNews = defineJob({
  name: 'reduction-news',
  schema: z.object({ reductionId: z.uuid(), party: z.enum(signerParties), news: z.enum(reductionNews) }),
  async run({ reductionId, party, news }, services) {
    const { db } = services
    const row = await findReductionById(db, reductionId)
    if (!row?.applicationId || !isStillNews(row, news)) return
    const { applicationId } = row
    const envelope = await findEnvelope(services, applicationId, party)
    if (!envelope) return
    const letter = writeReductionMail(
      { id: `reduction-${news}-${reductionId}-${party}`, party, news },
      envelope,
    )
    const details = { mail: 'reduction-news', party: envelope.party } as const
    try {
      await mailForDesk(services, letter, { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})

const isStillNews = ({ status }: ReductionRow, news: ReductionNews): boolean =>
  news === 'answered' ? status === 'granted' || status === 'refused' : status === news
