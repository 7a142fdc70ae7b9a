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
import type { OpenDatabase } from '#db/database.ts'
import { findMigrations, migrate } from '#db/migrate.ts'
import { makeTemporaryFolder } from './server-process.ts'

/** Makes a data folder for one server, with its database created and migrated: that is half of a first start. */
export async function makeTemporaryDataFolder() {
  const folder = makeTemporaryFolder()
  await makeDataFolder(folder.path)
  return folder
}

/** Does the same in an empty folder. */
export async function makeDataFolder(path: string) {
  const database = join(path, 'database')
  mkdirSync(database, { mode: 0o700 })
  const snapshot = process.env.EMBEDDED_SNAPSHOT ?? (await prepareEmbeddedSnapshot())
  execFileSync('tar', ['-xf', snapshot, '-C', database], { stdio: 'ignore' })
}

type Filling = {
  /** Changes when what is filled in does. */
  mark: string
  fill: (database: OpenDatabase) => Promise<void>
}

/** Creating an embedded database takes 4 s, so it is kept between runs until a migration, PGlite or its filling changes. */
export async function prepareEmbeddedSnapshot(filling?: Filling): Promise<string> {
  const migrations = findMigrations()
  const packageRoot = dirname(migrations)
  const pglite = join(packageRoot, 'node_modules', '@electric-sql', 'pglite', 'package.json')
  const hash = createHash('sha256')
    .update(readFileSync(pglite))
    .update(filling?.mark ?? '')
  for (const file of globSync('**/*.{sql,json}', { cwd: migrations }).sort()) {
    hash.update(readFileSync(join(migrations, file)))
  }
  const folder = join(packageRoot, 'node_modules', '.cache', 'embedded-database')
  const snapshot = join(folder, `closed-${hash.digest('hex')}.tar`)
  if (existsSync(snapshot)) return snapshot

  const { openEmbedded } = await import('#db/embedded.ts')
  const made = makeTemporaryFolder()
  const database = await openEmbedded({ dataDir: made.path })
  await migrate(database)
  await filling?.fill(database)
  // An unclosed database looks like a crashed one: each start would sync its thousand files.
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

/** Runs that start together each make one. Replacing a file would break a reader that has it open. */
function keepFirst(unfinished: string, snapshot: string) {
  try {
    linkSync(unfinished, snapshot)
  } catch (error) {
    if (!existsSync(snapshot)) throw error
  }
  rmSync(unfinished)
}

/** Removes only old snapshots: another run may be using a different one. */
function removeOldSnapshots(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > 24 * 60 * 60_000) rmSync(path, { force: true })
  }
}
