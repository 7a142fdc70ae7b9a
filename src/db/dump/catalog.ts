import type { Session } from './session.ts'

/** Our tables, the queue's, and the record of migrations. */
const schemas = `('public', 'pgboss', 'drizzle')`

export type TableShape = {
  /** With its schema, quoted where needed. */
  name: string
  /** Without those that the database computes. */
  columns: string
  /** By which its rows have one order in any database. */
  order: string | null
}

const inSchemas = `from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${schemas}`

/** Whether there is anything that a restored database would mix with. */
export async function isEmpty(session: Session): Promise<boolean> {
  return (
    (await session.query(`select 1 ${inSchemas} and c.relkind in ('r', 'p', 'v', 'm') limit 1`)).length === 0
  )
}

/**
 * The queue could keep counts of itself in a table for each day, named after the day: a database has those of the day it
 * was made on, empty, and a new one has others.
 */
const isOfADay = `exists (select from pg_inherits where inhrelid = c.oid and inhparent = to_regclass('pgboss.queue_stats'))`

export function listTables(session: Session): Promise<TableShape[]> {
  return session.query<TableShape>(`select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select string_agg(format('%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
      from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary) as "order"
    ${inSchemas} and c.relkind = 'r' and not ${isOfADay} order by n.nspname, c.relname`)
}

/** With the SQL that creates each. */
export function listForeignKeys(
  session: Session,
): Promise<{ table: string; name: string; definition: string }[]> {
  return session.query(`select format('%I.%I', n.nspname, c.relname) as table, format('%I', k.conname) as name,
    pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and k.contype = 'f' and k.conparentid = 0 order by 1, 2`)
}

export async function listTriggered(session: Session): Promise<string[]> {
  const rows = await session.query<{
    name: string
  }>(`select distinct format('%I.%I', n.nspname, c.relname) as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and not t.tgisinternal order by 1`)
  return rows.map(({ name }) => name)
}

/** As statements that set them. */
export async function listSequences(session: Session): Promise<string[]> {
  const rows = await session.query<{ set: string }>(`select format('select setval(%L, %s, %s)',
      format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), (last_value is not null)::text) as set
    from pg_sequences where schemaname in ${schemas} order by 1`)
  return rows.map(({ set }) => set)
}
