import { constants, existsSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { beginReading } from '#db/dump/rows.ts'
import { openPostgresSession, openThrowawaySession, type Session } from '#db/dump/session.ts'
import { DataFolderInUseError, lockFolder } from '#db/folder-lock.ts'
import { refuseOlder } from '#db/migrate.ts'
import type { Config } from '#lib/config.ts'
import { newCopyPath, requestCopy } from './copies.ts'
import { BackupRefused } from './refused.ts'

/** Every row as of one moment, for as long as it's open. */
export type Snapshot = {
  /** Includes everything acknowledged before. */
  takenAt: Date
  session: Session
  close(): Promise<void>
}

export async function openSnapshot(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Snapshot> {
  const takenAt = new Date()
  const { session, release } = await openSource(config)
  const close = async () => {
    await session.close().finally(release)
  }
  try {
    await beginReading(session)
    await refuseOlder(session.query)
    return { takenAt, session, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Source = { session: Session; release(): void }

async function openSource({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Source> {
  if (databaseUrl !== undefined) return { session: await openPostgresSession(databaseUrl), release: () => {} }
  const database = join(dataDir, 'database')
  if (!existsSync(database))
    throw new BackupRefused(
      `There is no database in ${dataDir}. Set DATA_DIR to the folder that the server uses.`,
    )
  const copy = await copyDatabase(dataDir, database)
  const remove = () => rmSync(copy, { recursive: true, force: true })
  return { session: await openThrowawaySession(copy).catch(giveBack(remove)), release: remove }
}

/** Copied even while no server runs: reading it in place would replay its log there. */
async function copyDatabase(dataDir: string, database: string): Promise<string> {
  const unlock = tryToLock(dataDir)
  if (!unlock) return requestCopy(dataDir)
  const copy = newCopyPath(dataDir)
  try {
    await cp(database, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return copy
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    throw error
  } finally {
    unlock()
  }
}

const giveBack =
  (release: () => void) =>
  (error: unknown): never => {
    release()
    throw error
  }

/** Returns nothing while a server runs on the folder. */
function tryToLock(dataDir: string): (() => void) | undefined {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof DataFolderInUseError) return undefined
    throw error
  }
}
