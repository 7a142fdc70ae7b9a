import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { applications, entryCorrections, ledgerEntries, people } from '#db/schema/index.ts'
import { writeSignatureMail } from '#features/decisions/mail.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'

/** Mails the person who signed alone: somebody else may have sat at their desk. */
export const mailEntryAlone = defineJob({
  name: 'ledger-corrected-alone',
  schema: z.object({ correctionId: z.uuid() }),
  async run({ correctionId }, { db, mailer, publicUrl }) {
    const [signed] = await db
      .select({
        by: entryCorrections.personName,
        aloneFrom: entryCorrections.aloneFrom,
        effectiveAt: entryCorrections.effectiveAt,
        endedAt: entryCorrections.endedAt,
        applicationId: applications.id,
        reference: applications.reference,
        to: { name: people.name, email: people.email },
      })
      .from(entryCorrections)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, entryCorrections.entryId))
      .innerJoin(applications, eq(applications.id, ledgerEntries.applicationId))
      .innerJoin(people, eq(people.id, entryCorrections.personId))
      .where(eq(entryCorrections.id, correctionId))
    if (!signed || signed.effectiveAt || signed.endedAt) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    const company = texts['global.brand.name']
    await mailer.send(writeSignatureMail({ ...signed, id: correctionId }, { company, publicUrl }))
  },
})
