import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { firmPeople, firmSessions } from '#db/schema/index.ts'
import type { CaseSession } from '#features/correspondence/page-links/mutations.ts'
import { caseSessionLifetime } from '#features/correspondence/page-links/mutations.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import type { FirmRoom } from './data.ts'

/** People open it on a few devices; the oldest gives way. */
const mostSessions = 20

export async function startRoomSession(
  tx: Transaction,
  { email, isOwnDevice }: { email: string; isOwnDevice: boolean },
): Promise<CaseSession> {
  const id = newSecret()
  const { kept, told } = caseSessionLifetime(isOwnDevice)
  await tx
    .insert(firmSessions)
    .values({ idHash: hashSecret(id), email, expiresAt: new Date(Date.now() + kept) })
  const isTheirs = eq(firmSessions.email, email)
  const older = tx
    .select({ idHash: firmSessions.idHash })
    .from(firmSessions)
    .where(isTheirs)
    .orderBy(desc(firmSessions.createdAt), desc(firmSessions.idHash))
    .offset(mostSessions)
  // As with case sessions: two that start at once would wait for each other.
  const mine = await tx
    .select({ idHash: firmSessions.idHash })
    .from(firmSessions)
    .where(and(isTheirs, inArray(firmSessions.idHash, older)))
    .for('update', { skipLocked: true })
  const ids = mine.map(({ idHash }) => idHash)
  if (ids.length > 0) await tx.delete(firmSessions).where(inArray(firmSessions.idHash, ids))
  return { id, lifetime: told }
}

export async function endRoomSession(db: Database, id: string): Promise<void> {
  await db.delete(firmSessions).where(eq(firmSessions.idHash, hashSecret(id)))
}

const oneVisit = 15 * 60_000

export async function noteRoomVisit(db: Database, { personIds }: FirmRoom, now = new Date()): Promise<void> {
  const isNewVisit = or(
    isNull(firmPeople.lastSeenAt),
    lt(firmPeople.lastSeenAt, new Date(now.getTime() - oneVisit)),
  )
  await db
    .update(firmPeople)
    .set({ lastSeenAt: now })
    .where(and(inArray(firmPeople.id, personIds), isNewVisit))
}
