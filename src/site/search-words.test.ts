import { expect, test } from 'vitest'
import { fold, toSearchPatterns } from './search-words.ts'

test('words are folded to what people type', () => {
  expect(fold('Łukasz Dvořák-Şahin')).toBe('lukasz dvorak-sahin')
  expect(fold('José Núñez-Åkerlund O’Neil')).toBe("jose nunez-akerlund o'neil")
})

test.each([
  ['Ana Reyes', ['%ana%', '%reyes%']],
  ['Reyes, Ana', ['%reyes%', '%ana%']],
  ['bo li', ['% bo%', '% li%']],
  ['(555) 014-7733', ['%5550147733%']],
  ['+1 555.014.7733', ['%5550147733%']],
  ['555 014 7733 x204', ['%5550147733204%']],
  ['7733', ['%7733%']],
  ['ana 014-7733', ['%ana%', '%0147733%']],
  ['BF-2026ABC123', ['%bf-2026abc123%']],
  ['ana_b@example.com', ['%ana\\_b@example.com%']],
  ['100%', ['%100\\%%']],
  ['-', ['% -%']],
  ['   ', []],
])('%s is searched as %j', (typed, patterns) => {
  expect(toSearchPatterns(typed)).toEqual(patterns)
})
