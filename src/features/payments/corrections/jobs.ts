import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { applications, paymentCorrections, people } from '#db/schema/index.ts'
import { askedOf, mailAsked } from '#features/decisions/jobs.ts'
import { defineJob } from '#lib/jobs/job.ts'

/** Mails the person who signed alone: somebody else may have sat at their desk. */
export const mailCorrectionAlone = defineJob({
  name: 'payment-corrected-alone',
  schema: z.object({ correctionId: z.uuid() }),
  async run({ correctionId }, services) {
    const [signed] = await services.db
      .select(askedOf(paymentCorrections))
      .from(paymentCorrections)
      .innerJoin(applications, eq(applications.id, paymentCorrections.applicationId))
      .innerJoin(people, eq(people.id, paymentCorrections.personId))
      .where(eq(paymentCorrections.id, correctionId))
    await mailAsked(services, correctionId, signed)
  },
})
