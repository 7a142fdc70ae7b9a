import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { reductions } from '#db/schema/index.ts'
import { makeLetter } from '#features/payoffs/letters/mutations/make.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { findReductionById } from '../data/rows.ts'

/** The payoff letter of the reduced sum, good through the answer's last day. Run twice, it's one letter. */
export const printReducedLetter = defineJob({
  name: 'reduced-letter',
  schema: z.object({ reductionId: z.uuid() }),
  async run({ reductionId }, services) {
    const { db } = services
    const row = await findReductionById(db, reductionId)
    if (row?.status !== 'accepted' || !row.applicationId || !row.validUntil || row.letterId) return
    const wanted = {
      ...{ kind: 'payoff' as const, applicationId: row.applicationId, goodThrough: row.validUntil },
    }
    const made = await makeLetter(services, wanted, {
      ...{ submissionKey: `reduction ${reductionId}`, madeBy: 'clock' },
    })
    if (made.ok)
      await db.update(reductions).set({ letterId: made.letter.id }).where(eq(reductions.id, reductionId))
    // Somebody wrote into the ledger each time that it was printed.
    else if (made.reason === 'changed') throw new Error('the ledger changed while the letter was printed')
  },
})
