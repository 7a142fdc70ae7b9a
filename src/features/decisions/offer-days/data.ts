import type { Database, Transaction } from '#db/database.ts'
import { decisionSettings } from '#db/schema/index.ts'
import { defaultOfferDays } from '#domain/decisions.ts'

export async function readOfferDays(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ days: decisionSettings.offerDays }).from(decisionSettings)
  return row?.days ?? defaultOfferDays
}
