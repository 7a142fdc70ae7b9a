import { createRequire } from 'node:module'
import type * as core from '@zxcvbn-ts/core'
import type * as common from '@zxcvbn-ts/language-common'
import { brand } from '#site/brand.ts'

/**
 * Powers of ten. Sign-in lets a hundred guesses an hour through, so a billion takes longer than a lifetime.
 * `password1234` takes 10^4, a common word with a year and two exclamation marks 10^8, four words of one's
 * own 10^14.
 */
const minGuesses = 9
/** Spaces between words are welcome, but don't make a password by themselves. */
const minLetters = 8
/** A hard start stays hard. Judging 200 characters blocks the whole process for a second. */
const judgedLength = 60

/** Somebody who knows this site tries these first. */
const wordsOfOurs = [
  ...[brand.name, brand.shortName, brand.descriptor].map((words) => words.toLowerCase()),
  ...`${brand.name} ${brand.email}`.toLowerCase().split(/[^a-z]+/),
  ...'admin administrator settlement lawsuit injury attorney plaintiff cash advance'.split(' '),
].filter(Boolean)

const require = createRequire(import.meta.url)

/** On demand but synchronously: the configuration is judged at once or not at all. */
function loadLibrary() {
  const { ZxcvbnFactory }: typeof core = require('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary }: typeof common = require('@zxcvbn-ts/language-common')
  return { ZxcvbnFactory, adjacencyGraphs, dictionary }
}

/** Checks lists of common passwords, rows of keys, repetition, dates and our own name. */
export function isHardToGuess(password: string): boolean {
  if (password.replaceAll(/\s/g, '').length < minLetters) return false
  // Created for each of the rare new passwords, so its dictionaries don't stay in memory.
  const { ZxcvbnFactory, adjacencyGraphs, dictionary } = loadLibrary()
  const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return guesser.check(password.slice(0, judgedLength), wordsOfOurs).guessesLog10 >= minGuesses
}
