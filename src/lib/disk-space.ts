import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { HttpProblem } from './errors.ts'

const mebibyte = 1024 * 1024

/** The embedded database adds to its log by 16 MB at a time, and to its tables besides. */
const databaseNeeds = 48 * mebibyte

/** low: no more files, so that the reserve stays. none: the embedded database could not be sure to write. */
export type SpaceLevel = 'ok' | 'low' | 'none'
export type Space = { available: number; level: SpaceLevel }

export type DiskSpace = {
  /** What is to stay free. */
  readonly reserve: number
  read(): Promise<Space>
}

type Options = { folder: string; reserve: number; holdsDatabase: boolean }

/** How much room is left on the disk that the data folder lies on. */
export function watchDiskSpace({ folder, reserve, holdsDatabase }: Options): DiskSpace {
  return {
    reserve,
    async read() {
      const available = await availableAt(folder)
      if (holdsDatabase && available < databaseNeeds) return { available, level: 'none' }
      return { available, level: available < reserve ? 'low' : 'ok' }
    },
  }
}

/** A folder that is not there yet will be made on its parent's disk. One that does not tell is not judged. */
async function availableAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const parent = dirname(folder)
    return isMissing && parent !== folder ? availableAt(parent) : Number.POSITIVE_INFINITY
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
