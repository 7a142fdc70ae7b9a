import { countSlips } from './edit-distance.ts'

/** Longer words may have more typos. */
export const maxSlips = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)
const maxSpellings = 3

const splitText = (text: string) =>
  text.split(/[\s,;]+/).flatMap((word) => (word.includes('@') ? [word, word.split('@')[0] ?? ''] : [word]))

/** Of the words in these texts, those with the fewest typos that are still few enough. */
export function pickNearest(typed: string, texts: readonly string[]): string[] {
  const most = /\d/.test(typed) ? 1 : maxSlips(typed)
  const slips = new Map(
    texts.flatMap(splitText).map((found): [string, number] => [found, countSlips(typed, found, most)]),
  )
  const fitting = [...slips].filter(([, count]) => count <= most).sort((one, other) => one[1] - other[1])
  const nearest = fitting[0]?.[1]
  return fitting
    .filter(([, count]) => count === nearest)
    .slice(0, maxSpellings)
    .map(([found]) => found)
}
