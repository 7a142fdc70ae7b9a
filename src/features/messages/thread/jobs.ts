import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { caseMessages } from '#db/schema/index.ts'
import { languageFor } from '#features/correspondence/delivery/data.ts'
import { mailAndRecord, mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { findApplication } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { findFirmAddress, isOfThread, isOwnTime } from './data.ts'
import { writeDeskMessageMail, writeMessageArrivalMail } from './mail.tsx'

const schema = z.object({ messageId: z.uuid() })

/** Messages often come in twos and threes. */
const quietSeconds = 60

/** Gathers a party's messages until they have written nothing for a minute. */
export const mailMessageArrived = defineJob({
  name: 'message-arrived',
  schema,
  delaySeconds: quietSeconds,
  async run({ messageId }, services) {
    const { db, publicUrl } = services
    const waiting = await findLastUnread(db, messageId)
    const application = waiting && (await findApplication(db, waiting.last.applicationId))
    if (!application || application.spamReason) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    const letter = writeMessageArrivalMail({ ...waiting, application }, texts, publicUrl)
    const { id: applicationId } = application
    await mailAndRecord(services, letter, { applicationId, mail: 'message-arrival' })
  },
})

/** They read the message on their page. The mail never has its words. */
export const mailDeskMessage = defineJob({
  name: 'desk-message',
  schema,
  delaySeconds: quietSeconds,
  async run({ messageId }, services) {
    const { db } = services
    const waiting = await findLastUnread(db, messageId, isOwnTime)
    const application = waiting && (await findApplication(db, waiting.last.applicationId))
    if (!application) return
    const { party } = waiting.last
    const address = party === 'firm' ? await findFirmAddress(db, application.id) : application.email
    if (!address) return
    const locale = languageFor(party, application)
    const texts = await readTexts(db, identityTexts, locale)
    const contactOptions = await findContactOptions(services, application.id, party)
    const letter = writeDeskMessageMail({ ...waiting, application, address, contactOptions }, texts, locale)
    await mailForDesk(services, letter, { applicationId: application.id, mail: 'desk-message', party })
  },
})

/**
 * Undefined if somebody read the message meanwhile, or if its author has written another since, whose job mails both.
 */
async function findLastUnread(db: Database, messageId: string, which?: SQL) {
  const isThis = eq(caseMessages.id, messageId)
  const [last] = await db.select().from(caseMessages).where(and(isThis, which))
  if (!last || last.readAt) return undefined
  const ofThread = isOfThread(last, last.author)
  const isLater = or(
    gt(caseMessages.writtenAt, last.writtenAt),
    and(eq(caseMessages.writtenAt, last.writtenAt), gt(caseMessages.id, last.id)),
  )
  if ((await db.$count(caseMessages, and(ofThread, isLater))) > 0) return undefined
  return { last, count: await db.$count(caseMessages, and(ofThread, isNull(caseMessages.readAt), which)) }
}
