import { describe, expect, test } from 'vitest'
import type { MonthlyTerms } from './monthly-terms.ts'
import { xrayMonths, xrayOffer } from './xray.ts'

/** Worked out again month by month, in ten-thousandths of what was there before: whole numbers, shared with nothing. */
const parts = 10_000n
const toCents = (over: bigint, times: number) => {
  const under = parts ** BigInt(times)
  return Number((over * 2n + under) / (under * 2n))
}

type Offered = MonthlyTerms & { minimumCharge?: number }

function recompute(advance: number, terms: Offered, months: number) {
  const rate = BigInt(Math.round(terms.monthlyRate * 100))
  const grow = () => {
    let owed = BigInt(advance)
    let waiting = 0n
    for (let month = 1; month <= months; month += 1) {
      const base = terms.compounding === 'simple' ? BigInt(advance) * parts ** BigInt(month - 1) : owed
      waiting = waiting * parts + base * rate
      owed *= parts
      // From here on, charges bear charges, too.
      const isAdded =
        terms.compounding === 'monthly' || (terms.compounding === 'semiannual' && month % 6 === 0)
      if (isAdded) [owed, waiting] = [owed + waiting, 0n]
    }
    return toCents(owed + waiting, months)
  }
  const whole = grow()
  const alone = toCents(BigInt(advance) * (parts + rate * BigInt(months)), 1)
  const least = Math.max(whole, advance + (terms.minimumCharge ?? 0))
  const full = least + terms.fee
  const most =
    terms.capMultiple === null
      ? full
      : Number((BigInt(advance) * BigInt(Math.round(terms.capMultiple * 100))) / 100n)
  const owed = Math.min(full, most)
  return {
    months,
    advance,
    rate: alone - advance,
    onCharges: whole - alone,
    minimum: least - whole,
    fees: terms.fee,
    heldOff: full - owed,
    owed,
  }
}

const noLaw = { caps: [], mostMonths: null, largestAdvance: null }
const plain: Offered = {
  monthlyRate: 3,
  compounding: 'simple',
  fee: 0,
  capMultiple: null,
  mostMonths: null,
}
const rates = [0, 0.01, 1.37, 2.95, 3.33, 4, 10]
const others = [
  {},
  { fee: 250_00, minimumCharge: 900_00 },
  { capMultiple: 2, minimumCharge: 1 },
  { fee: 1, capMultiple: 1.5 },
]

describe('an offer taken apart', () => {
  test('is what an independent computation says, at every month that we print', () => {
    let compared = 0
    for (const advance of [1_000_00, 5_000_00, 7_777_77, 100_000_00])
      for (const monthlyRate of rates)
        for (const compounding of ['simple', 'monthly', 'semiannual'] as const)
          for (const other of others)
            for (const months of xrayMonths) {
              const terms = { ...plain, monthlyRate, compounding, ...other }
              expect(xrayOffer(advance, terms, noLaw, months)).toEqual(recompute(advance, terms, months))
              compared += 1
            }
    expect(compared).toBe(2_016)
  })

  test('adds up to the cent, also where a state’s law takes something off', () => {
    const law = {
      caps: [{ kind: 'half-year-rate', percent: 18 } as const],
      mostMonths: 30,
      largestAdvance: null,
      compounding: 'none' as const,
    }
    const terms = { ...plain, monthlyRate: 4.27, compounding: 'monthly' as const, fee: 333_33 }
    for (const months of xrayMonths) {
      const { advance, rate, onCharges, minimum, fees, heldOff, owed } = xrayOffer(
        7_777_77,
        { ...terms, minimumCharge: 2_000_01 },
        law,
        months,
      )
      expect(advance + rate + onCharges + minimum + fees - heldOff).toBe(owed)
      expect(Math.min(rate, onCharges, minimum, fees, heldOff)).toBeGreaterThanOrEqual(0)
      expect(heldOff).toBeGreaterThan(0)
    }
  })

  test('names what compounding adds: $5,000 at 4% a month for three years', () => {
    const terms = { ...plain, monthlyRate: 4, compounding: 'monthly' as const }
    expect(xrayOffer(5_000_00, terms, noLaw, 36)).toMatchObject({
      rate: 7_200_00,
      onCharges: 8_319_66,
      owed: 20_519_66,
    })
  })
})
