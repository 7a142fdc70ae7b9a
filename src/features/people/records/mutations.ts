import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accessRecords } from '#db/schema/index.ts'

export type NewAccess = Omit<typeof accessRecords.$inferInsert, 'id' | 'happenedAt'>

/** Over a year. Failed guesses go after a month: a stranger can make thousands. */
const isOld = or(
  lt(accessRecords.happenedAt, sql`now() - interval '400 days'`),
  and(
    eq(accessRecords.action, 'sign-in-refused'),
    lt(accessRecords.happenedAt, sql`now() - interval '30 days'`),
  ),
)

/** Adds a record. Each sign-in also deletes the old ones, which is often enough. */
export async function recordAccess(db: Database, access: NewAccess): Promise<void> {
  await db.insert(accessRecords).values(access)
  if (access.action === 'sign-in') await db.delete(accessRecords).where(isOld)
}
