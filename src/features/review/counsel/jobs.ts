import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { applications, counsel } from '#db/schema/index.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { openKeptCounsel } from './data.ts'
import { writeCounselBegunMail, writeCounselEndedMail } from './mail.tsx'

const schema = z.object({ counselId: z.uuid() })

/** Their address is no longer the file's, so it comes from what was kept about them. */
export const mailCounselEnded = defineJob({
  name: 'counsel-ended',
  schema,
  async run({ counselId }, services) {
    const { db, rowSealer } = services
    const found = await findCounsel(db, counselId)
    const address = found && openKeptCounsel(rowSealer, found.row)?.email
    if (!address) return
    const { reference, id: applicationId } = found.application
    const texts = await readTexts(db, identityTexts, staffLocale)
    const letter = writeCounselEndedMail({ counselId, reference, address }, texts)
    await mailForDesk(services, letter, { applicationId, mail: 'counsel-ended', party: 'firm' })
  },
})

/** Nothing, if counsel changed again meanwhile. */
export const mailCounselBegun = defineJob({
  name: 'counsel-begun',
  schema,
  async run({ counselId }, services) {
    const { db } = services
    const found = await findCounsel(db, counselId)
    if (!found || found.row.endedAt || found.application.spamReason) return
    const { reference, id: applicationId, email: address } = found.application
    const texts = await readTexts(db, identityTexts, staffLocale)
    const options = await findContactOptions(services, applicationId, 'applicant')
    const letter = writeCounselBegunMail({ counselId, reference, address }, texts, options)
    await mailForDesk(services, letter, { applicationId, mail: 'case-link', party: 'applicant' })
  },
})

async function findCounsel(db: Database, id: string) {
  const { id: applicationId, reference, email, spamReason } = applications
  const [row] = await db
    .select({ row: counsel, application: { id: applicationId, reference, email, spamReason } })
    .from(counsel)
    .innerJoin(applications, eq(applications.id, counsel.applicationId))
    .where(eq(counsel.id, id))
  return row
}
