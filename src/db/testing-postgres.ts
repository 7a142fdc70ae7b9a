import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const TEMPLATE = 'beaconfield_template'

/** Once per test run: a migrated database to copy. */
export async function preparePostgresTemplate(server: string): Promise<void> {
  await onServer(server, `CREATE DATABASE ${TEMPLATE}`)
  const database = await openPostgres({ databaseUrl: databaseOn(server, TEMPLATE), onError: () => {} })
  await migrate(database)
  await database.close()
}

/** A new database on a server that has the template: a copy of it, or without any tables. */
export async function makePostgresDatabase(server: string, { isEmpty = false } = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name} ${isEmpty ? '' : `TEMPLATE ${TEMPLATE}`}`)
  return {
    databaseUrl: databaseOn(server, name),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
