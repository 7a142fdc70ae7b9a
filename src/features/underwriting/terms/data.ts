import type { Database, Transaction } from '#db/database.ts'
import { valueSettings } from '#db/schema/index.ts'
import type { ValueTerms } from '#db/schema/value.ts'
import { usualValueTerms } from '#domain/value.ts'

/** Version 0 until the owner sets them. */
export async function readValueTerms(
  db: Database | Transaction,
): Promise<{ terms: ValueTerms; version: number }> {
  const [row] = await db.select().from(valueSettings)
  return row ? { terms: row.terms, version: row.version } : { terms: usualValueTerms, version: 0 }
}
