import { z } from 'zod'
import { bumpSiteVersion } from '#db/site-version.ts'
import { defineJob } from '#lib/jobs/job.ts'

/** Renews the pages when the day of new terms begins. The terms take effect by their date. */
export const renewPagesForPrice = defineJob({
  name: 'price-terms',
  schema: z.object({ version: z.int() }),
  async run(_payload, { db }) {
    await db.transaction(async (tx) => void (await bumpSiteVersion(tx)))
  },
})
