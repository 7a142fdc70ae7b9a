import { and, eq, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { people } from '#db/schema/index.ts'

export type Person = typeof people.$inferSelect

export async function findFirstOwner(db: Database): Promise<Person | undefined> {
  const [row] = await db.select().from(people).where(eq(people.isFirst, true))
  return row
}

export type Whose = { email?: string | undefined; id?: string }

export async function findActivePerson(db: Database, { email, id }: Whose): Promise<Person | undefined> {
  const isMeant =
    id !== undefined
      ? eq(people.id, id)
      : email !== undefined
        ? eq(sql`lower(${people.email})`, email.trim().toLowerCase())
        : eq(people.isFirst, true)
  const [row] = await db
    .select()
    .from(people)
    .where(and(isMeant, isNull(people.disabledAt)))
  return row
}

/** With more than one person, sign-in asks for an email. */
export const countPeople = (db: Database) => db.$count(people, isNull(people.disabledAt))

/** Two people of one name can't be told apart in a timeline; case and blanks don't tell them apart either. */
export async function isNameTaken(
  tx: Database | Transaction,
  name: string,
  except?: string,
): Promise<boolean> {
  const plain = (value: SQLWrapper | string) => sql`lower(regexp_replace(trim(${value}), '\\s+', ' ', 'g'))`
  const isSame = eq(plain(people.name), plain(name))
  return (await tx.$count(people, and(isSame, except ? ne(people.id, except) : undefined))) > 0
}
