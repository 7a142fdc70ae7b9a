import { expect, test } from 'vitest'
import type { UploadLink } from '../../schema.ts'
import { namesOf } from './link-names.ts'

const link = (id: string, createdAt: string) => ({ id, createdAt }) as UploadLink

test('links of one moment have different names, and keep them when another is made', () => {
  const older = [link('b', '2026-11-15T17:00:00.000Z'), link('a', '2026-11-15T17:00:00.000Z')]
  const names = [...namesOf(older).values()]
  expect(names).toEqual(['Link 2 of Nov 15, 2026', 'Link 1 of Nov 15, 2026'])
  const later = namesOf([link('c', '2026-11-16T17:00:00.000Z'), ...older])
  expect(later.get('c')).toBe('Link 3 of Nov 16, 2026')
  expect([later.get('b'), later.get('a')]).toEqual(names)
})
