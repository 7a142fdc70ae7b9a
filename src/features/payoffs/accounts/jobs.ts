import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { applications, entryCorrections, ledgerEntries, people } from '#db/schema/index.ts'
import { askedOf, mailAsked } from '#features/decisions/jobs.ts'
import { defineJob } from '#lib/jobs/job.ts'

/** Mails the person who signed alone: somebody else may have sat at their desk. */
export const mailEntryAlone = defineJob({
  name: 'ledger-corrected-alone',
  schema: z.object({ correctionId: z.uuid() }),
  async run({ correctionId }, services) {
    const [signed] = await services.db
      .select(askedOf(entryCorrections))
      .from(entryCorrections)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, entryCorrections.entryId))
      .innerJoin(applications, eq(applications.id, ledgerEntries.applicationId))
      .innerJoin(people, eq(people.id, entryCorrections.personId))
      .where(eq(entryCorrections.id, correctionId))
    await mailAsked(services, correctionId, signed)
  },
})
