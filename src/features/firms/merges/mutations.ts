import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { firms } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { holdFirm } from '../keys/mutations.ts'
import type { Merge } from './schema.ts'

export type MergeRefusal = 'unknown' | 'same firm' | 'is merged' | 'not merged' | 'changed'
type Done = Outcome<{ id: string }, MergeRefusal>

/** One after the other, so that no two together can make a circle. */
const waitForOthers = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('firm_merges'))`)

/** The same merge sent again changes nothing. */
export function mergeFirm(
  db: Database,
  id: string,
  { merge: { intoId, version, intoVersion }, by }: { merge: Merge; by: Author | undefined },
): Promise<Done> {
  return db.transaction(async (tx) => {
    await waitForOthers(tx)
    const firm = await holdFirm(tx, id)
    const into = await holdFirm(tx, intoId)
    if (!firm || !into) return refuse('unknown')
    if (firm.mergedIntoId === intoId) return { ok: true, id: firm.rootId }
    if (firm.mergedIntoId) return refuse('is merged')
    if (into.rootId === firm.id) return refuse('same firm')
    const isChanged = [
      [version, firm.version],
      [intoVersion, into.version],
    ].some(([seen, now]) => seen !== undefined && seen !== now)
    if (isChanged) return refuse('changed')
    const isThis = sql`${firms.id} = ${id}`
    await tx
      .update(firms)
      .set({
        rootId: into.rootId,
        mergedIntoId: sql`case when ${isThis} then ${intoId}::uuid else ${firms.mergedIntoId} end`,
        mergedAt: sql`case when ${isThis} then now() else ${firms.mergedAt} end`,
        mergedByName: sql`case when ${isThis} then ${by?.personName ?? null} else ${firms.mergedByName} end`,
      })
      .where(eq(firms.rootId, id))
    return { ok: true, id: into.rootId }
  })
}

/** What was merged into the firm comes along with it. */
export function partFirm(db: Database, id: string): Promise<Done> {
  return db.transaction(async (tx) => {
    await waitForOthers(tx)
    const firm = await holdFirm(tx, id)
    if (!firm) return refuse('unknown')
    if (!firm.mergedIntoId) return refuse('not merged')
    await tx.execute(sql`
      with recursive branch as (
        select ${firms.id} from ${firms} where ${firms.id} = ${id}
        union select ${firms.id} from ${firms} join branch on ${firms.mergedIntoId} = branch.id)
      update ${firms} set root_id = ${id},
        merged_into_id = case when ${firms.id} = ${id} then null else ${firms.mergedIntoId} end,
        merged_at = case when ${firms.id} = ${id} then null else ${firms.mergedAt} end,
        merged_by_name = case when ${firms.id} = ${id} then null else ${firms.mergedByName} end
      where ${firms.id} in (select id from branch)`)
    return { ok: true, id }
  })
}
