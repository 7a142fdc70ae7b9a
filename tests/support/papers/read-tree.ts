import type { Part } from '../../../src/lib/papers/paper.ts'

/** Members of the tree that are no words. */
const silent = ['labels', 'kind', 'lang', 'size', 'align', 'rank', 'points']

/** Every text of a part, in its order. */
export const textsIn = (part: Part | undefined): string[] =>
  part ? collect({ ...part, lang: undefined }) : []

function collect(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return isRuns(value) ? [value.map(textOf).join('')] : value.flatMap(collect)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => (silent.includes(name) ? [] : collect(member)))
}

/** Runs of one text: at least one of them has a language or a weight. */
const isRuns = (values: readonly unknown[]) =>
  values.length > 0 &&
  values.every((value) => typeof value === 'string' || isRun(value)) &&
  values.some(isRun)
const isRun = (value: unknown): value is { text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  !('kind' in value) &&
  ('lang' in value || 'bold' in value)
const textOf = (run: unknown) => (isRun(run) ? run.text : String(run))

/** Members that the faces show after their text, such as the number of a check. */
export const wordsIn = (part: Part | undefined): string => textsIn(part).join(' ')
