import { fold } from '#site/search-words.ts'
import type { SearchWords } from '../content/search-words.ts'

type Question = { id: string; question: string; html: string }

type Entry = { id: string; phrases: readonly string[]; words: ReadonlyMap<string, number> }
export type QuestionIndex = {
  entries: readonly Entry[]
  /** In how many questions a word is. A rare word says more. */
  spread: ReadonlyMap<string, number>
  filler: ReadonlySet<string>
}

/** What a match is worth by where it is. */
const weights = { phrase: 6, meant: 5, asked: 4, answered: 1 }
/** Questions far below the best one only share a common word with what was typed. */
const leastShare = 0.45

export function indexQuestions(
  questions: readonly Question[],
  { filler, means }: SearchWords,
): QuestionIndex {
  const entries = questions.map(({ id, question, html }) => {
    const phrases = fold(means[id] ?? '')
      .split(', ')
      .filter(Boolean)
    const words = new Map<string, number>()
    const add = (text: string, weight: number) => {
      for (const word of toWords(text)) words.set(word, Math.max(weight, words.get(word) ?? 0))
    }
    add(html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&'), weights.answered)
    add(question, weights.asked)
    for (const phrase of phrases) add(phrase, phrase.includes(' ') ? weights.asked : weights.meant)
    return { id, phrases: phrases.map((phrase) => ` ${toWords(phrase).join(' ')} `), words }
  })
  const spread = new Map<string, number>()
  for (const { words } of entries)
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  return { entries, spread, filler: new Set(toWords(filler)) }
}

/** The ids of the questions that fit, the best first. */
export function rankQuestions({ entries, spread, filler }: QuestionIndex, typed: string): string[] {
  const all = toWords(typed)
  const telling = all.filter((word) => !filler.has(word))
  const readings = (telling.length > 0 ? telling : all).map((word) => read(word, spread))
  // What was misspelled is put right, so that phrases fit as well.
  const corrected = new Map(
    readings.map(({ typed: word, matches }) => [word, [...matches.keys()][0] ?? word]),
  )
  const sentence = ` ${all.map((word) => corrected.get(word) ?? word).join(' ')} `
  const rated = entries.map(({ id, phrases, words }) => {
    const byWord = readings.reduce((sum, { matches }) => {
      const best = [...matches].map(([word, likeness]) => {
        const rarity = Math.log(1 + entries.length / (spread.get(word) ?? 1))
        return (words.get(word) ?? 0) * likeness * rarity
      })
      return sum + Math.max(0, ...best)
    }, 0)
    const longest = Math.max(0, ...phrases.filter((phrase) => sentence.includes(phrase)).map(countWords))
    return { id, score: byWord + longest ** 2 * weights.phrase }
  })
  const best = Math.max(0, ...rated.map(({ score }) => score))
  return rated
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)
}

const toWords = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}$%]+/u)
    .filter(Boolean)

const countWords = (phrase: string) => phrase.trim().split(' ').length

/** The known words that somebody may have meant, and how alike they are, from 0 to 1. */
function read(typed: string, known: ReadonlyMap<string, number>) {
  const matches = new Map<string, number>()
  const rate = (rateWord: (word: string) => number) => {
    for (const word of known.keys()) {
      const likeness = rateWord(word)
      if (likeness > 0) matches.set(word, likeness)
    }
  }
  if (known.has(typed)) matches.set(typed, 1)
  rate((word) => (word === typed ? 1 : stem(word) === stem(typed) ? 0.9 : begins(word, typed) ? 0.6 : 0))
  // Only what is not a word here can be misspelled.
  if (matches.size === 0) rate((word) => likenessOf(word, typed))
  return { typed, matches: new Map([...matches].sort((a, b) => b[1] - a[1])) }
}

const stem = (word: string) => (word.length > 3 ? word.replace(/(?:ing|ed|es|s)$/, '') : word)
const begins = (word: string, typed: string) => typed.length > 2 && word.startsWith(typed)

function likenessOf(word: string, typed: string): number {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (word.at(0) !== typed.at(0) || Math.abs(word.length - typed.length) > allowed) return 0
  const slips = countSlips(word, typed)
  return slips <= allowed ? 0.8 - slips * 0.2 : 0
}

/** Letters left out, added, wrong, or two of them swapped: the distance of Damerau and Levenshtein. */
function countSlips(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = Math.min(
        (line[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}
