import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '#db/folder-lock.ts'

/** Keeps the server from starting. The message is one line for the person who starts it. */
export class DemoRefused extends Error {}

/** Marks the database beside it as a demo. */
const markIn = (dataDir: string) => join(dataDir, 'demo.json')

export const isDemoFolder = (dataDir: string): boolean => existsSync(markIn(dataDir))

export function markDemoFolder(dataDir: string, state: { isFinished: boolean }): void {
  writeFileSync(markIn(dataDir), `${JSON.stringify(state)}\n`)
}

/** False for a demo that was interrupted while it was made. */
export function isFinishedDemo(dataDir: string): boolean {
  try {
    return JSON.parse(readFileSync(markIn(dataDir), 'utf8')).isFinished === true
  } catch {
    return false
  }
}

/** Never touches another database, or one in the making. Removes an unfinished demo. */
export function prepareDemoFolder(dataDir: string): void {
  refuseOthers(dataDir)
  if (!isDemoFolder(dataDir) || isFinishedDemo(dataDir)) return
  lockFolder(dataDir)()
  rmSync(dataDir, { recursive: true })
}

export function refuseOthers(dataDir: string): void {
  if (!isDemoFolder(dataDir) && existsSync(join(dataDir, 'database')))
    throw new DemoRefused(`${dataDir} has a database that is not a demo. Choose another folder.`)
}
