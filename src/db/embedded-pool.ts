import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { extensions } from './embedded.ts'

/**
 * Embedded databases in memory, for tests. Starting one takes 0.7 s, emptying it a tenth of that, so those that are
 * returned are emptied and lent again.
 */
export type LentDatabase = {
  /** Answers nothing once it has been given back. */
  client: PGlite
  giveBack(): Promise<void>
}

type Kept = { client: PGlite; tables: string[]; rows: Map<string, string>; shape: string }

const idle: Kept[] = []
/** Few tests open more than one at a time, and each takes memory. */
const mostIdle = 2

export async function lendEmbedded(snapshot: string): Promise<LentDatabase> {
  const kept = idle.pop() ?? (await start(snapshot))
  const stopListening: (() => Promise<unknown>)[] = []
  let isGivenBack = false
  const client = new Proxy(kept.client, {
    get(target, property) {
      if (property === 'closed') return isGivenBack || target.closed
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (isGivenBack) throw new Error('PGlite is closed')
        const answer = value.apply(target, args)
        if (property === 'listen') answer.then((stop: () => Promise<unknown>) => stopListening.push(stop))
        return answer
      }
    },
  })
  return {
    client,
    async giveBack() {
      if (isGivenBack) return
      isGivenBack = true
      for (const stop of stopListening) await stop()
      if (idle.length < mostIdle && (await empty(kept))) idle.push(kept)
      else await kept.client.close()
    },
  }
}

async function start(snapshot: string): Promise<Kept> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(snapshot), extensions })
  const tables = await queryNames(
    client,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`,
  )
  const rows = new Map<string, string>()
  for (const table of await findFilled(client, tables)) {
    const [row] = (await client.query<{ all: string }>(`select json_agg(t)::text as all from ${table} t`))
      .rows
    if (row) rows.set(table, row.all)
  }
  return { client, tables, rows, shape: await shapeOf(client) }
}

/** Restores what the migrations made. If a test changed the tables themselves, the database is not used again. */
async function empty({ client, tables, rows, shape }: Kept): Promise<boolean> {
  if (client.closed || (await shapeOf(client)) !== shape) return false
  await client.exec('deallocate all')
  const used = await findFilled(client, tables)
  // As a replica, so that the trigger that keeps the access log does not refuse.
  if (used.length > 0)
    await client.exec(
      `set session_replication_role = replica; truncate ${used.join(', ')} cascade; reset session_replication_role`,
    )
  for (const [table, all] of rows) {
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
      [all],
    )
  }
  await client.exec('select setval(seqrelid::regclass, seqstart, false) from pg_sequence')
  return true
}

const queryNames = async (client: PGlite, query: string) =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)

const findFilled = (client: PGlite, tables: readonly string[]) =>
  queryNames(
    client,
    tables
      .map((table) => `select '${table}' as name where exists (select from ${table})`)
      .join(' union all '),
  )

/** Changes with every table, column, index, function, rule and setting of the database. */
async function shapeOf(client: PGlite): Promise<string> {
  const [row] = (
    await client.query<{ shape: string }>(`select concat_ws(' ',
      (select md5(string_agg(concat(oid, relname, relnamespace, reloptions), ',' order by oid)) from pg_class where oid >= 16384 and relpersistence <> 't'),
      (select md5(string_agg(concat(attrelid, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid, attnum)) from pg_attribute where attrelid >= 16384),
      (select md5(string_agg(concat(oid, pg_get_constraintdef(oid)), ',' order by oid)) from pg_constraint where oid >= 16384),
      (select md5(string_agg(concat(oid, tgenabled), ',' order by oid)) from pg_trigger where oid >= 16384),
      (select md5(string_agg(concat(oid, prosrc), ',' order by oid)) from pg_proc where oid >= 16384),
      (select md5(string_agg(concat(setdatabase, setrole, setconfig), ',')) from pg_db_role_setting)
    ) as shape`)
  ).rows
  return row?.shape ?? ''
}
