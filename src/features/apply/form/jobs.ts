import { z } from 'zod'
import { readDeadlineSettings, readPromise } from '#features/calendar/data.ts'
import { mailAndRecord, writeApplicantOnce } from '#features/correspondence/delivery/jobs.ts'
import { findApplication } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { writeApplicantMail, writeArrivalMail } from './mail.tsx'

const schema = z.object({ applicationId: z.uuid() })

/** The morning mail replaces it if that's switched on. */
export const mailApplicationArrived = defineJob({
  name: 'application-arrived',
  schema,
  async run({ applicationId }, services) {
    const found = await readForMail(applicationId, services, staffLocale)
    if (!found || (await readDeadlineSettings(services.db)).isDigest) return
    const letter = writeArrivalMail(found.application, found.texts, services.publicUrl)
    await mailAndRecord(services, letter, { applicationId, mail: 'arrival' })
  },
})

export const mailApplicant = defineJob({
  name: 'application-receipt',
  schema,
  async run({ applicationId }, services) {
    const found = await readForMail(applicationId, services)
    if (!found) return
    const { application, texts } = found
    const promised = await readPromise(services.db)
    await writeApplicantOnce(
      services,
      (contactOptions) => writeApplicantMail(application, texts, contactOptions, promised),
      { applicationId, mail: 'receipt' },
    )
  },
})

/** In the file's language unless colleagues read it. Undefined if somebody deleted the application meanwhile. */
async function readForMail(id: string, { db }: JobServices, locale?: Locale) {
  const application = await findApplication(db, id)
  if (!application) return undefined
  return { application, texts: await readTexts(db, identityTexts, locale ?? application.language) }
}
