import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { HttpProblem } from './errors.ts'

const mebibyte = 1024 * 1024

/** The embedded database's log grows by 16 MB at a time, and its tables grow besides. */
const databaseNeeds = 48 * mebibyte

/** low: no more files, so the reserve stays. none: the embedded database might be unable to write. */
export type SpaceLevel = 'ok' | 'low' | 'none'
export type Space = { available: number; level: SpaceLevel }

export type DiskSpace = {
  /** How much must stay free. */
  readonly reserve: number
  read(): Promise<Space>
}

type Options = { folder: string; reserve: number; holdsDatabase: boolean }

/** How much room is left on the disk that holds the data folder. */
export function watchDiskSpace({ folder, reserve, holdsDatabase }: Options): DiskSpace {
  return {
    reserve,
    async read() {
      const available = await readAvailable(folder)
      if (holdsDatabase && available < databaseNeeds) return { available, level: 'none' }
      return { available, level: available < reserve ? 'low' : 'ok' }
    },
  }
}

/** A folder that does not exist yet will be made on its parent's disk. One that cannot be measured is not judged. */
async function readAvailable(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const parent = dirname(folder)
    return isMissing && parent !== folder ? readAvailable(parent) : Number.POSITIVE_INFINITY
  }
}

/** In seconds: somebody has to make room first. */
const retryAfter = 5 * 60

export function noSpaceToSave(): HttpProblem {
  const problem = new HttpProblem(
    503,
    'We can’t save anything right now because our storage is full. Please try again in a few minutes.',
  )
  problem.retryAfter = retryAfter
  return problem
}
