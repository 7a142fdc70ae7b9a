import { z } from 'zod'
import { identityTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { findApplication } from './data.ts'
import { applicantMail, arrivalMail } from './mail.tsx'

const schema = z.object({ applicationId: z.uuid() })

/** Tells the administrator that an application is waiting. */
export const mailApplicationArrived = defineJob({
  name: 'application-arrived',
  schema,
  async run({ applicationId }, services) {
    const found = await readForMail(applicationId, services)
    if (found) await services.mailer.send(arrivalMail(found.application, found.texts, services.publicUrl))
  },
})

/** Gives the plaintiff or the attorney their reference, and says what comes next. */
export const mailApplicant = defineJob({
  name: 'application-receipt',
  schema,
  async run({ applicationId }, services) {
    const found = await readForMail(applicationId, services)
    if (found) await services.mailer.send(applicantMail(found.application, found.texts))
  },
})

/** Nothing when the application was deleted meanwhile: then nobody wants to hear of it either. */
async function readForMail(id: string, { db }: JobServices) {
  const application = await findApplication(db, id)
  return application && { application, texts: await readTexts(db, identityTexts) }
}
