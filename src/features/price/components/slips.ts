import type { Slip } from '#lib/price/question.ts'
import type { CostWords } from '../content/words.ts'

/** By the name of the field. */
export type Slips = Readonly<Record<string, string>>

/** What the address held instead of a number, and what would do. */
export const saySlips = (slips: readonly Slip[], { fields: { ranges, slip } }: CostWords): Slips =>
  Object.fromEntries(
    slips.map(({ name, suffix, typed, isRead }) => [
      name + suffix,
      (isRead ? slip.outside : slip.unread)(typed, ranges[name]),
    ]),
  )
