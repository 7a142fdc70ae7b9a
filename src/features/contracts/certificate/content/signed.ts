import type { ContractEventWords } from '#db/schema/index.ts'
import { states } from '#domain/states.ts'
import { defaultLocale } from '#site/locale.ts'
import type { Happening } from '../schema.ts'

export const isOnPaper = ({ words }: Happening): boolean => words.knownBy === 'paper'

export const initialedPages = (happenings: readonly Happening[]): number[] =>
  happenings.flatMap(({ event, words: { page } }) => (event === 'initialed' && page ? [page] : []))

/** As they were typed last. */
export const initialsOf = (happenings: readonly Happening[]): string | undefined =>
  happenings.findLast(({ event, words }) => event === 'initialed' && words.initials)?.words.initials

/** "24000000, Texas" */
export function sayBar(bar: ContractEventWords['bar']): string | undefined {
  if (!bar) return undefined
  const state = states.find(({ value }) => value === bar.state)
  return `${bar.number}, ${state?.label[defaultLocale] ?? bar.state}`
}
