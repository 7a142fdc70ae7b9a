import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { contactCorrections } from '#db/schema/index.ts'
import { findApplication } from '#features/applications/apply/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { mailApplicantOnce } from '#features/timeline/jobs.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { defaultLocale } from '#site/locale.ts'
import { writeCorrectionMail } from './mail.tsx'

/** Tells the old address that mails now go to another one. Its reader may be the only one who didn't want that. */
export const mailContactCorrected = defineJob({
  name: 'contact-corrected',
  schema: z.object({ correctionId: z.uuid() }),
  async run({ correctionId }, services) {
    const { db, rowSealer } = services
    const isThis = eq(contactCorrections.id, correctionId)
    const [correction] = await db.select().from(contactCorrections).where(isThis)
    const application = correction && (await findApplication(db, correction.applicationId))
    if (!application || application.spamReason) return
    const { id: applicationId, reference } = application
    const old = rowSealer.open(contactCorrections.sealedOld, correctionId, correction.sealedOld)
    const texts = await readTexts(db, identityTexts, defaultLocale)
    // Without an address for answers: the old one is often a slip, and its mail coming back must not end reminders.
    const letter = writeCorrectionMail({ id: correctionId, reference, address: old }, texts)
    await mailApplicantOnce(services, letter, { applicationId, mail: 'contact-corrected' })
  },
})
