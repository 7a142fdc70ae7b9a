import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pick } from '#site/locale.ts'
import { answerWords } from './content.ts'
import { HttpProblem } from './errors.ts'

const mebibyte = 1024 * 1024

/** The embedded database's log grows by 16 MB at a time, and its tables grow too. */
const databaseNeeds = 48 * mebibyte

/** low: no more files, so the reserve stays. none: the embedded database might fail to write. */
export type SpaceLevel = 'ok' | 'low' | 'none'
export type Space = { available: number; level: SpaceLevel }

export type DiskSpace = {
  readonly reserve: number
  read(): Promise<Space>
}

type Options = { folder: string; reserve: number; holdsDatabase: boolean }

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

/** A folder that doesn't exist yet will be on its parent's disk. One that can't be measured isn't judged. */
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
    pick(answerWords, ({ noSpace }) => noSpace),
  )
  problem.retryAfter = retryAfter
  return problem
}
