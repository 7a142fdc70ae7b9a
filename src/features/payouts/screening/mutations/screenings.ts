import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type SanctionsHit, screenings } from '#db/schema/index.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { CurrentLists } from '../data/lists.ts'
import { openHits, type ScreeningRow } from '../data/screenings.ts'
import type { HitJudgment } from '../schema.ts'

type Writing = { tx: Transaction; rowSealer: RowSealer }
type By = { id: string; name: string }
type About = { payoutId: string; detailsVersion: number; names: readonly string[] }

/** What was found in the lists of a day. The payment is locked. */
export async function keepScreening(
  { tx, rowSealer }: Writing,
  { names, ...about }: About,
  { lists, hits }: { lists: CurrentLists; hits: SanctionsHit[] },
  by: By,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(screenings).values({
    ...{ id, ...about, outcome: hits.length > 0 ? 'hits' : 'clear', listedOn: lists.listedOn },
    lists: { sdn: lists.sdn.id, alt: lists.alt.id },
    sealedName: rowSealer.seal(screenings.sealedName, id, names.join('; ')),
    ...(hits.length > 0 && { sealedHits: rowSealer.seal(screenings.sealedHits, id, hits) }),
    ...{ personId: by.id, personName: by.name },
  })
}

/** Somebody says where it was screened, and when. */
export async function keepElsewhere(
  { tx, rowSealer }: Writing,
  { names, ...about }: About,
  { where, on }: { where: string; on: string },
  by: By,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(screenings).values({
    ...{ id, ...about, outcome: 'elsewhere', where, listedOn: on },
    sealedName: rowSealer.seal(screenings.sealedName, id, names.join('; ')),
    ...{ personId: by.id, personName: by.name },
  })
}

/** Somebody looked, and says why it isn’t the payee. Judged again, the last word counts. */
export async function judgeHit(
  { tx, rowSealer }: Writing,
  row: ScreeningRow,
  { entry, reason }: HitJudgment,
  by: By,
): Promise<Outcome<object, 'no such hit'>> {
  const hits = openHits(rowSealer, row)
  if (!hits.some((hit) => hit.entry === entry)) return refuse('no such hit')
  const judged = { reason, by: by.name, at: new Date().toISOString() }
  const now = hits.map((hit) => (hit.entry === entry ? { ...hit, judged } : hit))
  await tx
    .update(screenings)
    .set({ sealedHits: rowSealer.seal(screenings.sealedHits, row.id, now) })
    .where(eq(screenings.id, row.id))
  return { ok: true }
}
