import { addDays, addMonths, countDays } from '#lib/calendar-days.ts'
import { balanceOfClaim, type LedgerAdvance } from './balance.ts'
import { readEntries } from './entries.ts'
import { isEarnedDaily } from './payoff.ts'

/**
 * The step of a claim that began last, and what it charged. Charges never fall by themselves, whatever is paid, so that
 * day is found by halving. Null where nothing was charged, or charges grow by the day.
 */
export function findLastStep(
  advances: readonly LedgerAdvance[],
  on: string,
): { on: string; amount: number } | null {
  const isDaily = advances.some(isEarnedDaily)
  const first = advances.flatMap(({ entries }) => readEntries(entries, on).paidOut?.on ?? []).toSorted()[0]
  if (isDaily || first === undefined) return null
  const chargedOn = (day: string) => balanceOfClaim(advances, day).all.charges
  const now = chargedOn(on)
  if (now === 0) return null
  const start = addDays(first < addMonths(on, -600) ? addMonths(on, -600) : first, -1)
  let [before, after] = [0, countDays(start, on)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (chargedOn(addDays(start, middle)) === now) after = middle
    else before = middle
  }
  return { on: addDays(start, after), amount: now - chargedOn(addDays(start, after - 1)) }
}
