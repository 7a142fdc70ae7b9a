import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mergedApplications } from '#db/schema/index.ts'
import { mailApplicantOnce, mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { findApplication } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { locales } from '#site/locale.ts'
import { openRecord } from './data/records.ts'
import { writeDroppedMail, writeMergeMail } from './mail.tsx'

/** Leaves a minute later, so that an undo can stop it. */
export const mailMerged = defineJob({
  name: 'merged',
  schema: z.object({ mergeId: z.uuid(), to: z.enum(['kept', 'merged']) }),
  async run({ mergeId, to }, services) {
    const { db, rowSealer } = services
    const [row] = await db.select().from(mergedApplications).where(eq(mergedApplications.id, mergeId))
    const application = row && (await findApplication(db, row.keptId))
    if (!application || application.spamReason) return
    const { id: applicationId, reference, email, language } = application
    const old = openRecord(rowSealer, row).application
    const mail = 'merge-news'
    if (to === 'kept') {
      const texts = await readTexts(db, identityTexts, language)
      const contactOptions = await findContactOptions(services, applicationId, 'applicant')
      const merge = { id: mergeId, reference, other: row.reference, address: email }
      const letter = writeMergeMail(merge, texts, contactOptions, language)
      await mailForDesk(services, letter, { applicationId, mail })
    } else if (!old.spamReason && mailboxOf(String(old.email)) !== mailboxOf(email)) {
      const locale = locales.find((known) => known === old.language) ?? language
      const texts = await readTexts(db, identityTexts, locale)
      const dropped = { id: mergeId, reference: row.reference, address: String(old.email) }
      const letter = writeDroppedMail(dropped, texts, locale)
      await mailApplicantOnce(services, letter, { applicationId, mail })
    }
  },
})
