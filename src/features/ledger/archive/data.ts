import { and, asc, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, contractSettings, ledgerEntries } from '#db/schema/index.ts'
import { wordAdvances } from '../data.ts'
import type { KeptAdvance } from './schema.ts'

type Reader = Database | Transaction

/** As long as contracts, whether they are on or off. */
export async function readKeepYears(db: Reader): Promise<number> {
  const [row] = await db.select({ years: contractSettings.keepYears }).from(contractSettings)
  return row?.years ?? 7
}

const lastEntryAt = sql`(select max(entry.recorded_at) from ${ledgerEntries} entry where entry.advance_id = ${advances}.id)`
const endedAt = sql`(${advances}.ended_on::timestamp at time zone 'America/New_York')`

/** When an advance whose application was deleted has been kept long enough: its years count from its end. */
export const advanceKeptUntil = (keepYears: number) =>
  sql<Date>`(coalesce(${endedAt}, greatest(${advances}.opened_at, ${lastEntryAt})) + make_interval(years => ${keepYears}::int))`

const untilDay = (keepYears: number) =>
  sql<string>`(${advanceKeptUntil(keepYears)} at time zone 'America/New_York')::date::text`

/** Money left for it, or a contract says that it should have. */
export const isKept = sql`(${advances.ending} is distinct from 'returned' or ${advances.contractId} is not null)`

export type KeptAdvances = { count: number; until: string }

/** How many advances stay when these applications are deleted, and the day when the last of them goes. */
export async function findKeptAdvances(
  db: Reader,
  applicationIds: readonly string[],
): Promise<KeptAdvances | undefined> {
  const keepYears = await readKeepYears(db)
  const [kept] = await db
    .select({ count: sql<number>`count(*)::int`, until: sql<string | null>`max(${untilDay(keepYears)})` })
    .from(advances)
    .where(and(inArray(advances.applicationId, [...applicationIds]), isKept))
  return kept?.until ? { count: kept.count, until: kept.until } : undefined
}

/** Those whose application is gone, the oldest first. */
export async function listKeptAdvances(services: {
  db: Database
  rowSealer: RowSealer
}): Promise<KeptAdvance[]> {
  const { db } = services
  const keepYears = await readKeepYears(db)
  const rows = await db
    .select({ ...getTableColumns(advances), until: untilDay(keepYears) })
    .from(advances)
    .where(isNull(advances.applicationId))
    .orderBy(asc(advances.openedAt), asc(advances.id))
  const worded = await wordAdvances(services, rows)
  return rows.flatMap(({ id, contractId, until }, place) => {
    const advance = worded[place]
    return advance ? [{ id, contractId, until, ...advance }] : []
  })
}
