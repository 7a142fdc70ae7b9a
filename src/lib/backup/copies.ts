import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTurns } from '#lib/storage/disk.ts'
import { BackupRefused } from './refused.ts'

/** Only the server's process can read the embedded database, so a backup asks it through files here. */
const folderIn = (dataDir: string) => join(dataDir, 'copies')
const patience = 120_000
const oldest = 6 * 60 * 60_000

type Server = {
  dataDir: string
  copyTo(folder: string): Promise<void>
  onReport(report: unknown): Promise<void>
  onError(error: unknown): void
}

/** Answers until the returned function is called. */
export function answerCopyRequests({ dataDir, copyTo, onReport, onError }: Server): () => Promise<void> {
  const folder = folderIn(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const inTurn = createTurns()
  const answer = async (name: string) => {
    const path = join(folder, name)
    if (!existsSync(path)) return
    if (name.endsWith('.report')) {
      const report: unknown = JSON.parse(await readFile(path, 'utf8'))
      rmSync(path)
      await onReport(report)
    }
    if (!name.endsWith('.wanted')) return
    rmSync(path)
    removeOld(folder)
    const copy = path.slice(0, -'.wanted'.length)
    try {
      await copyTo(`${copy}.part`)
      await rename(`${copy}.part`, copy)
    } catch (error) {
      rmSync(`${copy}.part`, { recursive: true, force: true })
      writeFileSync(`${copy}.failed`, '')
      throw error
    }
  }
  const look = () => {
    for (const name of readdirSync(folder)) inTurn(() => answer(name)).catch(onError)
  }
  const watcher = watch(folder, look)
  watcher.on('error', onError)
  removeOld(folder)
  look()
  return async () => {
    watcher.close()
    look()
    await inTurn(async () => {})
  }
}

/** Removes the leftovers of a killed backup. */
function removeOld(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > oldest) rmSync(path, { recursive: true, force: true })
  }
}

export function newCopyPath(dataDir: string): string {
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 })
  return join(folderIn(dataDir), randomUUID())
}

/** The caller reads and then removes the copy. */
export async function requestCopy(dataDir: string): Promise<string> {
  const copy = newCopyPath(dataDir)
  leave(`${copy}.wanted`, '')
  const until = Date.now() + patience
  while (Date.now() < until) {
    if (existsSync(copy)) return copy
    if (existsSync(`${copy}.failed`)) {
      rmSync(`${copy}.failed`)
      throw new BackupRefused('The server could not copy its database. Its log says why; is the disk full?')
    }
    await delay(50)
  }
  rmSync(`${copy}.wanted`, { force: true })
  throw new BackupRefused(
    `A process holds ${dataDir} but answers no request for a copy. Is it a server of this release?`,
  )
}

/** Tells the running server about a finished backup, so that it can record it. */
export function leaveReport(dataDir: string, report: object): void {
  leave(`${newCopyPath(dataDir)}.report`, JSON.stringify(report))
}

function leave(path: string, text: string) {
  const draft = `${path}.new`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, path)
}
