import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  diskSecret,
  filesWith,
  leavePlainFile,
  openTestDisk,
  plantWords,
  readBytes,
  storeBytes,
} from '../../../../tests/support/local-disk.ts'
import { createLocalDisk } from '../local-disk.ts'
import { FileDamaged } from '../storage.ts'
import { rewrapFiles } from './rewrap-files.ts'

const words = 'spinal fusion at two levels'

function setUp() {
  const { folder, disk, remove } = openTestDisk()
  onTestFinished(remove)
  return { folder, disk }
}

test('files of an earlier release are served as they are, and sealed once', async () => {
  const { folder, disk } = setUp()
  const bytes = plantWords(300_000, words)
  const plain = leavePlainFile(folder, bytes)
  const tiny = leavePlainFile(folder, Buffer.from('%PDF'))
  const since = new Date('2026-01-02T03:04:05Z')
  utimesSync(join(folder, plain), since, since)
  const sealed = await storeBytes(disk, bytes)
  expect(await disk.head(plain)).toMatchObject({ size: 300_000 })
  expect(
    (await readBytes(disk, plain, { start: 70_000, end: 70_009 })).equals(bytes.subarray(70_000, 70_010)),
  ).toBe(true)

  expect(await disk.sealPlainFiles()).toEqual({ sealed: 2, damaged: 0 })
  expect(filesWith(folder, words)).toEqual([])
  const after = readFileSync(join(folder, plain))
  expect(await disk.sealPlainFiles()).toEqual({ sealed: 0, damaged: 0 })
  expect(readFileSync(join(folder, plain)).equals(after)).toBe(true)

  for (const key of [plain, sealed]) expect((await readBytes(disk, key)).equals(bytes)).toBe(true)
  expect((await readBytes(disk, tiny)).toString()).toBe('%PDF')
  expect(statSync(join(folder, plain)).mtime).toEqual(since)
})

test('once all are sealed, a plain file in the place of a sealed one is refused', async () => {
  const { folder, disk } = setUp()
  const key = await storeBytes(disk, randomBytes(1_000))
  await disk.sealPlainFiles()
  writeFileSync(join(folder, key), randomBytes(1_000))
  await expect(disk.open(key)).rejects.toBeInstanceOf(FileDamaged)
})

test('a damaged file is counted and left as it is', async () => {
  const { folder, disk } = setUp()
  const key = await storeBytes(disk, randomBytes(1_000))
  const cut = readFileSync(join(folder, key)).subarray(0, 500)
  writeFileSync(join(folder, key), cut)
  expect(await disk.sealPlainFiles()).toEqual({ sealed: 0, damaged: 1 })
  expect(readFileSync(join(folder, key)).equals(cut)).toBe(true)
})

test('a file that is removed while it is sealed does not come back', async () => {
  const { folder, disk } = setUp()
  const keys = Array.from({ length: 20 }, () => leavePlainFile(folder, randomBytes(200_000)))
  const sealing = disk.sealPlainFiles()
  for (const key of keys) await disk.remove(key)
  await sealing
  expect(keys.filter((key) => existsSync(join(folder, key)))).toEqual([])
})

test('stopping ends between two files, and the next start goes on', async () => {
  const { folder, disk } = setUp()
  const bytes = plantWords(500_000, words)
  const keys = Array.from({ length: 10 }, () => leavePlainFile(folder, bytes))
  const sealing = disk.sealPlainFiles()
  await disk.close()
  const { sealed } = await sealing
  expect(sealed).toBeLessThan(10)
  const next = createLocalDisk({ folder, appSecret: diskSecret })
  expect(await next.sealPlainFiles()).toEqual({ sealed: 10 - sealed, damaged: 0 })
  for (const key of keys) expect((await readBytes(next, key)).equals(bytes)).toBe(true)
})

test('another secret takes new headers only, and may be interrupted', async () => {
  const { folder, disk } = setUp()
  const bytes = randomBytes(200_000)
  const keys = [await storeBytes(disk, bytes), await storeBytes(disk, bytes)]
  const before = readFileSync(join(folder, keys[0] ?? ''))
  const to = 'the next secret, as long as the first'
  const counts = { rewrapped: 0, 'done before': 0, plain: 0, damaged: 0 }
  expect(await rewrapFiles({ folder, from: diskSecret, to })).toEqual({ ...counts, rewrapped: 2 })
  expect(await rewrapFiles({ folder, from: diskSecret, to })).toEqual({ ...counts, 'done before': 2 })
  const after = readFileSync(join(folder, keys[0] ?? ''))
  expect(after.subarray(100).equals(before.subarray(100))).toBe(true)
  const next = createLocalDisk({ folder, appSecret: to })
  for (const key of keys) expect((await readBytes(next, key)).equals(bytes)).toBe(true)
  await expect(disk.open(keys[0] ?? '')).rejects.toBeInstanceOf(FileDamaged)
})
