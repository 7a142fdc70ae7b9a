import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { adminCredential, adminSessions } from '#db/schema/index.ts'
import type { AdminSession } from '#lib/access.ts'
import { hashSecret } from '#lib/secrets.ts'

/** Ends a session after two idle hours, so that an unattended desk doesn't stay open overnight. */
const idleLimit = sql`interval '2 hours'`
/** How precisely to remember the last call; not every call needs a write. */
const seenEvery = 60_000

const isLive = and(
  gt(adminSessions.expiresAt, sql`now()`),
  gt(adminSessions.lastSeenAt, sql`now() - ${idleLimit}`),
)

/** Finds the live session for a cookie's id, and resets its idle limit. */
export async function findSession(db: Database, id: string | undefined): Promise<AdminSession | undefined> {
  if (!id) return undefined
  const [row] = await db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.idHash, hashSecret(id)), isLive))
  if (!row) return undefined
  if (Date.now() - row.lastSeenAt.getTime() > seenEvery) await noteSeen(db, row.idHash)
  return { idHash: row.idHash, previousVisitAt: row.previousVisitAt }
}

async function noteSeen(db: Database, idHash: string) {
  const now = new Date()
  await db.update(adminSessions).set({ lastSeenAt: now }).where(eq(adminSessions.idHash, idHash))
  await db.update(adminCredential).set({ lastSeenAt: now })
}

export const listSessions = (db: Database) =>
  db.select().from(adminSessions).where(isLive).orderBy(desc(adminSessions.lastSeenAt))

export async function readCredential(db: Database) {
  const [row] = await db.select().from(adminCredential).limit(1)
  return row
}
