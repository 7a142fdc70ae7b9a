import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const TEMPLATE = 'beaconfield_template'

/** Once per test run: a migrated database to copy, with what `fill` adds. */
export async function preparePostgresTemplate(
  server: string,
  fill?: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  await onServer(server, `CREATE DATABASE ${TEMPLATE}`)
  const database = await openPostgres({ databaseUrl: databaseOn(server, TEMPLATE), onError: () => {} })
  await migrate(database)
  await fill?.(database)
  await database.close()
}

/** A new database on a server that has the template: a copy of it, or without any tables. */
export async function makePostgresDatabase(server: string, { isEmpty = false } = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (version) => `CREATE DATABASE ${name} ${isEmpty ? '' : copyOfTemplate(version)}`)
  return {
    databaseUrl: databaseOn(server, name),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** Copying files takes half of the time that PostgreSQL's usual way takes; before 15 there was no other. */
const copyOfTemplate = (version: number) =>
  `TEMPLATE ${TEMPLATE} ${version >= 150_000 ? 'STRATEGY file_copy' : ''}`

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: string, statement: string | ((version: number) => string)): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    if (typeof statement === 'string') await client.query(statement)
    else {
      const { rows } = await client.query('SHOW server_version_num')
      await client.query(statement(Number(rows[0].server_version_num)))
    }
  } finally {
    await client.end()
  }
}
