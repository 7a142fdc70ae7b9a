import { and, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, lateApplications, people } from '#db/schema/index.ts'
import { statusEntryOf } from '#features/calendar/data.ts'

/** Never without a deadline. */
export const isLate = (now: Date): SQL => lt(applications.dueAt, now)

/**
 * Late applications whose owners got no mail in this status, the longest late first. Nobody gets a mail about suspected
 * spam.
 */
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

export async function listOwners(db: Database | Transaction): Promise<{ id: string }[]> {
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'owner'), isNull(people.disabledAt)))
}

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
