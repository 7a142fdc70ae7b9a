import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type SanctionsHit, screenings } from '#db/schema/index.ts'
import type { Screening } from '../schema.ts'

export type ScreeningRow = typeof screenings.$inferSelect

/** The last one of a version of the details. */
export async function findScreening(
  db: Database | Transaction,
  payoutId: string,
  detailsVersion: number,
): Promise<ScreeningRow | undefined> {
  const [row] = await db
    .select()
    .from(screenings)
    .where(and(eq(screenings.payoutId, payoutId), eq(screenings.detailsVersion, detailsVersion)))
    .orderBy(desc(screenings.screenedAt), desc(screenings.id))
    .limit(1)
  return row
}

export const openHits = (rowSealer: RowSealer, { id, sealedHits }: ScreeningRow): SanctionsHit[] =>
  sealedHits ? rowSealer.open(screenings.sealedHits, id, sealedHits) : []

export const isUnjudged = ({ judged }: SanctionsHit) => judged === undefined

export function toScreening(rowSealer: RowSealer, row: ScreeningRow): Screening {
  const { id, outcome, listedOn, where, personName, screenedAt, detailsVersion } = row
  return {
    ...{ id, outcome, listedOn, where, detailsVersion, by: personName, at: screenedAt.toISOString() },
    name: rowSealer.open(screenings.sealedName, id, row.sealedName),
    hits: openHits(rowSealer, row).map(({ judged = null, ...hit }) => ({ ...hit, judged })),
  }
}
