import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { deskPreferences, deskViews, people } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findView, mayChange, type Reader } from './data.ts'
import { maxShared, maxViews, type PreferenceChange, type ViewChange } from './schema.ts'

export async function changePreferences(db: Database, personId: string, change: PreferenceChange) {
  const given = {
    ...(change.columns !== undefined && { columns: change.columns }),
    ...(change.viewOrder !== undefined && { viewOrder: [...new Set(change.viewOrder)] }),
  }
  await db
    .insert(deskPreferences)
    .values({ personId, ...given })
    .onConflictDoUpdate({ target: deskPreferences.personId, set: { ...given, updatedAt: sql`now()` } })
}

export type ViewRefusal = 'not yours' | 'changed' | 'too many' | 'too many shared'

/** The browser chooses the id, so the same call twice saves one view. */
export async function saveView(
  { db, rowSealer }: Services,
  id: string,
  { name, filters, sort, isShared, version }: ViewChange,
  reader: Reader,
): Promise<Outcome<{ version: number }, ViewRefusal>> {
  const values = {
    sealedName: rowSealer.seal(deskViews.sealedName, id, name),
    query: { filters, sort },
    isShared,
  }
  return db.transaction(async (tx) => {
    // Parallel calls of one person wait here, so the limit holds.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, reader.id)).for('no key update')
    const row = await findView(tx, id)
    if (!row) {
      if (version > 0) return refuse('changed')
      if ((await tx.$count(deskViews, eq(deskViews.personId, reader.id))) >= maxViews)
        return refuse('too many')
      if (isShared && (await isFull(tx))) return refuse('too many shared')
      await tx.insert(deskViews).values({ id, personId: reader.id, ...values })
      return { ok: true, version: 1 }
    }
    if (!mayChange(row, reader)) return refuse('not yours')
    const isAgain =
      row.version === version + 1 &&
      rowSealer.open(deskViews.sealedName, id, row.sealedName) === name &&
      row.isShared === isShared &&
      isSame(row.query, values.query)
    if (isAgain) return { ok: true, version: row.version }
    if (row.version !== version) return refuse('changed')
    if (isShared && !row.isShared && (await isFull(tx))) return refuse('too many shared')
    await tx
      .update(deskViews)
      .set({ ...values, version: version + 1, updatedAt: sql`now()` })
      .where(eq(deskViews.id, id))
    return { ok: true, version: version + 1 }
  })
}

/** Parallel shares wait for each other. */
async function isFull(tx: Transaction): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk_views_shared'))`)
  return (await tx.$count(deskViews, eq(deskViews.isShared, true))) >= maxShared
}

/** The database sorts members its own way and drops undefined ones. */
const isSame = (one: Record<string, unknown>, other: Record<string, unknown>) => {
  const inOrder = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.entries(value)
          .filter(([, member]) => member !== undefined)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, member]) => [name, inOrder(member)])
      : value
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

export async function deleteView(
  db: Database,
  id: string,
  reader: Reader,
): Promise<Outcome<object, 'not yours'>> {
  return db.transaction(async (tx) => {
    const row = await findView(tx, id)
    if (!row) return { ok: true }
    if (!mayChange(row, reader)) return refuse('not yours')
    await tx.delete(deskViews).where(and(eq(deskViews.id, id)))
    return { ok: true }
  })
}
