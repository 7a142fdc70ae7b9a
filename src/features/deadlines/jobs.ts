import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { applications, lateApplications, lateMails } from '#db/schema/index.ts'
import { readCalendar, readDeadlineSettings } from '#features/calendar/data.ts'
import { updateDeadlines } from '#features/calendar/mutations.ts'
import { deadlineStatuses } from '#features/calendar/schema.ts'
import { findColleague } from '#features/people/security-notices/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, defineSchedule, type JobServices } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { listOwners, lockNotYetNotified, readLateMail } from './data.ts'
import { maxNamed, writeLateMail } from './mail.tsx'

export const recountDeadlines = defineJob({
  name: 'clocks-recount',
  schema: z.object({}),
  run: (_payload, { db }) => recountAll(db),
})

const batchSize = 500

/**
 * In batches with a transaction each, so nobody waits for it. Each application has the version of its settings: an
 * interrupted run goes on where it stopped.
 */
export async function recountAll(db: Database, limit = batchSize): Promise<void> {
  for (let after: string | undefined, isMore = true; isMore; ) {
    const ids = await db.transaction(async (tx) => {
      const { version } = await readDeadlineSettings(tx)
      const stale = await tx
        .select({ id: applications.id })
        .from(applications)
        .where(
          and(
            inArray(applications.status, deadlineStatuses),
            sql`${applications.clockVersion} is distinct from ${version}`,
            after ? gt(applications.id, after) : undefined,
          ),
        )
        .orderBy(applications.id)
        .limit(limit)
        .for('no key update')
      const found = stale.map(({ id }) => id)
      await updateDeadlines(tx, found)
      return found
    })
    after = ids.at(-1)
    isMore = ids.length === limit
  }
}

export const tellLateEveryFiveMinutes = defineSchedule({
  name: 'clocks-late',
  schedule: '*/5 * * * *',
  run: (services) => tellLate(services),
})

/**
 * One mail tells the owners about all that became late, once per status. Applications join it in batches, each with a
 * timeline entry; the next process sends a mail that another left behind.
 */
export async function tellLate(
  { db, enqueue }: Pick<JobServices, 'db' | 'enqueue'>,
  now = new Date(),
  limit = batchSize,
): Promise<void> {
  const mailId = await openLateMail(db)
  if (!mailId) return
  while ((await joinLate(db, { mailId, now, limit })) === limit);
  await db.transaction(async (tx) => {
    const isOpen = and(eq(lateMails.id, mailId), isNull(lateMails.queuedAt))
    const [open] = await tx.select().from(lateMails).where(isOpen).for('update')
    if (!open || (await tx.$count(lateApplications, eq(lateApplications.mailId, mailId))) === 0) return
    await tx.update(lateMails).set({ queuedAt: now }).where(isOpen)
    for (const { id: personId } of await listOwners(tx)) await enqueue(tx, mailLate, { mailId, personId })
  })
}

async function openLateMail(db: Database): Promise<string | undefined> {
  await db.insert(lateMails).values({}).onConflictDoNothing()
  const [open] = await db.select({ id: lateMails.id }).from(lateMails).where(isNull(lateMails.queuedAt))
  return open?.id
}

function joinLate(db: Database, { mailId, now, limit }: { mailId: string; now: Date; limit: number }) {
  return db.transaction(async (tx) => {
    // Locked, so no other process sends it before these are in it.
    const isOpen = and(eq(lateMails.id, mailId), isNull(lateMails.queuedAt))
    const [open] = await tx.select({ id: lateMails.id }).from(lateMails).where(isOpen).for('share')
    if (!open) return 0
    const late = await lockNotYetNotified(tx, now, limit)
    const files = late.flatMap(({ dueAt, ...file }) => (dueAt ? [{ ...file, dueAt, mailId }] : []))
    if (files.length === 0) return 0
    const joined = await tx.insert(lateApplications).values(files).onConflictDoNothing().returning()
    await recordEvents(
      tx,
      joined.map(({ applicationId, dueAt }) => ({
        applicationId,
        type: 'became-late' as const,
        details: { dueAt: dueAt.toISOString() },
      })),
    )
    return joined.length
  })
}

/** Sent twice, it is the same mail to the owner's mail program. */
export const mailLate = defineJob({
  name: 'clocks-late-mail',
  schema: z.object({ mailId: z.uuid(), personId: z.uuid() }),
  async run({ mailId, personId }, { db, mailer, publicUrl }) {
    const to = await findColleague(db, personId)
    const late = await readLateMail(db, mailId, maxNamed)
    if (to?.role !== 'owner' || late.count === 0) return
    const texts = await readTexts(db, identityTexts, staffLocale)
    const { timeZone } = await readCalendar(db)
    const company = texts['global.brand.name']
    await mailer.send(
      writeLateMail({ id: `${mailId}-${personId}`, to, ...late }, { company, publicUrl, timeZone }),
    )
  },
})
