import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { people } from '#db/schema/index.ts'
import { tellPerson } from '#features/people/security-notices/mutations.ts'
import { expireResets } from '#features/people/sessions/mutations.ts'
import { isNameTaken } from '#features/people/sign-in/data.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

/** Only then we ask for a password and tell the old address. */
export const isOtherEmail = (before: string | null, after: string) =>
  before?.toLowerCase() !== after.toLowerCase()

export const setSingleKeys = (db: Database, personId: string, singleKeys: boolean) =>
  db.update(people).set({ singleKeys, updatedAt: new Date() }).where(eq(people.id, personId))

export type ProfileRefusal = 'email taken' | 'name taken' | 'name not theirs'

/** A new email ends the links that were mailed to the old one, and we tell the old one. */
export async function changeProfile(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  personId: string,
  { name, email }: { name: string; email: string },
): Promise<Outcome<object, ProfileRefusal>> {
  try {
    return await db.transaction(async (tx): Promise<Outcome<object, ProfileRefusal>> => {
      const isThem = eq(people.id, personId)
      const [before] = await tx.select().from(people).where(isThem).for('update')
      // Colleagues go by it: a reviewer could sign as somebody else.
      if (before && before.name !== name) {
        if (before.role !== 'owner') return refuse('name not theirs')
        if (await isNameTaken(tx, name, personId)) return refuse('name taken')
      }
      await tx.update(people).set({ name, email, updatedAt: new Date() }).where(isThem)
      if (!before?.email || !isOtherEmail(before.email, email)) return { ok: true }
      await expireResets(tx, personId)
      await tellPerson(tx, enqueue, { personId, kind: 'email-changed', formerEmail: before.email })
      return { ok: true }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'people_email_key')) return refuse('email taken')
    throw error
  }
}
