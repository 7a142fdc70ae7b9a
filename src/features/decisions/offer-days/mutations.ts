import type { Database } from '#db/database.ts'
import { decisionSettings } from '#db/schema/index.ts'

/** Holds for offers from now on. The row's version stays: it guards the signatures, which this leaves alone. */
export async function setOfferDays(db: Database, days: number): Promise<void> {
  await db
    .insert(decisionSettings)
    .values({ id: 1, offerDays: days })
    .onConflictDoUpdate({ target: decisionSettings.id, set: { offerDays: days } })
}
