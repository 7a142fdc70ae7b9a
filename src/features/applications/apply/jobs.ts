import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { applicationEvents } from '#db/schema/index.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { mayMail } from '#lib/mail/allowance.ts'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import type { ApplicationMail } from '#site/choices/application-review.ts'
import { findApplication } from './data.ts'
import { applicantMail, arrivalMail } from './mail.tsx'

const schema = z.object({ applicationId: z.uuid() })

/** Tells the administrator that an application is waiting. */
export const mailApplicationArrived = defineJob({
  name: 'application-arrived',
  schema,
  async run({ applicationId }, services) {
    const found = await readForMail(applicationId, services)
    if (!found) return
    await services.mailer.send(arrivalMail(found.application, found.texts, services.publicUrl))
    await recordMail(services.db, applicationId, 'arrival')
  },
})

/** Gives the plaintiff or the attorney their reference, and says what comes next. */
export const mailApplicant = defineJob({
  name: 'application-receipt',
  schema,
  async run({ applicationId }, services) {
    const found = await readForMail(applicationId, services)
    if (!found) return
    await mailApplicantOnce(services, applicantMail(found.application, found.texts), {
      applicationId,
      mail: 'receipt',
    })
  },
})

/** Nothing when the application was deleted meanwhile: then nobody wants to hear of it either. */
async function readForMail(id: string, { db }: JobServices) {
  const application = await findApplication(db, id)
  return application && { application, texts: await readTexts(db, identityTexts) }
}

/**
 * Sends a mail to the address that somebody typed when they applied, unless it had its share today. The timeline tells which:
 * whoever reads it knows whether the applicant has heard from us.
 */
export async function mailApplicantOnce(
  { db, mailer }: JobServices,
  mail: Mail & { to: Address },
  entry: { applicationId: string; mail: ApplicationMail },
): Promise<void> {
  if (await mayMail(db, { id: mail.id, to: mail.to.address })) {
    await mailer.send(mail)
    await recordMail(db, entry.applicationId, entry.mail)
  } else {
    await recordMail(db, entry.applicationId, entry.mail, 'mail-held-back')
  }
}

/** For the timeline: a mail about the application is in another's hands, or was held back. */
export async function recordMail(
  db: Database,
  applicationId: string,
  mail: ApplicationMail,
  type: 'mail-sent' | 'mail-held-back' = 'mail-sent',
): Promise<void> {
  await db.insert(applicationEvents).values({ applicationId, type, actor: 'system', details: { mail } })
}
