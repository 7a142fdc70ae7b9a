import { createRequire } from 'node:module'
import type * as core from '@zxcvbn-ts/core'
import type * as common from '@zxcvbn-ts/language-common'
import { brand } from '#site/brand.ts'

/**
 * How many guesses a good guesser needs, as a power of ten. Sign-in lets about a hundred an hour through: a billion
 * takes longer than a lifetime. `password1234` takes 10^4, a common word with a year and two exclamation marks 10^8,
 * four words of one's own 10^14.
 */
const leastGuesses = 9
/** Spaces between words are welcome, but do not make a password by themselves. */
const leastLetters = 8
/** What is hard so far stays hard. Judging 200 characters blocks the whole process for a second. */
const judgedLength = 60

/** What someone who knows this site tries first. */
const wordsOfOurs = [
  ...[brand.name, brand.shortName, brand.descriptor].map((words) => words.toLowerCase()),
  ...`${brand.name} ${brand.email}`.toLowerCase().split(/[^a-z]+/),
  ...[
    'admin',
    'administrator',
    'settlement',
    'lawsuit',
    'injury',
    'attorney',
    'plaintiff',
    'cash',
    'advance',
  ],
].filter(Boolean)

const require = createRequire(import.meta.url)

/** Not at every start, and without waiting: the configuration is judged at once or not at all. */
function loadLibrary() {
  const { ZxcvbnFactory }: typeof core = require('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary }: typeof common = require('@zxcvbn-ts/language-common')
  return { ZxcvbnFactory, adjacencyGraphs, dictionary }
}

/** Whether it holds up against lists of common passwords, rows of keys, repetition, dates and our own name. */
export function isHardToGuess(password: string): boolean {
  if (password.replaceAll(/\s/g, '').length < leastLetters) return false
  // Created anew for each of the rare passwords that are set, so its dictionaries do not stay in memory.
  const { ZxcvbnFactory, adjacencyGraphs, dictionary } = loadLibrary()
  const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return guesser.check(password.slice(0, judgedLength), wordsOfOurs).guessesLog10 >= leastGuesses
}
