import { fold } from '#site/search-words.ts'
import type { Answer } from '../data.ts'

/** Folded once per page, searched at every keystroke. */
export const readable = ({ question, html }: Pick<Answer, 'question' | 'html'>): string =>
  fold(`${question} ${html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')}`)

/** Finds the texts that have every typed word, singular or plural. */
export function findAnswers(texts: ReadonlyMap<string, string>, typed: string): Set<string> {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}$%']+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
  return new Set(
    [...texts].filter(([, text]) => words.every((word) => text.includes(word))).map(([id]) => id),
  )
}
