import { z } from 'zod'
import { defineJob } from '#lib/jobs/job.ts'
import { findReductionById } from '../data/rows.ts'

/** The payoff letter of the reduced sum, good through the answer's last day. */
export const printReducedLetter = defineJob({
  name: 'reduced-letter',
  schema: z.object({ reductionId: z.uuid() }),
  async run({ reductionId }, services) {
    const row = await findReductionById(services.db, reductionId)
    if (row?.status !== 'accepted') return
  },
})
