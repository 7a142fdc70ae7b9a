import { and, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, lateApplications, people } from '#db/schema/index.ts'
import { statusEntryOf } from '#features/calendar/data.ts'

/** Whether a file is late by its clock. Without a clock it is never. */
export const isLate = (now: Date): SQL => lt(applications.dueAt, now)

/** Late files whose owners were not told during this stay, the longest late first. Of what looks automated nobody is told. */
export async function lockNotYetNotified(tx: Transaction, now: Date, limit: number) {
  const stay = sql<number>`coalesce(${statusEntryOf}, 0)::int8`.mapWith(Number)
  const told = sql`(select 1 from ${lateApplications} where ${lateApplications.applicationId} = ${applications.id}
    and ${lateApplications.stay} = coalesce(${statusEntryOf}, 0))`
  return tx
    .select({ applicationId: applications.id, dueAt: applications.dueAt, stay })
    .from(applications)
    .where(and(isLate(now), isNull(applications.spamReason), notExists(told)))
    .orderBy(applications.dueAt, applications.id)
    .limit(limit)
    .for('no key update', { skipLocked: true })
}

/** Whoever may do everything, and works here. */
export async function listOwners(db: Database | Transaction): Promise<{ id: string }[]> {
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'owner'), isNull(people.disabledAt)))
}

/** The files that a mail is about, the first few by name. */
export async function readLateMail(db: Database, mailId: string, most: number) {
  const isOfMail = eq(lateApplications.mailId, mailId)
  const first = await db
    .select({
      reference: applications.reference,
      status: applications.status,
      dueAt: lateApplications.dueAt,
    })
    .from(lateApplications)
    .innerJoin(applications, eq(applications.id, lateApplications.applicationId))
    .where(isOfMail)
    .orderBy(lateApplications.dueAt)
    .limit(most)
  return { count: await db.$count(lateApplications, isOfMail), first }
}
