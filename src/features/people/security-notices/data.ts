import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { adminSessions, people } from '#db/schema/index.ts'

export async function findColleague(db: Database, id: string) {
  const [row] = await db
    .select({ name: people.name, email: people.email, role: people.role })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.disabledAt)))
  return row
}

export async function findOrigin(db: Database, idHash: string) {
  const [row] = await db
    .select({ userAgent: adminSessions.userAgent, address: adminSessions.address })
    .from(adminSessions)
    .where(eq(adminSessions.idHash, idHash))
  return row
}
