import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { exists, forgive, rethrowAsUnavailable, syncFolder } from '../disk.ts'
import { isKey, keyPrefix } from '../keys.ts'
import type { FileKeys } from './file-keys.ts'
import { readFileHeader, writeSealedFile } from './sealed-file.ts'

export type FilesOptions = { folder: string; keys: FileKeys }

/** Written when every file is sealed. From then on a file without a header is no older release's: it is not served. */
const markIn = (folder: string) => join(folder, 'all-sealed')

export const areAllSealed = (folder: string) => exists(markIn(folder))

type SweepOptions = FilesOptions & {
  /** Keeps this and the removal of files apart: a removed one must not come back sealed. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value>
  isStopping(): boolean
}

/** Seals what lies there in plain. Killed at any moment, each file is there whole, plain or sealed. */
export async function sealPlainFiles({ folder, keys, inTurn, isStopping }: SweepOptions) {
  const counts = { sealed: 0, damaged: 0 }
  if (await areAllSealed(folder)) return counts
  const names = join(folder, keyPrefix)
  await rethrowAsUnavailable(mkdir(names, { recursive: true, mode: 0o700 }))
  // A folder that changes while it is listed may leave a name out: the last round finds nothing left to do.
  for (let before = -1; before < counts.sealed; ) {
    before = counts.sealed
    counts.damaged = 0
    for await (const { name } of await rethrowAsUnavailable(opendir(names))) {
      if (isStopping()) return counts
      const key = keyPrefix + name
      if (!isKey(key)) continue
      const state = await inTurn(() => sealIfPlain({ folder, keys }, key))
      if (state === 'plain') counts.sealed += 1
      if (state === 'damaged') counts.damaged += 1
    }
  }
  await rethrowAsUnavailable(syncFolder(names))
  await rethrowAsUnavailable(open(markIn(folder), 'a', 0o600).then((file) => file.close()))
  await rethrowAsUnavailable(syncFolder(folder))
  return counts
}

/** Returns how the file was before. */
async function sealIfPlain({ folder, keys }: FilesOptions, key: string) {
  const path = join(folder, key)
  const file = await rethrowAsUnavailable(open(path, 'r').catch(forgive('ENOENT', undefined)))
  if (!file) return 'gone'
  const draft = join(folder, 'unfinished', randomUUID())
  try {
    const { state } = await readFileHeader(keys, file, key)
    if (state !== 'plain') return state
    await rethrowAsUnavailable(mkdir(join(folder, 'unfinished'), { recursive: true, mode: 0o700 }))
    const { size, atime, mtime } = await file.stat()
    const bytes = file.createReadStream({ start: 0, autoClose: false })
    const isWhole = await writeSealedFile(keys, key, { path: draft, size, bytes })
    if (!isWhole) throw new Error('a stored file changed while it was read')
    await rethrowAsUnavailable(rename(draft, path))
    // The sweep of the store goes by a file's age.
    await utimes(path, atime, mtime)
    return state
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}
