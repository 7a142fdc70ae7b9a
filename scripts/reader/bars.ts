import { countWords, fiveWordRuns, gradeOf, sharedPart, splitSentences } from './measure.ts'
import { readBlocks } from './read-html.ts'
import { listUnsaid } from './unsaid.ts'

export const bars = { words: 30, grade: 8, shared: 0.35 } as const

export type PageReading = { path: string; words: number; longest: number; grade: number; faults: string[] }

/** Says what is too long, too hard or not how we sound. */
export function readPage(path: string, html: string): PageReading {
  const blocks = readBlocks(html)
  const sentences = blocks.filter(({ isCited }) => !isCited).flatMap(({ text }) => splitSentences(text))
  const lengths = sentences.map(countWords)
  const grade = gradeOf(blocks)
  const tooLong = sentences.filter((sentence) => countWords(sentence) > bars.words)
  return {
    path,
    words: lengths.reduce((sum, length) => sum + length, 0),
    longest: Math.max(0, ...lengths),
    grade,
    faults: [
      ...(grade > bars.grade ? [`${path}: grade ${grade.toFixed(1)}`] : []),
      ...tooLong.map((sentence) => `${path}: ${countWords(sentence)} words: ${sentence}`),
      ...sentences.flatMap((sentence) =>
        listUnsaid(sentence).map((word) => `${path}: “${word}” in: ${sentence}`),
      ),
    ],
  }
}

/** The price calculator, the squares of the days to cancel and the form are tools, the same on every page. */
const tools = /data-live=|aria-labelledby="cancel-title"|id="application-form"/

export type Pair = { shared: number; one: string; other: string }

/** How much of two pages' own words is the same, the most alike first. */
export function comparePages(pages: readonly { path: string; html: string }[]): Pair[] {
  const read = pages.map(({ path, html }) => ({ path, runs: fiveWordRuns(readBlocks(html, tools)) }))
  return read
    .flatMap((one, place) =>
      read.slice(place + 1).map((other) => ({
        shared: sharedPart(one.runs, other.runs),
        one: one.path,
        other: other.path,
      })),
    )
    .sort((a, b) => b.shared - a.shared)
}
