import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listApplied } from '#db/dump/dump.ts'
import { openPostgresSession, openThrowawaySession, type Session } from '#db/dump/session.ts'
import { syncPath, syncTree } from '#db/durable-filesystem.ts'
import { lockFolder } from '#db/folder-lock.ts'
import { findMigrations } from '#db/migrate.ts'
import { refuseWrongSecret } from '#db/sealing-key.ts'
import type { Config } from '#lib/config.ts'
import { FileDamaged, type Storage } from '#lib/storage/storage.ts'
import type { BackupKey } from './key.ts'
import type { Manifest } from './manifest.ts'
import { listSealingKeys } from './originals.ts'
import { BackupRefused } from './refused.ts'
import { type KeepFile, restoreArchive } from './restore.ts'

type Place = {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  storage: Storage
  key: BackupKey
  appSecret: string | undefined
}

/** Restores into the configured database and store. A failure leaves both as before. */
export async function restoreBackup(
  path: string,
  { config, storage, key, appSecret }: Place,
): Promise<Manifest> {
  const stored: string[] = []
  const accept = async (session: Session) => {
    await listApplied(session, findMigrations())
    await checkSecret(session, appSecret)
  }
  const keepFile = keepIn(storage, stored)
  const restore = (session: Session) => restoreArchive(path, key, { session, keepFile, accept })
  try {
    return config.databaseUrl === undefined
      ? await restoreEmbedded(config.dataDir, restore)
      : await restorePostgres(config.databaseUrl, restore)
  } catch (error) {
    for (const name of stored) await storage.remove(name).catch(() => {})
    throw error
  }
}

type Restore = (session: Session) => Promise<Manifest>

async function restorePostgres(databaseUrl: string, restore: Restore): Promise<Manifest> {
  const session = await openPostgresSession(databaseUrl)
  return restore(session).finally(() => session.close())
}

/** Beside its place, and moved there once it's complete and on the disk. */
async function restoreEmbedded(dataDir: string, restore: Restore): Promise<Manifest> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  const place = join(dataDir, 'database')
  const unfinished = `${place}.restored`
  try {
    if (existsSync(place))
      throw new BackupRefused(
        `There is a database in ${dataDir} already, and nothing is restored over it. Set DATA_DIR to a new folder, or move the old one away.`,
      )
    rmSync(unfinished, { recursive: true, force: true })
    const session = await openThrowawaySession(unfinished)
    const manifest = await restore(session).finally(() => session.close())
    syncTree(unfinished)
    renameSync(unfinished, place)
    syncPath(dataDir)
    return manifest
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
    unlock()
  }
}

const keepIn =
  (storage: Storage, stored: string[]): KeepFile =>
  async ({ key, size, type }, bytes) => {
    if (await storage.head(key).catch(refuseOtherSecret)) return hashStored(storage, key)
    const received = await storage.receive(key, size, bytes, type)
    if (received !== 'stored') throw new BackupRefused(`The store did not take ${key}: ${received}.`)
    stored.push(key)
    return undefined
  }

const refuseOtherSecret = (error: unknown) => {
  if (!(error instanceof FileDamaged)) throw error
  throw new BackupRefused(
    'The store has files that do not open with the secret of this backup. Move them away, or restore into a new place. Nothing was changed.',
  )
}

async function hashStored(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of (await storage.open(key)) ?? []) hash.update(piece)
  return hash.digest('hex')
}

/** Rows are sealed with their own site's secret: with another one they'd be useless. */
async function checkSecret(session: Session, appSecret: string | undefined): Promise<void> {
  refuseWrongSecret(appSecret, await listSealingKeys(session))
}
