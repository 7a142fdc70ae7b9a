import { randomBytes } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  filesWith,
  openTestDisk,
  plantWords,
  readBytes,
  storeBytes,
} from '../../../../tests/support/local-disk.ts'
import { rounds, sample } from '../../../../tests/support/sample.ts'
import { newKey } from '../keys.ts'
import { FileDamaged } from '../storage.ts'
import { sealedChunkSize as chunk, tagLength } from './chunks.ts'
import { headerLength } from './file-keys.ts'

const { folder, disk, remove } = openTestDisk()
afterAll(remove)

const sizes = [0, 1, 100, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk - 1, 200_001]
const words = 'fractured lumbar vertebra'

test('an upload lies unreadable on the disk, and comes back whole', async () => {
  const bytes = plantWords(200_000, words)
  const key = await storeBytes(disk, bytes)
  expect(filesWith(folder, words)).toEqual([])
  expect(filesWith(folder, bytes.toString('latin1', 1_000, 1_016))).toEqual([])
  expect(await disk.head(key)).toEqual({ size: 200_000, type: undefined })
  expect((await readBytes(disk, key)).equals(bytes)).toBe(true)
})

test('an interrupted upload was sealed already, and is gone', async () => {
  const { folder: own, disk: other, remove: clear } = openTestDisk()
  const found: string[][] = []
  async function* breakOff() {
    yield plantWords(3 * chunk, words)
    yield Buffer.alloc(1)
    found.push(filesWith(own, words))
    throw new Error('hung up')
  }
  const sending = other.receive(newKey(), 10 * chunk, Readable.from(breakOff()), 'application/pdf')
  await expect(sending).rejects.toThrow('hung up')
  expect(found).toEqual([[]])
  clear()
})

describe('any part of any file', () => {
  const files: { key: string; bytes: Buffer }[] = []
  beforeAll(async () => {
    for (const [at, size] of sizes.entries()) {
      const bytes = randomBytes(size)
      files.push({ bytes, key: await storeBytes(disk, bytes, 1 + at * 30_011) })
    }
  })

  test('is that part of the plain bytes', async () => {
    const place = fc.nat(210_000)
    const runs = { numRuns: rounds(2_000, 60), seed: Number(process.env.TEST_SEED ?? 0) }
    await fc.assert(
      fc.asyncProperty(fc.nat(files.length - 1), place, fc.option(place), async (at, start, end) => {
        const { key, bytes } = files[at] ?? { key: '', bytes: Buffer.alloc(0) }
        const last = end === null ? undefined : start + end
        const read = await readBytes(disk, key, { start, ...(last !== undefined && { end: last }) })
        return read.equals(bytes.subarray(start, last === undefined ? bytes.length : last + 1))
      }),
      runs,
    )
  })

  test.each(sizes)('of %i bytes has the size that was sent', async (size) => {
    const file = files.find(({ bytes }) => bytes.length === size)
    expect(await disk.head(file?.key ?? '')).toMatchObject({ size })
  })
})

describe('a file that was tampered with is refused', () => {
  const bytes = randomBytes(3 * chunk + 5_000)
  let key: string
  let sealed: Buffer
  let other: Buffer
  const keep = (changed: Buffer) => writeFileSync(join(folder, key), changed)
  beforeAll(async () => {
    key = await storeBytes(disk, bytes)
    sealed = readFileSync(join(folder, key))
    other = readFileSync(join(folder, await storeBytes(disk, randomBytes(bytes.length))))
  })

  /** Not a byte that is wrong may come out before the refusal. */
  const expectRefused = async (changed: Buffer, how?: string) => {
    keep(changed)
    const passed: Buffer[] = []
    const reading = (async () => {
      const stream = await disk.open(key)
      for await (const piece of stream ?? []) passed.push(piece)
    })()
    await expect(reading, how).rejects.toBeInstanceOf(FileDamaged)
    const before = Buffer.concat(passed)
    expect(before.equals(bytes.subarray(0, before.length))).toBe(true)
  }
  const startOf = (index: number) => headerLength + index * (chunk + tagLength)
  const partOf = (from: Buffer, index: number) => from.subarray(startOf(index), startOf(index + 1))
  const withPart = (index: number, part: Buffer) =>
    Buffer.concat([sealed.subarray(0, startOf(index)), part, sealed.subarray(startOf(index + 1))])

  const ends = [0, 1, 2].flatMap((index) => [startOf(index), startOf(index) + chunk, startOf(index + 1) - 1])
  const inHeader = Array.from({ length: headerLength }, (_, at) => at)
  const anywhere = Array.from({ length: 500 }, (_, at) => Math.floor((at * bytes.length) / 500))
  test('by a flip of any one bit', async () => {
    for (const at of [...sample(inHeader, 28), ...ends, ...sample(anywhere, 12)]) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at)
      await expectRefused(changed, `flipped at ${at}`)
    }
  })

  const lengths = [0, 1, headerLength - 1, ...ends, startOf(3) + 5_000 + tagLength - 1]
  test('by cutting it off anywhere', async () => {
    for (const length of lengths) await expectRefused(sealed.subarray(0, length), `cut off at ${length}`)
  })

  test.each([
    ['bytes were added', () => Buffer.concat([sealed, Buffer.from('x')])],
    ['two of its chunks were exchanged', () => swapChunks()],
    ['a chunk came from another file', () => withPart(1, partOf(other, 1))],
    [
      'the last chunks came from another file',
      () => Buffer.concat([sealed.subarray(0, startOf(2)), other.subarray(startOf(2))]),
    ],
    ['a chunk is missing', () => withPart(1, Buffer.alloc(0))],
    ['a chunk came twice', () => withPart(1, partOf(sealed, 0))],
    ['another file is in its place', () => other],
    [
      'its header is of another file',
      () => Buffer.concat([other.subarray(0, headerLength), sealed.subarray(headerLength)]),
    ],
  ])('when %s', (_name, change) => expectRefused(change()))
  const swapChunks = () => {
    const [first, second] = [partOf(sealed, 0), partOf(sealed, 1)]
    return Buffer.concat([sealed.subarray(0, headerLength), second, first, sealed.subarray(startOf(2))])
  }

  test('also when only a part of it is asked for, or its size', async () => {
    keep(other)
    await expect(disk.open(key, { start: 5, end: 9 })).rejects.toBeInstanceOf(FileDamaged)
    await expect(disk.head(key)).rejects.toBeInstanceOf(FileDamaged)
  })

  test('and opens again once it is put back, but not with another secret', async () => {
    keep(sealed)
    expect((await readBytes(disk, key)).equals(bytes)).toBe(true)
    const {
      folder: elsewhere,
      disk: stranger,
      remove: clear,
    } = openTestDisk('another secret, of somebody else')
    await stranger.ping()
    copyFileSync(join(folder, key), join(elsewhere, key))
    await expect(stranger.open(key)).rejects.toBeInstanceOf(FileDamaged)
    clear()
  })
})
