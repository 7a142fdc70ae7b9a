import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { passwordResets, people } from '#db/schema/index.ts'

export async function findReset(db: Database, tokenHash: string): Promise<{ personId: string } | undefined> {
  const [row] = await db
    .select({ personId: people.id })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, sql`now()`),
        isNull(people.disabledAt),
      ),
    )
  return row
}
