import { hash } from '@node-rs/argon2'
import type { Database } from '#db/database.ts'
import { people } from '#db/schema/index.ts'
import type { Role } from '#domain/roles.ts'

/** Checks instantly: a hash stores its own cost. That real hashes are expensive is tested where they are made. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Sets the first owner's password unless there is one. */
export async function keepCheapPassword(db: Database, password: string): Promise<void> {
  const passwordHash = await hash(password, cheap)
  await db
    .insert(people)
    .values({ name: 'Owner', role: 'owner', isFirst: true, passwordHash, configuredHash: passwordHash })
    .onConflictDoNothing()
}

type NewPerson = Partial<typeof people.$inferInsert> & { role: Role; password?: string }

/** Lets somebody sign in: "Ruth Owens" is ruth.owens@example.com. */
export async function addPerson(db: Database, { password, ...given }: NewPerson) {
  const { name = `A ${given.role}`, email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com` } = given
  const passwordHash = password === undefined ? null : await hash(password, cheap)
  const [person] = await db
    .insert(people)
    .values({ passwordHash, ...given, name, email })
    .returning()
  if (!person) throw new Error(`${name} was not added.`)
  return person
}
