import { z } from 'zod'
import { bumpSiteVersion } from '#db/site-version.ts'
import { daySchema } from '#lib/day-schema.ts'
import { defineJob, defineSchedule } from '#lib/jobs/job.ts'

/**
 * Renews the pages when a rule's day begins. The rule takes effect by its date. The queue and the rules both use the
 * database's clock.
 */
export const renewPagesForRules = defineJob({
  name: 'state-rules',
  schema: z.object({ day: daySchema }),
  async run(_payload, { db }) {
    await db.transaction(async (tx) => void (await bumpSiteVersion(tx)))
  },
})

/**
 * Pages name a day on which money could be sent, and say which rules nobody looked up for too long. Both change at
 * midnight in New York, which is one of these hours in UTC.
 */
export const renewPagesAtMidnight = defineSchedule({
  name: 'new-day',
  schedule: '1 4,5 * * *',
  run: ({ db }) => db.transaction(async (tx) => void (await bumpSiteVersion(tx))),
})
