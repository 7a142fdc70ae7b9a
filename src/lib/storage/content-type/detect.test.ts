import { describe, expect, test } from 'vitest'
import { areKin } from '#domain/document-files.ts'
import { disguisedFiles, goodFiles, zip } from '../../../../tests/support/sample-files.ts'
import { beginningLength, detectContentType } from './detect.ts'
import { PlainTextCheck } from './plain-text.ts'

function detect(body: Buffer, pieceLength = 1_000) {
  const text = new PlainTextCheck()
  for (let at = 0; at < body.length; at += pieceLength) text.add(body.subarray(at, at + pieceLength))
  return detectContentType({
    size: body.length,
    beginning: body.subarray(0, beginningLength),
    isPlainText: text.isPlainText,
    read: async (start, end) => body.subarray(start, end + 1),
  })
}

describe('a file is what its bytes say', () => {
  test.each(Object.entries(goodFiles))('%s', async (_name, { type, body }) => {
    expect(await detect(body)).toBe(type)
  })

  test.each(Object.entries(disguisedFiles))('not what it claims: %s', async (_name, { type, body }) => {
    expect(areKin((await detect(body)) ?? 'nothing', type)).toBe(false)
  })

  test.each([
    ['UTF-16, little end first', Buffer.from('\ufeffHello, Ana', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffHello, Ana', 'utf16le').swap16()],
    ['an old Windows encoding', Buffer.from('Caf\xe9 \x96 5 \x80', 'latin1')],
    ['one letter', Buffer.from('x')],
  ])('text in %s is text, however it is cut', async (_name, body) => {
    for (const pieceLength of [1_000, 3]) expect(await detect(body, pieceLength)).toBe('text/plain')
  })

  test('text with a zero byte far behind is not text', async () => {
    const body = Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.from([0])])
    expect(await detect(body)).toBeUndefined()
  })

  test('a broken archive has no type, and causes no error', async () => {
    const whole = zip({ '[Content_Types].xml': 'x', b: 'y' })
    for (let length = 4; length < whole.length; length++) {
      expect(await detect(whole.subarray(0, length))).toBeUndefined()
    }
  })

  test('a damaged Word document never fails or hangs the check', async () => {
    for (const { body } of [goodFiles.doc, goodFiles.docx]) {
      for (let at = 8; at < Math.min(body.length, 600); at += 3) {
        const damaged = Buffer.from(body)
        damaged.fill(0xff, at, Math.min(at + 4, body.length))
        await detect(damaged)
        await detect(damaged.subarray(0, at))
      }
    }
  })
})
