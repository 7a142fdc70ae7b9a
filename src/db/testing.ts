import { PGlite } from '@electric-sql/pglite'
import { expect, inject } from 'vitest'
import { isProof, isSampled } from '../../tests/support/sample.ts'
import type { OpenDatabase } from './database.ts'
import { createEmbeddedDatabase, extensions } from './embedded.ts'
import { lendEmbedded } from './embedded-pool.ts'
import { openPostgres } from './postgres.ts'
import { keepStatements } from './prepared-statements.ts'
import { makePostgresDatabase } from './testing-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this test run. */
    postgresUrl: string
    /** A file: an embedded database with all migrations applied. */
    embeddedSnapshot: string
  }
}

export type DatabaseKind = OpenDatabase['kind']

/**
 * For `describe.each(databaseKinds())('... on %s', (kind) => ...)`: what reads or writes data is tested on both in the
 * proof. The embedded database costs several times as much as PostgreSQL, so `npm test` tries it in src/db, where
 * the two differ, in a third of src/lib and in a thirtieth of the other files.
 */
export function databaseKinds(): DatabaseKind[] {
  const file = expect.getState().testPath ?? ''
  const isTriedOnBoth =
    isProof || /\/src\/db\//.test(file) || isSampled(file, /\/src\/lib\//.test(file) ? 3 : 30)
  return isTriedOnBoth ? ['embedded', 'postgres'] : ['postgres']
}

export interface TestDatabase extends OpenDatabase {
  /** For a database on PostgreSQL: where a second connection finds it. */
  readonly databaseUrl: string | undefined
}

/** A new database with the real migrations, for one test or one file. Close it when done: that removes it. */
export async function createTestDb(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'postgres') return createPostgresDatabase({ isEmpty: false })
  const { client, giveBack } = await lendEmbedded(inject('embeddedSnapshot'))
  const database = createEmbeddedDatabase(keepStatements(client), () => {})
  return { ...database, databaseUrl: undefined, close: giveBack }
}

/** A new database without any tables, to test what happens before the first migration. */
export async function createEmptyDb(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'postgres') return createPostgresDatabase({ isEmpty: true })
  const database = createEmbeddedDatabase(await PGlite.create({ extensions }), () => {})
  return { ...database, databaseUrl: undefined }
}

/** A busy machine is late; tests about a database that is away open it with its usual patience. */
const testPatience = 30_000

async function createPostgresDatabase(options: { isEmpty: boolean }): Promise<TestDatabase> {
  const { databaseUrl, drop } = await makePostgresDatabase(inject('postgresUrl'), options)
  const database = await openPostgres({ databaseUrl, patience: testPatience, onError: () => {} })
  return {
    ...database,
    databaseUrl,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** The SQLSTATE and the constraint that refused a write. */
export async function findRefusal(write: PromiseLike<unknown>): Promise<string> {
  try {
    await write
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Error) return `${Reflect.get(cause, 'code')} ${Reflect.get(cause, 'constraint')}`
    throw error
  }
  return 'accepted'
}
