import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'

export type ApplicationRow = typeof applications.$inferSelect

export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row
}
