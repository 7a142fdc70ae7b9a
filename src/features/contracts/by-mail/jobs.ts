import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { applications, contracts, paperSignatures, people } from '#db/schema/index.ts'
import { askedOf, mailAsked } from '#features/decisions/jobs.ts'
import { defineJob } from '#lib/jobs/job.ts'

/** Mails the person who said so alone: somebody else may have sat at their desk. */
export const mailPaperAlone = defineJob({
  name: 'paper-signed-alone',
  schema: z.object({ paperSignatureId: z.uuid() }),
  async run({ paperSignatureId: id }, services) {
    const [signed] = await services.db
      .select(askedOf(paperSignatures))
      .from(paperSignatures)
      .innerJoin(contracts, eq(contracts.id, paperSignatures.contractId))
      .innerJoin(applications, eq(applications.id, contracts.applicationId))
      .innerJoin(people, eq(people.id, paperSignatures.personId))
      .where(eq(paperSignatures.id, id))
    await mailAsked(services, id, signed)
  },
})
