import { expect, test } from 'vitest'
import { listExpired, nameBackup } from './kept.ts'

const day = 24 * 60 * 60_000
const now = new Date('2026-11-16T07:10:00Z')
const daysAgo = (days: number) => nameBackup(new Date(now.getTime() - days * day))

test('all backups are kept for two weeks, the first of each month for a year, and the newest forever', () => {
  const nightly = Array.from({ length: 500 }, (_, days) => daysAgo(days))
  const expired = new Set(listExpired([...nightly, 'notes.txt', 'backup-old.tar.age'], now))
  const kept = nightly.filter((name) => !expired.has(name))
  expect(kept.slice(0, 15)).toEqual(nightly.slice(0, 15))
  expect(kept.slice(15).map((name) => name.slice(7, 15))).toEqual(
    ['1101', '1001', '0901', '0801', '0701', '0601', '0501', '0401', '0301', '0201', '0101', '1201'].map(
      (date, at) => `${at === 11 ? 2025 : 2026}${date}`,
    ),
  )
  expect(expired.has('notes.txt') || expired.has('backup-old.tar.age')).toBe(false)
  expect(listExpired([daysAgo(900), daysAgo(800)], now)).toEqual([daysAgo(900)])
})
