import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { counsel, firms } from '#db/schema/index.ts'
import { listShared, sayShared } from '../keys/data.ts'
import { hasLeft, listPeople } from '../people/data.ts'
import { countHeld } from '../records/data/files.ts'
import { findRoot } from '../records/data/firm.ts'
import type { MergePreview, MergeSide } from './schema.ts'

/** Undefined unless both firms stand by themselves. */
export async function previewMerge(
  db: Database,
  firmId: string,
  intoId: string,
): Promise<MergePreview | undefined> {
  const [own, into] = [await findRoot(db, firmId), await findRoot(db, intoId)]
  if (!own || !into || own.id === into.id) return undefined
  const held = await countHeld(db, [own.id, into.id])
  const shared = await listShared(db, own.id)
  const [merged, kept] = [await readSide(db, own, held), await readSide(db, into, held)]
  const canEnter = ({ people }: MergeSide) => people.filter(({ isConfirmed }) => isConfirmed).length
  const [mine, theirs] = [canEnter(merged), canEnter(kept)]
  return {
    kept,
    merged,
    brings: {
      names: merged.names.filter((name) => !kept.names.includes(name)),
      domains: merged.domains.filter((domain) => !kept.domains.includes(domain)),
      people: merged.people.length,
      files: merged.openFiles + merged.closedFiles,
    },
    hidden: { phone: merged.phone === kept.phone ? null : merged.phone, note: own.sealedNote !== null },
    inBoth: await countInBoth(db, own.id, into.id),
    newlySeen: {
      people: (kept.openFiles > 0 ? mine : 0) + (merged.openFiles > 0 ? theirs : 0),
      files: (mine > 0 ? kept.openFiles : 0) + (theirs > 0 ? merged.openFiles : 0),
    },
    same: shared.filter((one) => one.firmId === into.id).map(sayShared),
  }
}

async function readSide(
  db: Database,
  row: typeof firms.$inferSelect,
  held: Awaited<ReturnType<typeof countHeld>>,
): Promise<MergeSide> {
  const people = await listPeople(db, row.id)
  const merged = await db
    .select({ names: firms.names })
    .from(firms)
    .where(and(eq(firms.rootId, row.id), ne(firms.id, row.id)))
  const { id, names, domains, addresses, phone, version } = row
  return {
    ...{ id, names, domains, addresses, phone, version },
    name: names[0] ?? '',
    openFiles: held.get(id)?.open ?? 0,
    closedFiles: held.get(id)?.closed ?? 0,
    people: people.map(({ name, email, confirmedAt, until }) => ({
      name,
      email: email || null,
      isConfirmed: confirmedAt !== null && !hasLeft(until),
    })),
    merged: merged.map(({ names: theirs }) => theirs[0] ?? ''),
  }
}

async function countInBoth(db: Database, one: string, other: string): Promise<number> {
  const [theirs, theirFirm] = [alias(counsel, 'theirs'), alias(firms, 'their_firm')]
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${counsel.applicationId})::int` })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .innerJoin(theirs, and(eq(theirs.applicationId, counsel.applicationId), isNull(theirs.endedAt)))
    .innerJoin(theirFirm, eq(theirFirm.id, theirs.firmId))
    .where(and(eq(firms.rootId, one), eq(theirFirm.rootId, other), isNull(counsel.endedAt)))
  return row?.count ?? 0
}
