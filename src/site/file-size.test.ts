import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [2048, '2 KB'],
  [1_500_000, '1.4 MB'],
  [52_428_800, '50 MB'],
])('%d bytes are "%s"', (bytes, words) => expect(formatFileSize(bytes, 'en')).toBe(words))
