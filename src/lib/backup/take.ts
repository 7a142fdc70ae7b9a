import { createHash } from 'node:crypto'
import { dumpDatabase } from '#db/dump/dump.ts'
import type { TableSums } from '#db/dump/rows.ts'
import type { Session } from '#db/dump/session.ts'
import { findMigrations } from '#db/migrate.ts'
import type { Config } from '#lib/config.ts'
import { FileDamaged, type Storage } from '#lib/storage/storage.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import type { BackupKey } from './key.ts'
import { databasePrefix, filesPrefix, type Manifest, manifestName } from './manifest.ts'
import { listNamedFiles, type NamedFile } from './named-files.ts'
import { type IsOriginal, listSealingKeys, openOriginals } from './originals.ts'
import { BackupRefused } from './refused.ts'
import { checkArchive, type OpenTrial } from './restore.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

type Source = {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  storage: Storage
  key: BackupKey
  appSecret: string
  openTrial: OpenTrial
}

export type Backup = { manifest: Manifest; bytes: number }

/** One encrypted archive of one moment, restored on trial before it gets its name. */
export async function takeBackup(source: Source, path: string): Promise<Backup> {
  let manifest: Manifest | undefined
  const bytes = await writeArchive(
    path,
    source.key,
    async (add) => {
      manifest = await fill(source, add)
    },
    async (draft) => {
      await checkArchive(draft, source.key, source.openTrial)
    },
  )
  if (!manifest) throw new Error('a backup without a manifest')
  return { manifest, bytes }
}

async function fill(source: Source, add: AddEntry): Promise<Manifest> {
  const files: Manifest['files'] = {}
  const { snapshot, missing } = await gatherFiles(source, files, add)
  try {
    const tables = await addRows(snapshot, add)
    const takenAt = snapshot.takenAt.toISOString()
    const secretId = await findSecretId(snapshot.session)
    const manifest: Manifest = { format: 1, takenAt, tables, files, missing, ...(secretId && { secretId }) }
    const bytes = Buffer.from(JSON.stringify(manifest))
    await add({ name: manifestName, size: bytes.length }, [bytes])
    return manifest
  } finally {
    await snapshot.close()
  }
}

/** Two while the secret is being changed, and then neither opens all of it. */
async function findSecretId(session: Session): Promise<string | undefined> {
  const keys = await listSealingKeys(session)
  return keys.length === 1 ? keys[0]?.keyId : undefined
}

/** Files first. If one was deleted before its copy, another snapshot adds only what came since. */
async function gatherFiles(
  { config, storage, appSecret }: Source,
  files: Manifest['files'],
  add: AddEntry,
): Promise<{ snapshot: Snapshot; missing: string[] }> {
  const gone = new Set<string>()
  while (true) {
    const snapshot = await openSnapshot(config)
    try {
      const named = await listNamedFiles(snapshot.session)
      const wanted = named.filter(({ key }) => !files[key] && !gone.has(key))
      const isOriginal = await openOriginals(snapshot.session, appSecret)
      const missed = await addFiles(wanted, { storage, isOriginal }, files, add)
      // Extra files do no harm: the sweep removes what no row names.
      if (missed.length === 0)
        return { snapshot, missing: named.map(({ key }) => key).filter((key) => gone.has(key)) }
      for (const key of missed) gone.add(key)
    } catch (error) {
      await snapshot.close()
      throw error
    }
    await snapshot.close()
  }
}

/** Returns the keys of files that are missing or don't open. */
async function addFiles(
  wanted: readonly NamedFile[],
  { storage, isOriginal }: { storage: Storage; isOriginal: IsOriginal },
  files: Manifest['files'],
  add: AddEntry,
): Promise<string[]> {
  const missed: string[] = []
  for (const { key, type, contentHash, mayBeBroken } of wanted) {
    const isOurs = (sha256: string) => !contentHash || isOriginal(contentHash, sha256)
    if (mayBeBroken && !(await isWhole(storage, key, isOurs))) {
      missed.push(key)
      continue
    }
    const found = await storage.head(key).catch(forgiveDamage)
    const bytes = found && (await storage.open(key).catch(forgiveDamage))
    if (!found || !bytes) {
      missed.push(key)
      continue
    }
    const hash = createHash('sha256')
    const pieces = bytes.map((piece: Buffer) => {
      hash.update(piece)
      return piece
    })
    await add({ name: filesPrefix + key, size: found.size, type: type ?? found.type }, pieces).catch(
      nameDamaged(key),
    )
    const sha256 = hash.digest('hex')
    files[key] = { size: found.size, sha256 }
    // The row describes the original: another file in its place is no backup of it.
    if (!isOurs(sha256)) throw new BackupRefused(`The file ${key} is not the one that was sent.`)
  }
  return missed
}

/**
 * A damaged file stops the backup until somebody deletes it from its case, or Health names the contract whose paper it
 * is: then it must not stop the next ones.
 */
async function isWhole(storage: Storage, key: string, isOurs: (sha256: string) => boolean): Promise<boolean> {
  try {
    const bytes = await storage.open(key)
    const hash = createHash('sha256')
    for await (const piece of bytes ?? []) hash.update(piece)
    return bytes !== undefined && isOurs(hash.digest('hex'))
  } catch (error) {
    forgiveDamage(error)
    return false
  }
}

const forgiveDamage = (error: unknown) => {
  if (error instanceof FileDamaged) return undefined
  throw error
}

const nameDamaged = (key: string) => (error: unknown) => {
  if (!(error instanceof FileDamaged)) throw error
  throw new BackupRefused(`The file ${key} is damaged in the store. Put it back, or delete it from its case.`)
}

/** In parts of a few megabytes: a tar needs sizes in advance, and nothing plain may lie on the disk. */
const partSize = 4 * 1024 * 1024

async function addRows({ session }: Snapshot, add: AddEntry): Promise<TableSums> {
  let number = 0
  let waiting: Buffer[] = []
  let size = 0
  const flush = async () => {
    number += 1
    const name = `${databasePrefix}${String(number).padStart(6, '0')}.sql`
    await add({ name, size }, waiting)
    waiting = []
    size = 0
  }
  const statements = dumpDatabase(session, findMigrations())
  while (true) {
    const { value, done } = await statements.next()
    if (done) {
      await flush()
      return value
    }
    const bytes = Buffer.from(value)
    waiting.push(bytes)
    size += bytes.length
    if (size >= partSize) await flush()
  }
}
