import { z } from 'zod'
import { bumpSiteVersion } from '#db/site-version.ts'
import { daySchema } from '#lib/day-schema.ts'
import { defineJob } from '#lib/jobs/job.ts'

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
