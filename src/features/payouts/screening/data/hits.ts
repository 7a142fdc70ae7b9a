import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { type SanctionsHit, sanctionsNames } from '#db/schema/index.ts'
import { readingsOf } from '#lib/sanctions/fold.ts'
import { nearScore, prepareName, scoreNames } from '#lib/sanctions/score.ts'
import type { CurrentLists } from './lists.ts'

/** Compared in one go: some 20 milliseconds of work, in which nobody else is answered. */
const batchSize = 500
/** A name that is near more than these isn’t a name to pay. */
const mostHits = 100
/** Nobody is paid under the name of a ship or a plane. */
const things = ['vessel', 'aircraft']

type Near = { entry: string; name: string; program: string | null; score: number }

/** Every entry of the lists that one of these names is near, the nearest first, with its nearest name. */
export async function findHits(
  db: Database,
  { sdn, alt }: CurrentLists,
  names: readonly string[],
): Promise<SanctionsHit[]> {
  const typed = names.flatMap(readingsOf).map(prepareName)
  const nearest = new Map<string, Near>()
  for (const { id } of [sdn, alt]) {
    for await (const rows of listNames(db, id)) {
      for (const { entry, name, type, program } of rows) {
        if (type && things.includes(type)) continue
        const listed = prepareName(name)
        const score = Math.max(...typed.map((one) => scoreNames(one, listed)))
        if (score < nearScore || score <= (nearest.get(entry)?.score ?? 0)) continue
        nearest.set(entry, { entry, name, program, score })
      }
    }
  }
  const hits = [...nearest.values()].sort((one, other) => other.score - one.score)
  return (await withPrograms(db, sdn.id, hits)).slice(0, mostHits)
}

async function* listNames(db: Database, listId: string) {
  let last = 0
  for (;;) {
    const rows = await db
      .select()
      .from(sanctionsNames)
      .where(and(eq(sanctionsNames.listId, listId), gt(sanctionsNames.id, last)))
      .orderBy(asc(sanctionsNames.id))
      .limit(batchSize)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    yield rows
  }
}

/** The file of other names doesn’t say what an entry is, or on which program it stands. */
async function withPrograms(db: Database, sdn: string, hits: readonly Near[]): Promise<SanctionsHit[]> {
  if (hits.length === 0) return []
  const entries = hits.map(({ entry }) => entry)
  const rows = await db
    .select()
    .from(sanctionsNames)
    .where(and(eq(sanctionsNames.listId, sdn), inArray(sanctionsNames.entry, entries)))
  const known = new Map(rows.map((row) => [row.entry, row]))
  return hits.flatMap((hit) => {
    const { type, program, name } = known.get(hit.entry) ?? {}
    if (type && things.includes(type)) return []
    const told = name && name !== hit.name ? `${hit.name} (${name})` : hit.name
    return [{ ...hit, name: told, program: program ?? hit.program }]
  })
}
