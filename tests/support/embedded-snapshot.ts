import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { findMigrations, migrate } from '#db/migrate.ts'
import { temporaryFolder } from './server-process.ts'

/** A data folder for one server in which the database is made and migrated already: half of a first start is that. */
export async function madeDataFolder() {
  const folder = temporaryFolder()
  await makeDataFolder(folder.path)
  return folder
}

/** The same in an empty folder. */
export async function makeDataFolder(path: string) {
  const database = join(path, 'database')
  mkdirSync(database, { mode: 0o700 })
  const snapshot = await prepareEmbeddedSnapshot()
  execFileSync('tar', ['-xf', snapshot, '-C', database], { stdio: 'ignore' })
}

/** Making an embedded database takes 4 s, so it is kept from run to run until a migration or PGlite changes. */
export async function prepareEmbeddedSnapshot(): Promise<string> {
  const migrations = findMigrations()
  const packageRoot = dirname(migrations)
  const pglite = join(packageRoot, 'node_modules', '@electric-sql', 'pglite', 'package.json')
  const hash = createHash('sha256').update(readFileSync(pglite))
  for (const file of globSync('**/*.{sql,json}', { cwd: migrations }).sort()) {
    hash.update(readFileSync(join(migrations, file)))
  }
  const folder = join(packageRoot, 'node_modules', '.cache', 'embedded-database')
  const snapshot = join(folder, `closed-${hash.digest('hex')}.tar`)
  if (existsSync(snapshot)) return snapshot

  const { openEmbedded } = await import('#db/embedded.ts')
  const made = temporaryFolder()
  const database = await openEmbedded({ dataDir: made.path })
  await migrate(database)
  // A database that was not closed is taken for one that crashed: each start would sync its thousand files.
  await database.close()
  mkdirSync(folder, { recursive: true })
  removeOldSnapshots(folder)
  const unfinished = `${snapshot}.${randomUUID()}`
  const files = join(made.path, 'database')
  execFileSync('tar', ['-cf', unfinished, '-C', files, ...readdirSync(files)])
  made.remove()
  keepFirst(unfinished, snapshot)
  return snapshot
}

/** Runs that begin side by side each make one. A file that is replaced cannot be read by whoever has opened it. */
function keepFirst(unfinished: string, snapshot: string) {
  try {
    linkSync(unfinished, snapshot)
  } catch (error) {
    if (!existsSync(snapshot)) throw error
  }
  rmSync(unfinished)
}

/** Another run may be using a snapshot of its own, so only those that nobody made lately go. */
function removeOldSnapshots(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > 24 * 60 * 60_000) rmSync(path, { force: true })
  }
}
