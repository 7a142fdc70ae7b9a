import { and, eq, getTableColumns, isNull, ne } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { counsel, firmPeople, firms } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { listShared, sayShared } from '../../keys/data.ts'
import { listPeople } from '../../people/data.ts'
import type { Double, Firm, FirmDeletion } from '../schema/firm.ts'
import { countHeld, listClients } from './files.ts'
import { type AllPaces, paceIn, readPaces } from './pace.ts'

type FirmRow = typeof firms.$inferSelect

/** The record at the end of the merges. */
export async function findRoot(db: Database, id: string): Promise<FirmRow | undefined> {
  const [own] = await db.select({ rootId: firms.rootId }).from(firms).where(eq(firms.id, id))
  if (!own) return undefined
  const [row] = await db.select().from(firms).where(eq(firms.id, own.rootId))
  return row
}

const openNote = ({ rowSealer }: Pick<Services, 'rowSealer'>, { id, sealedNote }: FirmRow) =>
  sealedNote ? rowSealer.open(firms.sealedNote, id, sealedNote) : ''

export async function readFirmRecord(
  services: Services & { allPaces: AllPaces },
  id: string,
): Promise<Firm | undefined> {
  const { db, allPaces } = services
  const root = await findRoot(db, id)
  if (!root) return undefined
  const [people, open, closed, paces, all, merged, doubles] = await Promise.all([
    listPeople(db, root.id),
    listClients(db, root.id, true),
    listClients(db, root.id, false),
    readPaces(db, [root.id]),
    allPaces(),
    listMerged(services, root.id),
    listDoubles(db, root.id),
  ])
  const [name = '', ...otherNames] = root.names
  return {
    id: root.id,
    name,
    otherNames,
    domains: root.domains,
    addresses: root.addresses,
    phone: root.phone,
    note: openNote(services, root),
    version: root.version,
    createdAt: root.createdAt.toISOString(),
    createdBy: root.personName,
    people,
    clients: {
      open: open.clients,
      openCount: open.total,
      closed: closed.clients,
      closedCount: closed.total,
    },
    pace: { ...paceIn(paces, root.id), all: all.all },
    merged,
    doubles,
  }
}

async function listMerged(services: Services, rootId: string): Promise<Firm['merged']> {
  const { db } = services
  const rows = await db
    .select({
      ...getTableColumns(firms),
      files: db.$count(counsel, and(eq(counsel.firmId, firms.id), isNull(counsel.endedAt))),
      people: db.$count(firmPeople, eq(firmPeople.firmId, firms.id)),
    })
    .from(firms)
    .where(and(eq(firms.rootId, rootId), ne(firms.id, rootId)))
    .orderBy(firms.mergedAt, firms.id)
  return rows.map(({ files, people, ...row }) => ({
    id: row.id,
    name: row.names[0] ?? '',
    otherNames: row.names.slice(1),
    domains: row.domains,
    addresses: row.addresses,
    phone: row.phone,
    note: openNote(services, row),
    files,
    people,
    intoId: row.mergedIntoId ?? rootId,
    mergedAt: (row.mergedAt ?? row.createdAt).toISOString(),
    mergedBy: row.mergedByName,
  }))
}

async function listDoubles(db: Database, rootId: string): Promise<Double[]> {
  const shared = await listShared(db, rootId)
  const held = await countHeld(db, [...new Set(shared.map(({ firmId }) => firmId))])
  const groups = Map.groupBy(shared, ({ firmId }) => firmId)
  return [...groups].map(([id, same]) => ({
    id,
    name: same[0]?.name ?? '',
    files: (held.get(id)?.open ?? 0) + (held.get(id)?.closed ?? 0),
    same: same.map(sayShared),
  }))
}

export async function readDeletion(db: Database, id: string): Promise<FirmDeletion | undefined> {
  const root = await findRoot(db, id)
  if (!root) return undefined
  const held = await countHeld(db, [root.id])
  const people = await listPeople(db, root.id)
  const merged = await db
    .select({ names: firms.names })
    .from(firms)
    .where(and(eq(firms.rootId, root.id), ne(firms.id, root.id)))
  return {
    name: root.names[0] ?? '',
    version: root.version,
    openFiles: held.get(root.id)?.open ?? 0,
    closedFiles: held.get(root.id)?.closed ?? 0,
    people: people.length,
    confirmedPeople: people.filter(({ confirmedAt }) => confirmedAt !== null).length,
    merged: merged.map(({ names }) => names[0] ?? ''),
  }
}
