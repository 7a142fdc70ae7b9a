import { chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase, WatchStatement } from './database.ts'
import { DurableNodeFS, type OnLogFailure, syncPath, syncTree } from './durable-filesystem.ts'
import { lockFolder } from './folder-lock.ts'
import { answersWithin } from './ping.ts'
import { keepStatements } from './prepared-statements.ts'
import { keepSpareSpace } from './spare-space.ts'
import { watchStatements } from './watched-statements.ts'

/**
 * PGlite's own start parameters, but with fsync on (`-F` turns it off) by the one method its file system has, and
 * with 4 MB of shared buffers instead of 128: one process, one connection, and the operating system caches the files
 * anyway. Measured: about 200 MB resident instead of 350.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=4MB',
  // A used segment of the log is removed rather than kept for reuse with everything still in it: see scrub below.
  '-c',
  'wal_recycle=off',
]

/** What our migrations create; PGlite loads an extension only when told to. */
export const extensions = { pg_trgm }

type EmbeddedOptions = { dataDir: string; watch?: WatchStatement | undefined }

/** PostgreSQL inside this process, kept under `dataDir/database`. One process at a time. */
export async function openEmbedded({ dataDir, watch }: EmbeddedOptions): Promise<OpenDatabase> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  try {
    const database = join(folder, 'database')
    if (!existsSync(database)) await createDatabaseFolder(database)
    // PGlite creates its files readable and writable by everyone, and DATA_DIR may have existed before, open to all.
    chmodSync(database, 0o700)
    const spare = keepSpareSpace(join(folder, 'spare-space'))
    const client = await openFolder(database, () => spare.release() || giveUp())
    const kept = keepStatements(client)
    const opened = createEmbeddedDatabase(watch ? watchStatements(kept, watch) : kept, unlock)
    return {
      ...opened,
      copyTo: (target) => copyFolder(client, database, target),
      close: () => opened.close().finally(spare.stop),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** PostgreSQL does this; PGlite does not. From here on it would acknowledge what it does not keep. */
function giveUp(): never {
  process.stderr.write('The database cannot write its log: the disk is full. Make room and start again.\n')
  process.exit(1)
}

/** Wraps an open PGlite; `release` runs after it is closed. Tests use it with one in memory. */
export function createEmbeddedDatabase(client: PGlite, release: () => void): OpenDatabase {
  const db = drizzle({ client })
  return {
    kind: 'embedded',
    db,
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    runSql: (text, values) => runSql(client, text, values),
    ping: (timeoutMs) => answersWithin(db, timeoutMs),
    scrub: (tables) => scrub(client, tables),
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    async close() {
      if (client.closed) return
      try {
        await client.close()
      } finally {
        release()
      }
    },
  }
}

async function runSql(client: PGlite, text: string, values?: unknown[]) {
  try {
    if (values?.length) return await client.query<Record<string, unknown>>(text, values)
    return { rows: (await client.exec(text)).flatMap((result) => result.rows) }
  } catch (error) {
    // There is one connection: a transaction that failed halfway would spoil it for everyone after.
    await client.exec('rollback').catch(() => {})
    throw error
  }
}

/**
 * A deleted row stays in its page, and in the log, until something overwrites it. Nobody else cleans up here, so the
 * tables are rewritten without it and the log is cut off behind them.
 */
async function scrub(client: PGlite, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.exec(`vacuum full ${table}`)
  await client.exec('select pg_switch_wal()')
  await client.exec('checkpoint')
}

/**
 * Nothing else runs while a transaction holds the one connection, and all that PGlite writes is in its files at once: the
 * copy is what the disk would hold after a crash at this moment, which PostgreSQL recovers from.
 */
async function copyFolder(client: PGlite, from: string, to: string): Promise<void> {
  await client.transaction(async (tx) => {
    await tx.exec('checkpoint')
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
}

/** Without a flush and without a lock: for a folder that nobody else knows, and that is synced or removed afterwards. */
export function openThrowaway(path: string): Promise<PGlite> {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return PGlite.create({ fs: new NodeFS(path), startParams: [...startParams, '-F'], extensions })
}

/**
 * A new database that is filled at one go: nothing is flushed before it is closed, and every statement is prepared once.
 * What is cut off meanwhile is lost.
 */
export async function openForFilling({ dataDir }: { dataDir: string }): Promise<OpenDatabase> {
  const folder = resolve(dataDir)
  const unlock = lockFolder(folder)
  const path = join(folder, 'database')
  const client = await openThrowaway(path).catch((error: unknown) => {
    unlock()
    throw error
  })
  chmodSync(path, 0o700)
  // Planning again for each value took as long as answering.
  await client.exec('set plan_cache_mode = force_generic_plan')
  return createEmbeddedDatabase(keepStatements(client), () => {
    syncTree(folder)
    unlock()
  })
}

function openFolder(path: string, onLogFailure: OnLogFailure): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(path, onLogFailure), startParams, extensions })
}

/**
 * Builds the database next to its final place and moves it there once it is complete and on disk: PGlite copies a new
 * database file by file without a flush, and a process killed halfway must not leave half a database.
 */
async function createDatabaseFolder(path: string): Promise<void> {
  const unfinished = `${path}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const client = await openFolder(unfinished, giveUp)
  await client.close()
  syncTree(unfinished)
  renameSync(unfinished, path)
  syncPath(resolve(path, '..'))
}
