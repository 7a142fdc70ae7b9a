import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZipEntry } from './storage/content-type/zip.ts'
import { zip } from './zip.ts'

const chunks = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)))

test('files of a zip archive are read back by their names, whole', async () => {
  const modifiedAt = new Date('2026-03-04T05:06:08Z')
  const archive = await buffer(
    zip([
      { name: 'person.json', modifiedAt, content: chunks('{"a":', '1}') },
      { name: 'documents/Ärztin 1.txt', modifiedAt, content: chunks('x'.repeat(70_000)) },
      { name: 'empty.txt', modifiedAt, content: chunks() },
    ]),
  )
  const read = async (name: string) => {
    const part = async (start: number, end: number) => archive.subarray(start, end + 1)
    return (await readZipEntry(part, archive.length, name))?.toString()
  }
  expect(await read('person.json')).toBe('{"a":1}')
  expect(await read('documents/Ärztin 1.txt')).toBe('x'.repeat(70_000))
  expect(await read('nothing')).toBeUndefined()
  // 2026-03-04, 05:06:08 in the two numbers of DOS.
  expect(archive.readUInt16LE(12)).toBe((46 << 9) | (3 << 5) | 4)
  expect(archive.readUInt16LE(10)).toBe((5 << 11) | (6 << 5) | 4)
})

test('a download that is cut off closes the file it was reading', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(1024))
    },
  })
  const archive = zip([{ name: 'endless.bin', modifiedAt: new Date(), content: endless }])
  await once(archive, 'readable')
  archive.destroy()
  await once(endless, 'close')
})

test('a file that cannot be read to its end fails the archive', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the store went away')
    })(),
  )
  await expect(buffer(zip([{ name: 'a.txt', modifiedAt: new Date(), content: broken }]))).rejects.toThrow(
    'the store went away',
  )
})
