import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataTooOld } from '#db/migrate.ts'
import { leavePlainFile, openTestDisk, storeBytes } from '../../../../tests/support/local-disk.ts'
import { FileDamaged } from '../storage.ts'
import { refusePlainFiles } from './refuse-plain-files.ts'

function setUp() {
  const { folder, disk, remove } = openTestDisk()
  onTestFinished(remove)
  return { folder, disk, isMarked: () => existsSync(join(folder, 'all-sealed')) }
}

test('a store where v0.1.0 was cut off before it had sealed every file is refused and left as it is', async () => {
  const { folder, disk, isMarked } = setUp()
  await storeBytes(disk, randomBytes(1_000))
  const plain = leavePlainFile(folder, Buffer.from('%PDF'))
  await expect(refusePlainFiles(folder)).rejects.toBeInstanceOf(DataTooOld)
  expect(readFileSync(join(folder, plain), 'utf8')).toBe('%PDF')
  expect(isMarked()).toBe(false)
})

test('a store of sealed files is taken over, damaged ones and all, and not looked through again', async () => {
  const { folder, disk, isMarked } = setUp()
  await refusePlainFiles(folder)
  const keys = [await storeBytes(disk, randomBytes(1_000)), await storeBytes(disk, randomBytes(1_000))]
  truncateSync(join(folder, keys[0] ?? ''), 5)
  await refusePlainFiles(folder)
  expect(isMarked()).toBe(true)
  leavePlainFile(folder, randomBytes(1_000))
  await refusePlainFiles(folder)
})

test('a plain file in the place of a sealed one is not served', async () => {
  const { folder, disk } = setUp()
  const key = await storeBytes(disk, randomBytes(1_000))
  leavePlainFile(folder, randomBytes(1_000), key)
  await expect(disk.open(key)).rejects.toBeInstanceOf(FileDamaged)
})
