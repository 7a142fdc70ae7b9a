import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decisionSettings } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { SignatureSettings } from './schema.ts'

export async function setSecondAbove(
  db: Database,
  { secondAbove, version }: SignatureSettings,
  by: Author | undefined,
): Promise<Outcome<object, 'changed'>> {
  const change = { secondAbove, ...by, updatedAt: sql`now()` }
  const saved =
    version === 0
      ? await db
          .insert(decisionSettings)
          .values({ ...change, id: 1 })
          .onConflictDoNothing()
          .returning({ id: decisionSettings.id })
      : await db
          .update(decisionSettings)
          .set({ ...change, version: sql`${decisionSettings.version} + 1` })
          .where(and(eq(decisionSettings.id, 1), eq(decisionSettings.version, version)))
          .returning({ id: decisionSettings.id })
  return saved.length > 0 ? { ok: true } : refuse('changed')
}
