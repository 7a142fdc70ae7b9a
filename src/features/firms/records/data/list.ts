import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { writeLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import { applications, counsel, firmPeople, firms } from '#db/schema/index.ts'
import { openCaseStatuses } from '#domain/application-status.ts'
import { readFirmSearch, sharing } from '../../keys/data.ts'
import { firmCsvHeader } from '../content.ts'
import type { FirmCounts, FirmFilters, FirmLine, FirmPage, FirmQuery } from '../schema/list.ts'
import { countHeld, countUnlinked } from './files.ts'
import { type AllPaces, isSlow, paceIn, readPaces } from './pace.ts'
import { placeOf } from './place.ts'

type Reading = { db: Database; allPaces: AllPaces }

const isStanding = isNull(firms.mergedIntoId)
const sortName = sql`lower((${firms.names})[1])`
const usualLimit = 50

async function readConditions({ db, allPaces }: Reading, { q, id, slow, double }: FirmFilters) {
  const { where, spelling } = await readFirmSearch(db, q ?? '')
  const slowIds = slow && [...(await allPaces()).byFirm].flatMap(([id, paces]) => (isSlow(paces) ? [id] : []))
  const conditions = and(
    isStanding,
    where,
    id ? sql`${firms.id} = (select root_id from firms where id = ${id}::uuid)` : undefined,
    slowIds && sql`${firms.id} = any(${sql.param(slowIds)}::uuid[])`,
    double && sql`${firms.id} in ${sharing}`,
  )
  return { conditions, spelling }
}

/** Where the page before ended: the firm's sort name and id, and the number that sorts before the name. */
type Cursor = { name: string; id: string; value: number }

export async function listFirms(reading: Reading, query: FirmQuery): Promise<FirmPage> {
  const { db } = reading
  const { conditions, spelling } = await readConditions(reading, query)
  const { sort = 'name', limit = usualLimit } = query
  const ids = await readIds(reading, conditions, { sort, limit: limit + 1, after: readCursor(query.after) })
  const [total] = await db.select({ count: count() }).from(firms).where(conditions)
  const shown = ids.slice(0, limit)
  const last = ids.length > limit ? shown.at(-1) : undefined
  return {
    firms: (await readLines(db, shown)).map(({ addresses, ...line }) => line),
    next: last ? writeCursor(last) : null,
    total: total?.count ?? 0,
    spelling,
  }
}

type Order = { sort: NonNullable<FirmQuery['sort']>; limit: number; after: Cursor | undefined }

async function readIds(reading: Reading, conditions: SQL | undefined, { sort, limit, after }: Order) {
  const isBackward = sort.startsWith('-')
  const direction = isBackward ? desc : asc
  const sign = sql.raw(isBackward ? '<' : '>')
  const { db } = reading
  const name = sql<string>`${sortName}`
  const numbers = await numbersOf(reading, sort)
  if (!numbers) {
    const isAfter = after && sql`(${sortName}, ${firms.id}) ${sign} (${after.name}, ${after.id}::uuid)`
    return db
      .select({ id: firms.id, name, value: sql<number>`0` })
      .from(firms)
      .where(and(conditions, isAfter))
      .orderBy(direction(sortName), direction(firms.id))
      .limit(limit)
  }
  // Names go from A to Z in either direction, and firms without a number come last.
  const value = sql<number>`coalesce(${isBackward ? sql`-numbers.value` : sql`numbers.value`}, ${numbers.without})`
  const isAfter =
    after &&
    sql`(${value}, ${sortName}, ${firms.id}) > (${after.value}::float8, ${after.name}, ${after.id}::uuid)`
  return db
    .select({ id: firms.id, name, value })
    .from(firms)
    .leftJoin(numbers.of, sql`numbers.id = ${firms.id}`)
    .where(and(conditions, isAfter))
    .orderBy(value, sortName, firms.id)
    .limit(limit)
}

/** The number of each firm that sorts before its name, and what stands for those without one. */
async function numbersOf({ db, allPaces }: Reading, sort: Order['sort']) {
  const kind = sort.replace('-', '')
  if (kind === 'open') {
    const held = db
      .select({ id: firms.rootId, value: sql`count(distinct ${applications.id})::float8`.as('value') })
      .from(counsel)
      .innerJoin(firms, eq(firms.id, counsel.firmId))
      .innerJoin(applications, eq(applications.id, counsel.applicationId))
      .where(and(isNull(counsel.endedAt), inArray(applications.status, openCaseStatuses)))
      .groupBy(firms.rootId)
    return { of: sql`(${held}) as numbers (id, value)`, without: sql`0` }
  }
  if (kind !== 'confirm' && kind !== 'answer') return undefined
  const known = [...(await allPaces()).byFirm].flatMap(([id, paces]) => {
    const pace = paces[kind]
    return pace ? [{ id, days: pace.days }] : []
  })
  const [ids, days] = [known.map(({ id }) => id), known.map(({ days }) => days)]
  return {
    of: sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(days)}::float8[]) as numbers (id, value)`,
    without: sql`'infinity'::float8`,
  }
}

const writeCursor = ({ name, id, value }: Cursor) =>
  Buffer.from(JSON.stringify([name, id, String(value)])).toString('base64url')

/** Nonsense begins at the first page. */
function readCursor(text: string | undefined): Cursor | undefined {
  try {
    const [name, id, value] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
    const isId = typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
    const isNumber = typeof value === 'string' && /^-?(Infinity|\d+(\.\d+)?)$/.test(value)
    return isId && isNumber && typeof name === 'string' ? { name, id, value: Number(value) } : undefined
  } catch {
    return undefined
  }
}

async function readLines(
  db: Database,
  shown: readonly { id: string }[],
): Promise<(FirmLine & { addresses: string[] })[]> {
  const ids = shown.map(({ id }) => id)
  const rows = await db.select().from(firms).where(inArray(firms.id, ids))
  const [held, paces] = [await countHeld(db, ids), await readPaces(db, ids)]
  const contacts = await readContacts(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const [name = '', ...otherNames] = row.names
    const pace = paceIn(paces, id)
    return {
      id,
      name,
      otherNames,
      domains: row.domains,
      addresses: row.addresses,
      phone: row.phone,
      place: placeOf(row.addresses),
      ...{ open: 0, closed: 0, people: 0 },
      ...held.get(id),
      contact: contacts.get(id) ?? null,
      confirmDays: pace.confirm?.days ?? null,
      answerDays: pace.answer?.days ?? null,
      isSlow: isSlow(pace),
      version: row.version,
    }
  })
}

/** One of each firm. */
async function readContacts(db: Database, rootIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([firms.rootId], {
      rootId: firms.rootId,
      name: firmPeople.name,
      title: sql<string>`coalesce(${firmPeople.title}, '')`,
      phone: sql<string>`coalesce(${firmPeople.phone}, '')`,
    })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .where(
      and(
        sql`${firms.rootId} = any(${sql.param(rootIds)}::uuid[])`,
        sql`coalesce(${firmPeople.until} >= current_date, true)`,
      ),
    )
    .orderBy(
      firms.rootId,
      sql`coalesce(${firmPeople.title}, '') ilike '%payoff%' desc`,
      sql`${firmPeople.kind} = 'contact' desc`,
      firmPeople.createdAt,
    )
  return new Map(rows.map(({ rootId, ...contact }) => [rootId, contact]))
}

export async function countFirms({ db, allPaces }: Reading): Promise<FirmCounts> {
  const [[all], [double], unlinkedFiles, { byFirm }] = await Promise.all([
    db.select({ count: count() }).from(firms).where(isStanding),
    db.select({ count: count() }).from(firms).where(sql`${firms.id} in ${sharing}`),
    countUnlinked(db),
    allPaces(),
  ])
  return {
    all: all?.count ?? 0,
    slow: [...byFirm.values()].filter(isSlow).length,
    double: double?.count ?? 0,
    unlinkedFiles,
  }
}

const batchSize = 200

/** By name. Sends the next batch once the reader has taken the last. */
export async function* writeFirmLines(reading: Reading, filters: FirmFilters): AsyncGenerator<string> {
  yield `\uFEFF${writeLine(firmCsvHeader)}`
  const { conditions } = await readConditions(reading, filters)
  let after: Cursor | undefined
  while (true) {
    const ids = await readIds(reading, conditions, { sort: 'name', limit: batchSize, after })
    const lines = await readLines(reading.db, ids)
    yield lines
      .map((line) =>
        writeLine([
          line.name,
          line.otherNames.join('; '),
          line.domains.join('; '),
          line.addresses.join('; '),
          line.phone,
          ...[line.open, line.closed, line.people, line.confirmDays, line.answerDays].map(
            (value) => value?.toString() ?? null,
          ),
          line.id,
        ]),
      )
      .join('')
    after = ids.at(-1)
    if (ids.length < batchSize || !after) return
  }
}
