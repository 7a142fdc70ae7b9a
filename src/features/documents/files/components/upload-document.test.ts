import { afterEach, expect, test, vi } from 'vitest'
import { byApplication, byItem, byLink } from './upload-channels.ts'
import { uploadDocument } from './upload-document.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [byApplication('1', 'en'), 'Upload Error', 'There was an error uploading your file. Please try again.'],
  [byLink('token', 'en'), 'Upload failed', 'Failed to get upload URL'],
])(
  'an answer that does not say where to send a file is a failure in words',
  async (channel, title, description) => {
    const requests: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url)
      return Response.json({})
    })
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        constructor() {
          requests.push('bytes sent')
          throw new Error('nothing is to be sent')
        }
      },
    )
    const file = new File(['words'], 'notes.txt', { type: 'text/plain' })
    expect(await uploadDocument({ channel, file, fileType: 'other' })).toEqual({
      ok: false,
      reason: 'failed',
      problem: { title, description, canRetry: true },
    })
    expect(requests).toEqual([channel.askPath])
  },
)

test('bytes that may have arrived are registered, and sent again only if they are not there', async () => {
  const channel = byItem('/api/case/mine', 'item', 'en')
  const requests: string[] = []
  let saved = Response.json({ errors: { filePath: ['received already'] } }, { status: 409 })
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return url === channel.savePath ? saved : Response.json({}, { status: 503 })
  })
  const file = new File(['words'], 'notes.txt', { type: 'text/plain' })
  const attempt = { registration: { filePath: 'key' } }
  expect(await uploadDocument({ channel, file, fileType: 'other', attempt })).toEqual({ ok: true })
  expect(requests).toEqual([channel.savePath])

  saved = Response.json({ message: 'The file has not arrived.' }, { status: 409 })
  await uploadDocument({ channel, file, fileType: 'other', attempt })
  expect(requests).toEqual([channel.savePath, channel.savePath, channel.askPath])
  expect(attempt.registration).toBeUndefined()
})
