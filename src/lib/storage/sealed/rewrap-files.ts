import { open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { forgive } from '../disk.ts'
import { isKey, keyPrefix } from '../keys.ts'
import { createFileKeys, type FileKeys, headerLength } from './file-keys.ts'
import { readFileHeader } from './sealed-file.ts'

type Change = { folder: string; from: string; to: string }
type Rewrapped = 'rewrapped' | 'done before' | 'damaged'

/**
 * Rewraps the key of every file when the application's secret changes; the files' bytes stay as they are. A file that
 * already opens with the new secret is left alone, so it can be stopped anywhere and run again. No server may be running.
 */
export async function rewrapFiles({ folder, from, to }: Change): Promise<Record<Rewrapped, number>> {
  const counts = { rewrapped: 0, 'done before': 0, damaged: 0 }
  const keys = { from: createFileKeys(from), to: createFileKeys(to) }
  const entries = await opendir(join(folder, keyPrefix)).catch(forgive('ENOENT', []))
  for await (const { name } of entries) {
    const key = keyPrefix + name
    if (isKey(key)) counts[await rewrapFile(join(folder, key), key, keys)] += 1
  }
  return counts
}

async function rewrapFile(
  path: string,
  key: string,
  { from, to }: Record<'from' | 'to', FileKeys>,
): Promise<Rewrapped> {
  const file = await open(path, 'r+')
  try {
    if ((await readFileHeader(to, file, key)).state === 'sealed') return 'done before'
    const read = await readFileHeader(from, file, key)
    if (read.state !== 'sealed') return read.state
    const { buffer } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0)
    // One write within one sector of the disk: the old header or the new one, never half of each.
    await file.write(to.rewrap(buffer, key, read.sealed), 0, headerLength, 0)
    await file.sync()
    return 'rewrapped'
  } finally {
    await file.close()
  }
}
