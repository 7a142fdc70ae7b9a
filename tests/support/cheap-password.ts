import { hash } from '@node-rs/argon2'
import type { Database } from '#db/database.ts'
import { people } from '#db/schema/index.ts'

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
