import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contactMessages } from '#db/schema/index.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

export async function findMessage(db: Database, id: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}
