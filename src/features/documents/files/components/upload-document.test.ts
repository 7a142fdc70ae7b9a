import { afterEach, expect, test, vi } from 'vitest'
import { uploadDocument } from './upload-document.ts'
import { byApplication, byLink } from './upload-ways.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [byApplication('1'), 'Upload Error', 'There was an error uploading your file. Please try again.'],
  [byLink('token'), 'Upload failed', 'Failed to get upload URL'],
])(
  'an answer that does not say where to send a file is a failure in words',
  async (way, title, description) => {
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
    expect(await uploadDocument({ way, file, fileType: 'other' })).toEqual({
      ok: false,
      reason: 'failed',
      problem: { title, description, canRetry: true },
    })
    expect(requests).toEqual([way.askPath])
  },
)
