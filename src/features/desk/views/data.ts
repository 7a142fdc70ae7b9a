import { asc, eq, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { deskPreferences, deskViews } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import type { Role } from '#domain/roles.ts'
import { countEach } from '#features/applications/counts/data.ts'
import { toMatch } from '#features/applications/data/rows.ts'
import {
  builtInViews,
  type Preferences,
  preferencesSchema,
  type SavedView,
  usualColumns,
  type ViewQuery,
  type Views,
  viewQuerySchema,
} from './schema.ts'

export type Reader = { id: string; role: Role }
export type ViewRow = typeof deskViews.$inferSelect

export async function readPreferences(db: Database, personId: string): Promise<Preferences> {
  const { columns } = (await findPreferences(db, personId)) ?? {}
  // Drops columns that no longer exist.
  const known = columns?.flatMap((name) => preferencesSchema.shape.columns.element.safeParse(name).data ?? [])
  return { columns: known ?? usualColumns }
}

async function findPreferences(db: Database, personId: string) {
  const [row] = await db.select().from(deskPreferences).where(eq(deskPreferences.personId, personId))
  return row
}

export async function readViews(
  { db, rowSealer }: Services,
  reader: Reader,
  now = new Date(),
): Promise<Views> {
  const { id } = reader
  const rows = await db
    .select()
    .from(deskViews)
    .where(or(eq(deskViews.personId, id), eq(deskViews.isShared, true)))
    .orderBy(asc(deskViews.createdAt), asc(deskViews.id))
  const order = (await findPreferences(db, id))?.viewOrder ?? []
  const placeOf = (row: ViewRow) => (order.includes(row.id) ? order.indexOf(row.id) : order.length)
  const views = rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => ({ row, query: readQuery(row) }))
  const asked: ViewQuery['filters'][] = [...builtInViews, ...views.map(({ query }) => query)].map(
    ({ filters }) => filters,
  )
  const counts = await countEach(
    db,
    asked.map((filters) => toMatch(filters, id)),
    now,
  )
  const countAt = (place: number) => counts[place] ?? { total: 0, isMore: false }
  const saved = views.map(
    ({ row, query }, place): SavedView => ({
      id: row.id,
      name: rowSealer.open(deskViews.sealedName, row.id, row.sealedName),
      filters: toWords(query.filters),
      sort: query.sort,
      isShared: row.isShared,
      version: row.version,
      mayChange: mayChange(row, reader),
      count: countAt(builtInViews.length + place),
    }),
  )
  const builtIn = Object.fromEntries(builtInViews.map(({ value }, place) => [value, countAt(place)]))
  return { builtIn: builtIn as Views['builtIn'], saved }
}

/** Drops filters that no longer exist. */
function readQuery({ query }: ViewRow): ViewQuery {
  const { filters, sort } = viewQuerySchema.shape
  const known = Object.entries(filters.shape).flatMap(([name, shape]) => {
    const given = (query.filters as Record<string, unknown> | undefined)?.[name]
    const value = shape.safeParse(given).data
    return value === undefined ? [] : [[name, value]]
  })
  return { filters: Object.fromEntries(known), sort: sort.safeParse(query.sort).data }
}

const toWords = (filters: ViewQuery['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))

export const mayChange = ({ personId, isShared }: ViewRow, { id, role }: Reader) =>
  personId === id || (isShared && role === 'owner')

export async function findView(db: Database | Transaction, id: string): Promise<ViewRow | undefined> {
  const [row] = await db.select().from(deskViews).where(eq(deskViews.id, id)).for('update')
  return row
}
