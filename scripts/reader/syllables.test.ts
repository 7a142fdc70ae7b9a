import { expect, test } from 'vitest'
import { countSyllables } from './syllables.ts'

const spoken: Readonly<Record<number, string>> = {
  1: 'you case made lines hurt bills through months judge cash they’re don’t waived changed claimed stopped',
  2: 'money lawsuit people little cases judges lawyer paper settle being added wages table settled owing filings lien',
  3: 'attorney settlement hospital recover company insurance several idea another creating',
  4: 'application recovery compensation usually information necessary',
  5: 'university liability',
}

test('counts the beats of common words', () => {
  const wrong = Object.entries(spoken).flatMap(([beats, words]) =>
    words
      .split(' ')
      .filter((word) => countSyllables(word) !== Number(beats))
      .map((word) => `${word}: ${countSyllables(word)}, not ${beats}`),
  )
  expect(wrong).toEqual([])
})

test('adds up a word with a hyphen, and takes a number for one beat', () => {
  expect(countSyllables('pre-settlement')).toBe(4)
  expect(countSyllables('$25,000')).toBe(1)
})
