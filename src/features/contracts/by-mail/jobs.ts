import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { applications, contracts, paperSignatures, people } from '#db/schema/index.ts'
import { writeSignatureMail } from '#features/decisions/mail.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'

/** Mails the person who said so alone: somebody else may have sat at their desk. */
export const mailPaperAlone = defineJob({
  name: 'paper-signed-alone',
  schema: z.object({ paperSignatureId: z.uuid() }),
  async run({ paperSignatureId: id }, { db, mailer, publicUrl }) {
    const [signed] = await db
      .select({
        by: paperSignatures.personName,
        aloneFrom: paperSignatures.aloneFrom,
        effectiveAt: paperSignatures.effectiveAt,
        endedAt: paperSignatures.endedAt,
        applicationId: applications.id,
        reference: applications.reference,
        to: { name: people.name, email: people.email },
      })
      .from(paperSignatures)
      .innerJoin(contracts, eq(contracts.id, paperSignatures.contractId))
      .innerJoin(applications, eq(applications.id, contracts.applicationId))
      .innerJoin(people, eq(people.id, paperSignatures.personId))
      .where(eq(paperSignatures.id, id))
    if (!signed || signed.effectiveAt || signed.endedAt) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    const company = texts['global.brand.name']
    await mailer.send(writeSignatureMail({ ...signed, id }, { company, publicUrl }))
  },
})
