import { getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#db/database.ts'
import { openRow, sealRow } from '#db/open-rows.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type KeptRow, type KeptRows, listOwnedTables } from '#db/schema/index.ts'

type Services = { tx: Transaction; rowSealer: RowSealer }

/** Rows as the record of a merge holds them. */
export async function readRows(
  { tx, rowSealer }: Services,
  table: PgTable,
  where: SQL | undefined,
): Promise<KeptRow[]> {
  const rows = await tx.select().from(table).where(where)
  return rows.map((row) => openRow(rowSealer, table, row))
}

/** What the other application keeps for itself. */
export async function readOwnRows(services: Services, applicationId: string): Promise<KeptRows> {
  const rows: KeptRows = {}
  for (const { table, name, owners, onMerge } of listOwnedTables()) {
    const isTheirs = or(...owners.map((owner) => sql`${owner} = ${applicationId}`))
    if (onMerge === 'keep') rows[name] = await readRows(services, table, isTheirs)
  }
  return rows
}

/** Writes rows as they were. What they point to may be gone by now, as a colleague who left: then they don't. */
export async function putRows({ tx, rowSealer }: Services, table: PgTable, kept: readonly KeptRow[]) {
  let rows = kept.map((row) => sealRow(rowSealer, table, row))
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

/** Which rows a merge takes along, one table after the other. */
const listMoved = () =>
  listOwnedTables().flatMap(({ table, name, id, owners: [owner], onMerge }) => {
    const { submissionKey: key }: Record<string, AnyPgColumn> = getTableColumns(table)
    return onMerge === 'move' && id && owner ? [{ table, name, id, owner, key }] : []
  })

/** Both applications may have the same key by chance: then the one that comes along gets this behind it. */
const markOf = (mergeId: string) => `#${mergeId}`

/** Returns the ids by table. */
export async function moveRows(
  tx: Transaction,
  { from, to, mergeId }: { from: string; to: string; mergeId: string },
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {}
  for (const { table, name, id, owner, key } of listMoved()) {
    const taken =
      key &&
      sql`, ${sql.identifier(key.name)} = case when ${key} in
      (select other.${sql.identifier(key.name)} from ${table} other where other.${sql.identifier(owner.name)} = ${to}::uuid)
      then ${key} || ${markOf(mergeId)}::text else ${key} end`
    const { rows } = await tx.execute<{ id: string }>(
      sql`update ${table} set ${sql.identifier(owner.name)} = ${to}::uuid${taken ?? sql``}
        where ${owner} = ${from}::uuid returning ${id}::text as id`,
    )
    if (rows.length > 0) moved[name] = rows.map((row) => row.id)
  }
  return moved
}

export async function moveBack(
  tx: Transaction,
  { to, mergeId, moved }: { to: string; mergeId: string; moved: Record<string, string[]> },
): Promise<void> {
  for (const { table, name, id, owner, key } of listMoved()) {
    const ids = moved[name] ?? []
    if (ids.length === 0) continue
    const own = key && sql`, ${sql.identifier(key.name)} = replace(${key}, ${markOf(mergeId)}::text, '')`
    await tx.execute(
      sql`update ${table} set ${sql.identifier(owner.name)} = ${to}::uuid${own ?? sql``} where ${inArray(id, ids)}`,
    )
  }
}

export async function putAllRows(services: Services, rows: KeptRows): Promise<void> {
  for (const { table, name } of listOwnedTables()) await putRows(services, table, rows[name] ?? [])
}
