import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Database } from '#db/database.ts'
import { adminCredential, adminSessions } from '#db/schema/index.ts'

/** OWASP's advice for argon2id with room to spare; about 100 ms a guess. */
const hashing = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const

/** Without letters and digits that are mistaken for one another. 20 of 32 letters are 100 bits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/**
 * Makes sure there is an administrator's password. A configured one replaces another and ends every session;
 * without any, one is made and answered, this once, to be shown to the operator.
 */
export async function ensureAdminPassword(
  db: Database,
  configured: string | undefined,
): Promise<{ generated: string | undefined }> {
  const [stored] = await db.select({ hash: adminCredential.passwordHash }).from(adminCredential).limit(1)
  if (configured === undefined && stored) return { generated: undefined }
  if (configured !== undefined && stored && (await verify(stored.hash, configured))) {
    return { generated: undefined }
  }
  const password = configured ?? newPassword()
  const passwordHash = await hash(password, hashing)
  const isFirst = await db.transaction(async (tx) => {
    if (stored) {
      await tx.update(adminCredential).set({ passwordHash, updatedAt: new Date() })
      await tx.delete(adminSessions)
      return true
    }
    const inserted = await tx
      .insert(adminCredential)
      .values({ passwordHash })
      .onConflictDoNothing()
      .returning()
    return inserted.length > 0
  })
  // Of several processes that start on an empty database at once, one makes the password.
  return { generated: configured === undefined && isFirst ? password : undefined }
}

function newPassword(): string {
  const picked = Array.from(randomBytes(20), (byte) => letters[byte % letters.length])
  return picked.join('').replace(/(.{5})(?=.)/g, '$1-')
}
