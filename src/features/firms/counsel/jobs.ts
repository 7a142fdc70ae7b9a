import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { applicationEvents } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { contactOf, countAsks, type FirmRecord, type FoundFirm, findFirm } from './data.ts'
import { writeFirmQuestionMail } from './mail.tsx'

/** Looks again at what changed since the desk asked, so that nobody else gets the mail. */
export const mailFirmQuestion = defineJob({
  name: 'firm-question',
  schema: z.object({ applicationId: z.uuid(), eventId: z.int() }),
  async run({ applicationId, eventId }, services) {
    const { db } = services
    const found = await findFirm(db, applicationId)
    const address = found && findAddress(found)
    if (!address || (await isForFormer(db, eventId, found.record))) return
    const letter = writeFirmQuestionMail(
      {
        application: found.application,
        eventId,
        address,
        contactOptions: await findContactOptions(services, applicationId, 'firm'),
        nth: await countAsks(db, applicationId, found.record),
      },
      await readTexts(db, identityTexts, staffLocale),
    )
    await mailForDesk(services, letter, { applicationId, mail: 'firm-question', party: 'firm' })
  },
})

/** Counsel changed between asking and now. */
async function isForFormer(db: Database, eventId: number, record: FirmRecord | null): Promise<boolean> {
  const { id, happenedAt } = applicationEvents
  const [asked] = await db.select({ happenedAt }).from(applicationEvents).where(eq(id, eventId))
  return asked !== undefined && record?.counselSince != null && asked.happenedAt < record.counselSince
}

function findAddress(found: FoundFirm): string | undefined {
  const { application, record } = found
  if (!record?.verifiedAt || record.wrongRecipientAt || record.representation) return undefined
  if (statusOf(application.status).isClosed) return undefined
  return contactOf(found).email ?? undefined
}
