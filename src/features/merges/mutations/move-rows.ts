import { getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#db/database.ts'
import { openRow, putRows, type Writing } from '#db/open-rows.ts'
import { listOwnedTables, type OpenRow, type OpenRows, type OwnedTable } from '#db/schema/index.ts'

export async function readRows(
  { tx, rowSealer }: Writing,
  table: PgTable,
  where: SQL | undefined,
): Promise<OpenRow[]> {
  const rows = await tx.select().from(table).where(where)
  return rows.map((row) => openRow(rowSealer, table, row))
}

/** Rows of some tables that belong to an application. */
export async function readOwnRows(
  writing: Writing,
  applicationId: string,
  isRead: (owned: OwnedTable) => boolean,
): Promise<OpenRows> {
  const rows: OpenRows = {}
  for (const { table, name, owners } of listOwnedTables().filter(isRead)) {
    const areTheirs = or(...owners.map((owner) => sql`${owner} = ${applicationId}`))
    rows[name] = await readRows(writing, table, areTheirs)
  }
  return rows
}

export async function putAllRows(writing: Writing, rows: OpenRows): Promise<void> {
  for (const { table, name } of listOwnedTables()) await putRows(writing, table, rows[name])
}

type MovedTable = { table: PgTable; name: string; id: AnyPgColumn; owner: AnyPgColumn; key?: AnyPgColumn }

const listMovedTables = (): MovedTable[] =>
  listOwnedTables().flatMap(({ table, name, id, owners: [owner], onMerge }) => {
    const { submissionKey: key }: Record<string, AnyPgColumn> = getTableColumns(table)
    return onMerge === 'move' && id && owner ? [{ table, name, id, owner, ...(key && { key }) }] : []
  })

async function giveRows(
  tx: Transaction,
  { table, id, owner, key }: MovedTable,
  { to, where, newKey }: { to: string; where: SQL; newKey: (key: AnyPgColumn) => SQL },
): Promise<string[]> {
  const changed = key ? sql`, ${sql.identifier(key.name)} = ${newKey(key)}` : sql``
  const { rows } = await tx.execute<{ id: string }>(
    sql`update ${table} set ${sql.identifier(owner.name)} = ${to}::uuid${changed} where ${where} returning ${id}::text as id`,
  )
  return rows.map((row) => row.id)
}

/** Both applications may have the same key by chance: then this goes behind the one that moves. */
const markOf = (mergeId: string) => `#${mergeId}`

/** Returns the ids by table. */
export async function moveRows(
  tx: Transaction,
  { from, to, mergeId }: { from: string; to: string; mergeId: string },
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {}
  for (const movedTable of listMovedTables()) {
    const { table, name, owner } = movedTable
    const ids = await giveRows(tx, movedTable, {
      to,
      where: sql`${owner} = ${from}::uuid`,
      newKey: (key) => sql`case when ${key} in
        (select other.${sql.identifier(key.name)} from ${table} other where other.${sql.identifier(owner.name)} = ${to}::uuid)
        then ${key} || ${markOf(mergeId)}::text else ${key} end`,
    })
    if (ids.length > 0) moved[name] = ids
  }
  return moved
}

export async function moveBack(
  tx: Transaction,
  { to, mergeId, moved }: { to: string; mergeId: string; moved: Record<string, string[]> },
): Promise<void> {
  for (const movedTable of listMovedTables()) {
    const ids = moved[movedTable.name] ?? []
    const newKey = (key: AnyPgColumn) => sql`replace(${key}, ${markOf(mergeId)}::text, '')`
    if (ids.length > 0) await giveRows(tx, movedTable, { to, where: inArray(movedTable.id, ids), newKey })
  }
}
