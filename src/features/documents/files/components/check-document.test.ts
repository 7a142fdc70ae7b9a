import { expect, test } from 'vitest'
import { acceptedFiles } from '#domain/document-files.ts'
import { checkDocument } from './check-document.ts'

const megabytes50 = 52_428_800

test.each([
  [{ name: 'Scan.PDF', size: 1, type: '' }, 'application/pdf'],
  [{ name: 'letter.doc', size: 1, type: 'application/octet-stream' }, 'application/msword'],
  [{ name: 'photo.jpeg', size: megabytes50, type: 'image/jpeg' }, 'image/jpeg'],
  [{ name: 'camera', size: 1, type: 'image/png' }, 'image/png'],
])('%o may be sent', (file, mimeType) => {
  expect(checkDocument(file, 'en')).toEqual({ ok: true, mimeType })
})

test.each([
  [{ name: 'a.pdf', size: megabytes50 + 1, type: '' }, 'File too large', 'a.pdf is larger than 50MB'],
  [{ name: 'a.pdf.exe', size: 1, type: '' }, 'Invalid file type', 'a.pdf.exe is not a supported file type'],
  [
    { name: 'a.heic', size: 1, type: 'image/heic' },
    'Invalid file type',
    'a.heic is not a supported file type',
  ],
  [{ name: 'a.txt', size: 0, type: 'text/plain' }, 'Upload Error', 'a.txt is empty.'],
])('%o may not', (file, title, description) => {
  expect(checkDocument(file, 'en')).toMatchObject({
    ok: false,
    problem: { title, description, canRetry: false },
  })
})

test('the file picker offers what the specification names', () => {
  expect(acceptedFiles).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png,.gif,.txt')
})

test('a photo in HEIC is refused with words that help', () => {
  const checked = checkDocument({ name: 'IMG_0042.HEIC', size: 1, type: '' }, 'en')
  expect(checked).toMatchObject({ problem: { help: expect.stringContaining('Most Compatible') } })
  expect(checkDocument({ name: 'a.exe', size: 1, type: '' }, 'en')).not.toHaveProperty('problem.help')
})
