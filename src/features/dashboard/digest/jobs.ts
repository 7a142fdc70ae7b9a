import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { digestMails } from '#db/schema/index.ts'
import { mayEnter } from '#domain/roles.ts'
import { readDeadlineSettings } from '#features/calendar/data.ts'
import { findColleague } from '#features/people/security-notices/data.ts'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob, defineSchedule, type JobServices } from '#lib/jobs/job.ts'
import { countWaiting, findMorning, listReaders, wasSetBy } from './data.ts'
import { writeDigestMail } from './mail.tsx'

export const queueDigestsEveryFiveMinutes = defineSchedule({
  name: 'morning-mails',
  schedule: '*/5 * * * *',
  run: (services) => queueDigests(services),
})

/** Queues one mail a day for everybody who sees applications, whichever process comes first. */
export async function queueDigests(
  { db, enqueue }: Pick<JobServices, 'db' | 'enqueue'>,
  now = new Date(),
): Promise<void> {
  const settings = await readDeadlineSettings(db)
  const morning = settings.isDigest ? findMorning(settings, now) : undefined
  if (!morning || !(await wasSetBy(db, morning.from, now))) return
  const { day } = morning
  for (const { id: personId } of await listReaders(db)) {
    await db.transaction(async (tx) => {
      const queued = await tx
        .insert(digestMails)
        .values({ day, personId, queuedAt: now })
        .onConflictDoNothing()
        .returning({ day: digestMails.day })
      if (queued.length > 0) await enqueue(tx, mailDigest, { day, personId })
    })
  }
}

/** Sends nothing if nothing waits. A process that dies before recording it sends the same mail again, by its id. */
export const mailDigest = defineJob({
  name: 'morning-mail',
  schema: z.object({ day: z.iso.date(), personId: z.uuid() }),
  async run({ day, personId }, { db, mailer, publicUrl }) {
    const isThis = and(
      eq(digestMails.day, day),
      eq(digestMails.personId, personId),
      isNull(digestMails.sentAt),
    )
    const to = await findColleague(db, personId)
    if (!to || !mayEnter(to.role, 'files') || (await db.$count(digestMails, isThis)) === 0) return
    const waiting = await countWaiting(db, personId, new Date())
    if (Object.values(waiting).some(({ total }) => total > 0)) {
      const company = await readSiteName(db)
      await mailer.send(writeDigestMail({ id: `${day}-${personId}`, to, waiting }, { company, publicUrl }))
    }
    await db.update(digestMails).set({ sentAt: new Date() }).where(isThis)
  },
})
