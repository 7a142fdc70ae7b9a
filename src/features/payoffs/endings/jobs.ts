import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { holds } from '#db/schema/index.ts'
import { mailParty } from '#features/payoffs/releases/jobs/letters.ts'
import { defineJob } from '#lib/jobs/job.ts'

/** The firm hears once that we don't write to its client, and is asked who speaks for them. */
export const mailHeld = defineJob({
  name: 'held-mail',
  schema: z.object({ holdId: z.uuid() }),
  async run({ holdId }, services) {
    const [hold] = await services.db.select().from(holds).where(eq(holds.id, holdId))
    if (!hold?.applicationId || hold.endedAt) return
    await mailParty(services, hold.applicationId, { id: `held-${holdId}`, party: 'attorney', news: 'held' })
  },
})
