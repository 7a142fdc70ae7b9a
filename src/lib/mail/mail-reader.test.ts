import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createMailReader } from './mail-reader.ts'
import { addressedPart, readMailStart } from './mail-start.ts'

const mail = 'From: ana@example.com\r\nTo: case@reply.example\r\n\r\nHello'
const start = { bytes: Buffer.from(mail), isCut: false }

function openReader(limits?: Parameters<typeof createMailReader>[0]) {
  const reader = createMailReader(limits)
  onTestFinished(() => reader.close())
  return reader
}

test('reads mails one after the other, and asks to come again when too many wait', async () => {
  const reader = openReader()
  const answers = await Promise.all(Array.from({ length: 25 }, () => reader.read(start)))
  expect(answers.slice(0, 20)).toEqual(
    Array.from({ length: 20 }, () => expect.objectContaining({ words: 'Hello' })),
  )
  expect(answers.slice(20)).toEqual(['busy', 'busy', 'busy', 'busy', 'busy'])
  expect(await reader.read(start)).toMatchObject({ words: 'Hello' })
})

const bomb = { bytes: Buffer.from(`${mail}${'\r\n'.repeat(1_000_000)}`), isCut: false }

test.each([
  ['memory', { patience: 60_000 }],
  ['time', { patience: 1 }],
])('a mail that takes too much %s ends its thread alone', async (_what, limits) => {
  const reader = openReader(limits)
  expect(await reader.read(bomb)).toBe('unreadable')
  const again = await reader.read(start)
  expect(again).toEqual(limits.patience === 1 ? 'unreadable' : expect.objectContaining({ words: 'Hello' }))
})

test('keeps a megabyte and two thousand lines, whatever the pieces', async () => {
  const readPieces = (pieces: string[], largest = 10_000_000) =>
    readMailStart(Readable.from(pieces.map((piece) => Buffer.from(piece))), largest)
  const ofLines = await readPieces(['a\n'.repeat(1_500), 'b\n'.repeat(1_500), 'c'])
  expect(ofLines).toMatchObject({ isCut: true })
  expect(ofLines?.bytes).toHaveLength(4_000)
  const ofBytes = await readPieces(['a'.repeat(700_000), 'b'.repeat(700_000)])
  expect(ofBytes?.bytes).toHaveLength(1024 * 1024)
  expect(await readPieces([mail])).toEqual(start)
  expect(await readPieces([mail], 10)).toBeUndefined()
})

test('looks for addresses in the head alone, and in all of a mail that came back', () => {
  const part = (text: string) => addressedPart({ bytes: Buffer.from(text), isCut: false })
  expect(part(mail)).not.toContain('Hello')
  expect(part(`Content-Type: multipart/report; boundary=b\r\n\r\nReply-To: a@b.example`)).toContain(
    'Reply-To',
  )
  expect(part(`To: ${'a'.repeat(200_000)}\n\nHello`)).toBeUndefined()
})
