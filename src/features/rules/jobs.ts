import { z } from 'zod'
import { bumpSiteVersion } from '#db/site-version.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { daySchema } from './schema.ts'

/**
 * Renews the pages when a day begins on which a rule comes into force. The rule itself needs no switching: it is read
 * by its date. The queue and the rules both go by the database's clock.
 */
export const renewPagesForRules = defineJob({
  name: 'state-rules',
  schema: z.object({ day: daySchema }),
  async run(_payload, { db }) {
    await db.transaction(async (tx) => void (await bumpSiteVersion(tx)))
  },
})
