import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { contactCorrections } from '#db/schema/index.ts'
import { mailApplicantOnce, mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { findApplication } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { writeCorrectionMail, writeNewAddressMail } from './mail.tsx'

const schema = z.object({ correctionId: z.uuid() })

/** The reader of the old address may be the only person who didn't want the change. */
export const mailContactCorrected = defineJob({
  name: 'contact-corrected',
  schema,
  async run({ correctionId }, services) {
    const found = await readForMail(correctionId, services)
    if (!found) return
    const { application, correction, texts } = found
    const { id: applicationId, reference, language } = application
    const old = services.rowSealer.open(contactCorrections.sealedOld, correctionId, correction.sealedOld)
    const { byDesk } = correction
    // No reply address: the old one is often a typo, and its bounce must not end reminders.
    const about = { id: correctionId, reference, address: String(old), byDesk, language }
    const letter = writeCorrectionMail(about, texts)
    await mailApplicantOnce(services, letter, { applicationId, mail: 'contact-corrected' })
  },
})

/** Sends the new link to the corrected address, unless it has changed again. */
export const mailNewAddress = defineJob({
  name: 'new-address',
  schema,
  async run({ correctionId }, services) {
    const found = await readForMail(correctionId, services)
    if (!found) return
    const { application, correction, texts } = found
    const { id: applicationId, reference, email, language } = application
    const corrected = services.rowSealer.open(
      contactCorrections.sealedNew,
      correctionId,
      correction.sealedNew,
    )
    if (corrected !== email) return
    const contactOptions = await findContactOptions(services, applicationId, 'applicant')
    const { byDesk } = correction
    const about = { id: correctionId, reference, address: email, byDesk, language }
    const letter = writeNewAddressMail(about, texts, contactOptions)
    await mailForDesk(services, letter, { applicationId, mail: 'case-link' })
  },
})

/** Undefined if the record is gone or looks automated. */
async function readForMail(correctionId: string, { db }: JobServices) {
  const [correction] = await db
    .select()
    .from(contactCorrections)
    .where(eq(contactCorrections.id, correctionId))
  const application = correction && (await findApplication(db, correction.applicationId))
  if (!application || application.spamReason) return undefined
  return { application, correction, texts: await readTexts(db, identityTexts, application.language) }
}
