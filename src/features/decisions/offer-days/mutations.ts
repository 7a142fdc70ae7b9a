import type { Database } from '#db/database.ts'
import { decisionSettings } from '#db/schema/index.ts'

/** Holds for offers from now on. The row's version guards the signatures, so it stays: 0 until somebody sets those. */
export async function setOfferDays(db: Database, days: number): Promise<void> {
  await db
    .insert(decisionSettings)
    .values({ id: 1, offerDays: days, version: 0 })
    .onConflictDoUpdate({ target: decisionSettings.id, set: { offerDays: days } })
}
