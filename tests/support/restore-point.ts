import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'

/**
 * What takes seconds to open is opened once for a file of tests: each test that asks finds it, and the whole database,
 * as it was then. A second one in the same test is opened in earnest.
 */
export function openedOnce<Opened>(
  database: OpenDatabase,
  open: () => Promise<Opened>,
): () => Promise<Opened> {
  let kept: { opened: Opened; restore: () => Promise<void> } | undefined
  let takenBy: string | undefined
  beforeEach(async () => {
    if (kept) return kept.restore()
    const opened = await open()
    kept = { opened, restore: await keepRestorePoint(database) }
  })
  return async () => {
    const { currentTestName } = expect.getState()
    if (!kept || takenBy === currentTestName) return open()
    takenBy = currentTestName
    return kept.opened
  }
}

/** Copies what all tables hold, and returns what puts it back. The version of the site goes on: caches go by it. */
async function keepRestorePoint(database: OpenDatabase): Promise<() => Promise<void>> {
  const { db, runSql } = database
  const { rows: tables } = await db.execute<{ name: string; columns: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ') as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and c.relname <> 'site_version'
    group by 1`)
  const copies = tables.map((table, at) => ({ ...table, copy: `kept.t${at}` }))
  await runSql(
    [
      'create schema kept',
      ...copies.map(({ name, copy }) => `create unlogged table ${copy} as table ${name}`),
    ].join(';'),
  )
  const filled = await findFilled(
    database,
    copies.map(({ copy }) => copy),
  )
  return async () => {
    const used = await findFilled(
      database,
      tables.map(({ name }) => name),
    )
    await runSql(
      [
        'begin',
        // As a replica: no trigger checks or announces what happens, nor refuses to take back the access log.
        'set local session_replication_role = replica',
        ...used.map((name) => `delete from ${name}`),
        ...copies
          .filter(({ copy }) => filled.includes(copy))
          .map(
            ({ name, columns, copy }) =>
              `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
          ),
        'update site_version set version = version + 1',
        'commit',
      ].join(';'),
    )
  }
}

async function findFilled({ runSql }: OpenDatabase, names: readonly string[]): Promise<string[]> {
  const { rows } = await runSql(
    names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  )
  return rows.map(({ name }) => String(name))
}
