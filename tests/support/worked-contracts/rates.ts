import { roundHalfUp } from '../worked-prices/exactly.ts'

type Sums = { received: number; owed: number; months: number }

/** A year's part of everything charged, in percent with two decimals, without a float on the way. */
export const simpleRate = ({ received, owed, months }: Sums): number =>
  roundHalfUp([BigInt(owed - received) * 12n * 10_000n, BigInt(received) * BigInt(months)]) / 100

/**
 * The rate at which the money would have grown that far, compounded once a year. A root has no exact decimals, so the
 * nearest hundredth is found by raising: r is too low while (1 + r)^months is below the growth to the twelfth.
 */
export function effectiveRate({ received, owed, months }: Sums): number {
  const [over, under] = [BigInt(owed) ** 12n, BigInt(received) ** 12n]
  const power = BigInt(months)
  // In halves of a hundredth of a percent: 20,000 are 100%.
  const isBelow = (halves: number) => (20_000n + BigInt(halves)) ** power * under <= over * 20_000n ** power
  let [low, high] = [0, 10_000_000]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isBelow(middle)) low = middle
    else high = middle - 1
  }
  return Math.floor((low + 1) / 2) / 100
}
