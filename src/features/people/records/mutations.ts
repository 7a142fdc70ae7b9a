import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accessRecords } from '#db/schema/index.ts'

export type NewAccess = Omit<typeof accessRecords.$inferInsert, 'id' | 'happenedAt'>

/** More than a year; guesses, which a stranger can make by the thousand, for a month. */
const isOld = or(
  lt(accessRecords.happenedAt, sql`now() - interval '400 days'`),
  and(
    eq(accessRecords.action, 'sign-in-refused'),
    lt(accessRecords.happenedAt, sql`now() - interval '30 days'`),
  ),
)

/** Adds a record. What is too old goes when somebody signs in, which is often enough. */
export async function recordAccess(db: Database, access: NewAccess): Promise<void> {
  await db.insert(accessRecords).values(access)
  if (access.action === 'sign-in') await db.delete(accessRecords).where(isOld)
}
