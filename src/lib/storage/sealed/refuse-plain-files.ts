import { open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { DataTooOld } from '#db/migrate.ts'
import { exists, forgive } from '../disk.ts'
import { isKey, keyPrefix } from '../keys.ts'
import { beginsSealed, headerLength } from './file-keys.ts'

/**
 * Refuses a store whose files v0.1.0 has not sealed all: it did that beside its work, and left a mark at the end. Without the
 * mark the beginning of every file is read once.
 */
export async function refusePlainFiles(folder: string): Promise<void> {
  const mark = join(folder, 'all-sealed')
  const names = join(folder, keyPrefix)
  if (await exists(mark)) return
  // Nothing was stored yet, or the store is away, which keeps no site from starting.
  const entries = await opendir(names).catch(() => undefined)
  if (!entries) return
  for await (const { name } of entries) {
    if (isKey(keyPrefix + name) && !(await isSealed(join(names, name)))) throw new DataTooOld()
  }
  await open(mark, 'a', 0o600).then(
    (file) => file.close(),
    () => {},
  )
}

async function isSealed(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(forgive('ENOENT', undefined))
  if (!file) return true
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0)
    return beginsSealed(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
