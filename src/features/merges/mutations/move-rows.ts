import { eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  accessRecords,
  answers,
  applicationEvents,
  applicationNotes,
  calls,
  caseCodes,
  caseLinks,
  caseMessages,
  caseSessions,
  caseThreads,
  checklistItems,
  consentRecords,
  contactCorrections,
  decisions,
  dismissedDuplicates,
  documentRequests,
  documents,
  fileMails,
  fileReads,
  firmRecords,
  followUps,
  type KeptRow,
  type KeptRows,
  lateFiles,
  mentions,
  mergedFiles,
  messageLinks,
  repayments,
  uploadLinks,
  uploadReservations,
} from '#db/schema/index.ts'

type Services = { tx: Transaction; rowSealer: RowSealer }
type Owned = { table: PgTable; owner: AnyPgColumn }

/** What comes along to the other file, as it is. */
export const movedTables = [
  calls,
  applicationNotes,
  mentions,
  followUps,
  fileMails,
  caseMessages,
  documentRequests,
  uploadLinks,
  uploadReservations,
  checklistItems,
  documents,
  messageLinks,
  accessRecords,
].map((table) => ({ table, id: table.id as AnyPgColumn, owner: table.applicationId as AnyPgColumn }))
const movedFiles = { table: mergedFiles, id: mergedFiles.id as AnyPgColumn, owner: mergedFiles.keptId }
const allMoved = [...movedTables, movedFiles]

/** What is about one file alone: kept in the record of the merge, and put back by an undo. */
export const keptTables: readonly Owned[] = [
  ...[
    applicationEvents,
    consentRecords,
    caseLinks,
    caseCodes,
    caseSessions,
    caseThreads,
    contactCorrections,
    decisions,
    repayments,
    answers,
    lateFiles,
    fileReads,
  ].map((table) => ({ table, owner: table.applicationId as AnyPgColumn })),
  { table: firmRecords, owner: firmRecords.id },
  { table: dismissedDuplicates, owner: dismissedDuplicates.oneId },
  { table: dismissedDuplicates, owner: dismissedDuplicates.otherId },
]

/** Opens what is sealed: the record is sealed as a whole, and a change of the secret reaches only that. */
function toKept(rowSealer: RowSealer, table: PgTable, row: KeptRow): KeptRow {
  const kept = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const value = row[name] ?? null
    if (column.generated) return []
    if (value instanceof Date) return [[name, value.toISOString()]]
    if (column.getSQLType() !== 'bytea' || value === null) return [[name, value]]
    return [[name, rowSealer.open(column, String(row.id), value as Parameters<RowSealer['open']>[2])]]
  })
  return Object.fromEntries(kept)
}

function fromKept(rowSealer: RowSealer, table: PgTable, kept: KeptRow): KeptRow {
  const row = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const value = kept[name] ?? null
    if (!(name in kept) || column.generated) return []
    if (value === null) return [[name, null]]
    if (column.getSQLType().startsWith('timestamp')) return [[name, new Date(String(value))]]
    return [
      [
        name,
        column.getSQLType() === 'bytea' ? rowSealer.seal(column, String(kept.id), value as never) : value,
      ],
    ]
  })
  return Object.fromEntries(row)
}

/** Rows as the record of a merge holds them. */
export async function readRows(
  { tx, rowSealer }: Services,
  table: PgTable,
  where: SQL | undefined,
): Promise<KeptRow[]> {
  const rows = await tx.select().from(table).where(where)
  return rows.map((row) => toKept(rowSealer, table, row))
}

export async function readOwnRows(services: Services, applicationId: string): Promise<KeptRows> {
  const rows: KeptRows = {}
  for (const { table, owner } of keptTables) {
    const name = getTableName(table)
    rows[name] = [...(rows[name] ?? []), ...(await readRows(services, table, eq(owner, applicationId)))]
  }
  return rows
}

/** Writes rows as they were. What they point to may be gone by now, as a colleague who left: then they don't. */
export async function putRows({ tx, rowSealer }: Services, table: PgTable, kept: readonly KeptRow[]) {
  let rows = kept.map((row) => fromKept(rowSealer, table, row))
  const names = new Map(Object.entries(getTableColumns(table)).map(([name, column]) => [column.name, name]))
  for (const { foreignTable, columns, foreignColumns } of getTableConfig(table).foreignKeys.map((key) =>
    key.reference(),
  )) {
    const [column, target] = [columns[0], foreignColumns[0]]
    const name = column && names.get(column.name)
    if (!column || !target || !name) continue
    const wanted = rows.flatMap((row) => row[name] ?? [])
    const there = await tx.select({ id: target }).from(foreignTable).where(inArray(target, wanted))
    const isThere = (row: KeptRow) => row[name] == null || there.some(({ id }) => id === row[name])
    rows = rows.flatMap((row): KeptRow[] => {
      if (isThere(row)) return [row]
      return column.notNull ? [] : [{ ...row, [name]: null }]
    })
  }
  if (rows.length > 0) await tx.insert(table).overridingSystemValue().values(rows)
}

const keyColumnOf = (table: PgTable): AnyPgColumn | undefined =>
  (getTableColumns(table) as Record<string, AnyPgColumn>).submissionKey

/** The same key in both files, which nobody meant, must not keep them apart. */
const markOf = (mergeId: string) => `#${mergeId}`

/** Gives everything that comes along to the other file. Returns the ids by table. */
export async function moveRows(
  tx: Transaction,
  { from, to, mergeId }: { from: string; to: string; mergeId: string },
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {}
  for (const { table, id, owner } of allMoved) {
    const key = keyColumnOf(table)
    const taken =
      key &&
      sql`, ${sql.identifier(key.name)} = case when ${key} in
      (select other.${sql.identifier(key.name)} from ${table} other where other.${sql.identifier(owner.name)} = ${to}::uuid)
      then ${key} || ${markOf(mergeId)}::text else ${key} end`
    const { rows } = await tx.execute<{ id: string }>(
      sql`update ${table} set ${sql.identifier(owner.name)} = ${to}::uuid${taken ?? sql``}
        where ${owner} = ${from}::uuid returning ${id}::text as id`,
    )
    if (rows.length > 0) moved[getTableName(table)] = rows.map((row) => row.id)
  }
  return moved
}

/** Puts all rows back into their tables. */
export async function putAllRows(services: Services, rows: KeptRows): Promise<void> {
  for (const table of new Set([...keptTables, ...movedTables].map((owned) => owned.table)))
    await putRows(services, table, rows[getTableName(table)] ?? [])
}

export async function moveBack(
  tx: Transaction,
  { to, mergeId, moved }: { to: string; mergeId: string; moved: Record<string, string[]> },
): Promise<void> {
  for (const { table, id, owner } of allMoved) {
    const ids = moved[getTableName(table)] ?? []
    if (ids.length === 0) continue
    const key = keyColumnOf(table)
    const own = key && sql`, ${sql.identifier(key.name)} = replace(${key}, ${markOf(mergeId)}::text, '')`
    await tx.execute(
      sql`update ${table} set ${sql.identifier(owner.name)} = ${to}::uuid${own ?? sql``} where ${inArray(id, ids)}`,
    )
  }
}
