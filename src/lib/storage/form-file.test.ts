import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readFormFile } from './form-file.ts'

/** As `fetch` writes it, in pieces of a few bytes. */
async function send(form: FormData, piece = 7) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const bytes = Buffer.from(await request.arrayBuffer())
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  )
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(bytes.length),
  }
  return { body: Readable.from(pieces), headers, bytes }
}

const formOf = (file: File) => {
  const form = new FormData()
  form.append('file', file)
  return form
}

test.each([0, 1, 100, 5_000])(
  'a form says how large its file of %i bytes is before it has come',
  async (size) => {
    const content = randomBytes(size)
    const { body, headers } = await send(
      formOf(new File([content], 'Ärztin "2".pdf', { type: 'application/pdf' })),
    )
    const file = await readFormFile(body, headers)
    expect(file).toMatchObject({ name: 'Ärztin "2".pdf', type: 'application/pdf', size })
    expect(await buffer(file?.bytes ?? Readable.from([]))).toEqual(content)
  },
)

test('a second field after the file ends in an error', async () => {
  const form = formOf(new File([randomBytes(300)], 'a.txt'))
  form.append('more', 'words')
  const { body, headers } = await send(form)
  const file = await readFormFile(body, headers)
  await expect(buffer(file?.bytes ?? Readable.from([]))).rejects.toThrow()
})

test('a form that breaks off ends in an error', async () => {
  const { bytes, headers } = await send(formOf(new File([randomBytes(500)], 'a.pdf')))
  const file = await readFormFile(Readable.from([bytes.subarray(0, 400)]), headers)
  await expect(buffer(file?.bytes ?? Readable.from([]))).rejects.toThrow()
})

test.each([
  [
    'a form with a field first',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
  ],
  ['no form', { 'content-type': 'text/plain' }, 'words'],
  [
    'another boundary',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--c\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n1\r\n--c--\r\n',
  ],
  ['no length', { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 'many' }, '--b\r\n'],
  ['an endless head', { 'content-type': 'multipart/form-data; boundary=b' }, 'x'.repeat(20_000)],
])('%s is not taken for a file', async (_what, headers, text) => {
  const body = Readable.from([Buffer.from(text)])
  expect(await readFormFile(body, { 'content-length': String(text.length), ...headers })).toBeUndefined()
})
