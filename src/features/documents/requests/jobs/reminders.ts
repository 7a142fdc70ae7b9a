import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#db/database.ts'
import { documentRequests, requestReminders } from '#db/schema/index.ts'
import type { ApplicationMail } from '#domain/application-review.ts'
import { type AddressedMail, mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { addressLetter } from '#features/correspondence/letters/jobs.ts'
import type { Envelope } from '#features/correspondence/letters/mail.tsx'
import { defineJob, defineSchedule, JobPostponed, type JobServices } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import {
  countRequests,
  endingOf,
  isOpen,
  listReady,
  nextReminderOf,
  type RequestRow,
  readRequest,
} from '../data/reminders.ts'
import { writeReminderMail } from '../mail.tsx'
import { endRequests } from '../mutations/reminders.ts'
import { stopPaths } from '../schema/reminders.ts'

/** Ends the request if the address refuses mail for good or wants no more. */
export async function mailAboutRequest(
  services: Pick<JobServices, 'db' | 'mailer'>,
  letter: AddressedMail,
  { request, mail }: { request: RequestRow; mail: ApplicationMail },
  keep: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { applicationId, party } = request
  const end = (ending: 'bounced' | 'wrong-recipient') =>
    services.db.transaction((tx) => endRequests(tx, request, ending))
  try {
    const isSent = await mailForDesk(services, letter, { applicationId, mail, party }, keep)
    if (!isSent) await end('wrong-recipient')
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error
    await end('bounced')
  }
}

function stopUrlsOf({ contactOptions, party }: Envelope) {
  const { origin, pathname } = new URL(contactOptions.pageUrl)
  const token = pathname.slice(pathname.lastIndexOf('/') + 1)
  const { page, call } = stopPaths[party]
  return { stopUrl: origin + page(token), unsubscribeUrl: origin + call(token) }
}

/** Skips the reminder if there is nothing left to remind of by now. */
export const mailReminder = defineJob({
  name: 'documents-reminder',
  schema: z.object({ requestId: z.uuid(), nth: z.int() }),
  async run({ requestId, nth }, services) {
    const { db } = services
    const read = await readRequest(db, requestId)
    if (!read) return
    const reminder = read.reminders.find((one) => one.nth === nth)
    if (!reminder || reminder.sentAt || reminder.skippedAt) return
    const { request, addressee, items } = read
    if (addressee.isUndecided) throw new JobPostponed()
    const isThis = and(eq(requestReminders.requestId, requestId), eq(requestReminders.nth, nth))
    const missing = items.filter(isOpen).map(({ documentType }) => documentType)
    const isWanted = !request.endedAt && !request.pausedAt && !endingOf(request, addressee, items)
    const envelope =
      isWanted && missing.length > 0 && (await addressLetter(services, addressee, request.party))
    if (!envelope) {
      await db.update(requestReminders).set({ skippedAt: new Date() }).where(isThis)
      return
    }
    const list = (await countRequests(db, request, request.requestedAt)) + 1
    const letter = writeReminderMail({ requestId, nth, list }, missing, {
      ...envelope,
      ...stopUrlsOf(envelope),
    })
    await mailAboutRequest(services, letter, { request, mail: 'reminder' }, async (tx) => {
      await tx.update(requestReminders).set({ sentAt: new Date() }).where(isThis)
    })
  },
})

export const remindEveryFiveMinutes = defineSchedule({
  name: 'documents-reminders',
  schedule: '*/5 * * * *',
  run: (services) => remindOfRequests(services),
})

const batchSize = 200

/** One transaction per request: a process that dies neither leaves a reminder out nor sends it twice. */
export async function remindOfRequests(
  { db, enqueue }: Pick<JobServices, 'db' | 'enqueue'>,
  now = new Date(),
): Promise<void> {
  let after: string | undefined
  while (true) {
    const ready = await listReady(db, now, { after, limit: batchSize })
    for (const requestId of ready) {
      await db.transaction((tx) => moveOn({ tx, enqueue }, requestId, now))
    }
    after = ready.at(-1)
    if (ready.length < batchSize) return
  }
}

async function moveOn(
  { tx, enqueue }: { tx: Transaction; enqueue: JobServices['enqueue'] },
  requestId: string,
  now: Date,
) {
  const [locked] = await tx
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .where(and(eq(documentRequests.id, requestId), isNull(documentRequests.endedAt)))
    .for('update', { skipLocked: true })
  const read = locked && (await readRequest(tx, requestId))
  // It ended, was deleted, is in another process's hands, or was decided a moment ago.
  if (!read || read.addressee.isUndecided) return
  const { request, addressee, items, reminders } = read
  const ending = endingOf(request, addressee, items)
  if (ending) return void (await endRequests(tx, request, ending, now))
  const next = nextReminderOf(request, reminders)
  if (request.pausedAt || !request.sentAt || !next || next.dueAt > now) return
  // Everything waits for the desk. A later rejection needs the next reminder.
  const isSkipped = !items.some(isOpen)
  await tx
    .insert(requestReminders)
    .values({ requestId, ...next, queuedAt: now, skippedAt: isSkipped ? now : null })
  if (!isSkipped) await enqueue(tx, mailReminder, { requestId, nth: next.nth })
}
