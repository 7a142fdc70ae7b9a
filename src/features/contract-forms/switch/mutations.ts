import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contractSettings } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { readContractSettings } from './data.ts'
import type { ContractSettingsChange } from './schema.ts'

/** Of two who save what they read, the second is told. */
export async function changeContractSettings(
  db: Database,
  change: ContractSettingsChange,
  by: Author | undefined,
): Promise<Outcome<object, 'changed'>> {
  const before = await readContractSettings(db)
  const { isOn, keepYears = before.keepYears, version = before.version } = change
  const values = { isOn, keepYears, ...by }
  const { id, version: stored } = contractSettings
  const taken =
    version === 0
      ? await db
          .insert(contractSettings)
          .values({ id: 1, ...values })
          .onConflictDoNothing()
          .returning({ id })
      : await db
          .update(contractSettings)
          .set({ ...values, version: sql`${stored} + 1`, updatedAt: sql`now()` })
          .where(and(eq(id, 1), eq(stored, version)))
          .returning({ id })
  return taken.length > 0 ? { ok: true } : refuse('changed')
}
