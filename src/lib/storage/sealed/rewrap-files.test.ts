import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskSecret, openTestDisk, readBytes, storeBytes } from '../../../../tests/support/local-disk.ts'
import { createLocalDisk } from '../local-disk.ts'
import { FileDamaged } from '../storage.ts'
import { rewrapFiles } from './rewrap-files.ts'

test('another secret takes new headers only, and may be interrupted', async () => {
  const { folder, disk, remove } = openTestDisk()
  onTestFinished(remove)
  const bytes = randomBytes(200_000)
  const keys = [await storeBytes(disk, bytes), await storeBytes(disk, bytes)]
  const before = readFileSync(join(folder, keys[0] ?? ''))
  const to = 'the next secret, as long as the first'
  const counts = { rewrapped: 0, 'done before': 0, damaged: 0 }
  expect(await rewrapFiles({ folder, from: diskSecret, to })).toEqual({ ...counts, rewrapped: 2 })
  expect(await rewrapFiles({ folder, from: diskSecret, to })).toEqual({ ...counts, 'done before': 2 })
  const after = readFileSync(join(folder, keys[0] ?? ''))
  expect(after.subarray(100).equals(before.subarray(100))).toBe(true)
  const next = createLocalDisk({ folder, appSecret: to })
  for (const key of keys) expect((await readBytes(next, key)).equals(bytes)).toBe(true)
  await expect(disk.open(keys[0] ?? '')).rejects.toBeInstanceOf(FileDamaged)
})
