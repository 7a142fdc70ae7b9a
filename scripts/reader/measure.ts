import type { Block } from './read-html.ts'
import { countSyllables } from './syllables.ts'

/** "v.", "No. 5" and a person's initial end no sentence. */
const abbreviation = /(?:\b(?:v|vs|No|Mr|Ms|Mrs|Dr|St|Inc|Co|Sgt|e\.g|i\.e|U\.S|a\.m|p\.m)|\b[A-Z])\.$/
const sentenceEnd = /[.?!:][”"’)]*$/

const wordsOf = (text: string): string[] => text.match(/[$\p{L}\p{N}][\p{L}\p{N}’'.,%$/-]*/gu) ?? []
export const countWords = (text: string): number => wordsOf(text).length

/** A heading or a label without a full stop is a sentence too. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(/(?<=[.?!][”"’)]*)\s+(?=[“"‘(]?[\p{Lu}\p{N}$])/u)) {
    const last = sentences.at(-1)
    if (last && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/** Flesch-Kincaid of whole sentences alone: headings, labels and cells would make it look easier. */
export function gradeOf(blocks: readonly Block[]): number {
  const sentences = blocks
    .filter(({ isCited }) => !isCited)
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => sentenceEnd.test(sentence))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  if (words.length === 0) return 0
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Every five words in a row, within one block. */
export function fiveWordRuns(blocks: readonly Block[]): Set<string> {
  const runs = new Set<string>()
  for (const { text } of blocks) {
    const words = wordsOf(text.toLowerCase()).map((word) => word.replace(/[.,]+$/, ''))
    for (let at = 0; at + 5 <= words.length; at++) runs.add(words.slice(at, at + 5).join(' '))
  }
  return runs
}

/** The share of the shorter page's runs that the other one has too. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
  const shared = [...fewer].filter((run) => more.has(run)).length
  return fewer.size === 0 ? 0 : shared / fewer.size
}
