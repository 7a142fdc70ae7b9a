import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { adminSessions, people } from '#db/schema/index.ts'
import { type Role, rolesOf } from '#domain/roles.ts'
import type { FoundSession } from '#lib/access.ts'
import { hashSecret } from '#lib/secrets.ts'

/** Ends a session after two idle hours, so that an unattended desk doesn't stay open overnight. */
const idleLimit = sql`interval '2 hours'`
/** Not every call needs a write. */
const seenEvery = 60_000

const isLive = and(
  gt(adminSessions.expiresAt, sql`now()`),
  gt(adminSessions.lastSeenAt, sql`now() - ${idleLimit}`),
)

/** A visit resets the idle limit. A disabled person has no session. */
export async function findSession(
  db: Database,
  id: string | undefined,
  isVisit: boolean,
): Promise<FoundSession> {
  if (!id) return {}
  const [row] = await db
    .select({
      session: adminSessions,
      person: {
        id: people.id,
        name: people.name,
        email: people.email,
        role: people.role,
        singleKeys: people.singleKeys,
      },
    })
    .from(adminSessions)
    .innerJoin(people, eq(people.id, adminSessions.personId))
    .where(and(eq(adminSessions.idHash, hashSecret(id)), isLive, isNull(people.disabledAt)))
  if (!row) return {}
  const { idHash, createdAt: signedInAt, lastSeenAt, previousVisitAt, awaiting } = row.session
  if (isVisit && Date.now() - lastSeenAt.getTime() > seenEvery)
    await noteSeen(db, idHash, awaiting ? null : row.person.id)
  const session = { idHash, signedInAt, previousVisitAt, person: row.person }
  return awaiting ? { held: { ...session, awaiting } } : { session }
}

/** Somebody who is still signing in was not seen yet. */
async function noteSeen(db: Database, idHash: string, personId: string | null) {
  const now = new Date()
  await db.update(adminSessions).set({ lastSeenAt: now }).where(eq(adminSessions.idHash, idHash))
  if (personId) await db.update(people).set({ lastSeenAt: now }).where(eq(people.id, personId))
}

/** Somebody who has only given a password may be a stranger. */
const isSignedIn = and(isLive, isNull(adminSessions.awaiting))

export const listSessions = (db: Database, personId: string) =>
  db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.personId, personId), isSignedIn))
    .orderBy(desc(adminSessions.lastSeenAt))

export const listLiveSessions = (db: Database) =>
  db.select().from(adminSessions).where(isSignedIn).orderBy(desc(adminSessions.lastSeenAt))

export const listLately = (db: Database, since: Date) =>
  db
    .selectDistinct({ id: people.id, name: people.name })
    .from(adminSessions)
    .innerJoin(people, eq(people.id, adminSessions.personId))
    .where(
      and(
        isSignedIn,
        gt(adminSessions.lastSeenAt, since),
        isNull(people.disabledAt),
        inArray(people.role, [...rolesOf('files')]),
      ),
    )

/** Asking is no visit: an idle session still ends. */
export async function findSessionRoles(db: Database, idHashes: string[]): Promise<Map<string, Role>> {
  const rows = await db
    .select({ idHash: adminSessions.idHash, role: people.role })
    .from(adminSessions)
    .innerJoin(people, eq(people.id, adminSessions.personId))
    .where(and(inArray(adminSessions.idHash, idHashes), isSignedIn, isNull(people.disabledAt)))
  return new Map(rows.map(({ idHash, role }) => [idHash, role]))
}
