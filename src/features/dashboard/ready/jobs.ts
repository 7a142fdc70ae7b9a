import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openingNotes } from '#db/schema/index.ts'
import { listOwners } from '#features/deadlines/data.ts'
import { findColleague } from '#features/people/security-notices/data.ts'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob, defineSchedule, type JobServices } from '#lib/jobs/job.ts'
import { recordClaimNames } from '#site/claims.ts'
import { listEndings, openingSubjects, readOpening } from './data.ts'
import { writeEndingMail } from './mail.tsx'

export const tellEndingClaimsDaily = defineSchedule({
  name: 'claims-ending',
  schedule: '40 13 * * *',
  run: (services) => tellEndingClaims(services),
})

/** Tells the owners a month before a claim leaves the site: once for each record. */
export async function tellEndingClaims(
  { db, enqueue }: Pick<JobServices, 'db' | 'enqueue'>,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const ending = listEndings(await readOpening(tx), now).filter(({ isOver }) => !isOver)
    if (ending.length === 0) return
    const { subject, day } = openingNotes
    const told = await tx
      .insert(openingNotes)
      .values(ending.map(({ name, day }) => ({ subject: openingSubjects.told(name), day })))
      .onConflictDoUpdate({
        target: subject,
        set: { day: sql`excluded.day`, notedAt: now },
        setWhere: sql`${day} is distinct from excluded.day`,
      })
      .returning({ subject })
    const claims = ending
      .map(({ name }) => name)
      .filter((name) => told.some((row) => row.subject === openingSubjects.told(name)))
    if (claims.length === 0) return
    const mailId = randomUUID()
    for (const { id: personId } of await listOwners(tx))
      await enqueue(tx, mailEndingClaims, { mailId, personId, claims })
  })
}

/** Leaves out claims that have a newer record by now. */
export const mailEndingClaims = defineJob({
  name: 'claims-ending-mail',
  schema: z.object({ mailId: z.uuid(), personId: z.uuid(), claims: z.array(z.enum(recordClaimNames)) }),
  async run({ mailId, personId, claims }, { db, mailer, publicUrl }) {
    const to = await findColleague(db, personId)
    const ending = listEndings(await readOpening(db)).filter(({ name }) => claims.includes(name))
    if (to?.role !== 'owner' || ending.length === 0) return
    const company = await readSiteName(db)
    await mailer.send(writeEndingMail({ id: `${mailId}-${personId}`, to, ending }, { company, publicUrl }))
  },
})
