import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { people } from '#db/schema/index.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

export async function changeProfile(
  db: Database,
  personId: string,
  { name, email }: { name: string; email: string },
): Promise<Outcome<object, 'email taken'>> {
  try {
    await db.update(people).set({ name, email, updatedAt: new Date() }).where(eq(people.id, personId))
    return { ok: true }
  } catch (error) {
    if (isUniqueViolation(error, 'people_email_key')) return refuse('email taken')
    throw error
  }
}
