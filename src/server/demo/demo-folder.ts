import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '#db/folder-lock.ts'

/** Keeps the server from starting. The message is one line for the person who starts it. */
export class DemoRefused extends Error {}

/** Lies beside the demo's database and says that it is one, whoever opens it. */
const markIn = (dataDir: string) => join(dataDir, 'demo.json')

/** Whether what lies in the folder was made up by this program, wholly or in part. */
export const isDemoFolder = (dataDir: string): boolean => existsSync(markIn(dataDir))

export function markDemoFolder(dataDir: string, state: { isFinished: boolean }): void {
  writeFileSync(markIn(dataDir), `${JSON.stringify(state)}\n`)
}

/** False for one that was cut off while it was made. */
export function isFinishedDemo(dataDir: string): boolean {
  try {
    return JSON.parse(readFileSync(markIn(dataDir), 'utf8')).isFinished === true
  } catch {
    return false
  }
}

/** Never touches a database that is not a demo, nor one that somebody else is making. What was cut off goes. */
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
