import type { Offer } from '#lib/price/question.ts'

/** We compute with these until the reader types something. None of it is our price, and the pages say so. */

/** Round numbers, in the middle between those that companies in this field print. */
export const exampleOffer: Offer = { monthlyRate: 3, compounding: 'simple', fee: 0, capMultiple: 2 }

export const exampleOther: Offer = { monthlyRate: 3, compounding: 'monthly', fee: 0, capMultiple: null }

/** In dollars. Twelve times the advance, so that a third and a fifth of it are whole dollars. */
export const exampleSettlement = (amount: number): number => Math.max(90_000, 12 * amount)

/** Percent a year, near the average of accounts that pay interest (Federal Reserve, G.19, 2025). */
export const cardRate = 22

/** Interest alone, in cents: the card itself is paid back when the case pays. */
export const cardInterest = (amount: number, months: number): number =>
  Math.round((amount * 100 * cardRate * months) / 1_200)

/** As close to a third as two decimals get. The code computes it as a third. */
export const third = 33.33
export const attorneyRates: readonly number[] = [25, 30, third, 35, 40, 45]

export const capMultiples: readonly number[] = [1.5, 2, 2.5, 3]
