import { monthly, type WorkedContract } from './worked.ts'

const cancel = { days: 10, start: 'receipt' } as const

/** What the first advance comes to on September 15, 2027: six months, and one day of the thirty of the seventh. */
const half = '10000_00 * (1029/1000) ^ 6 * (1 + 29/1000 * 1/30)'
/** To the cent, this comes off the most that the law allows for both: 11,882.61. */
const first = '11882_61'

/**
 * N.Y. Fin. Serv. Law 1002, 1005: the advances and 25% of what the case pays, over all contracts together, and never more
 * than it pays. Examples are a case that pays nothing, and one that pays 2, 4, 10, 20 and 50 times the advance, to the next thousand dollars.
 */
export const byOutcome: readonly WorkedContract[] = [
  {
    name: 'New York, by what the case pays',
    ...{ home: 'NY', amount: 10_000_00, fundingOn: '2027-07-30', terms: monthly },
    ...{ maximum: '10000_00 * 5/2', rate: 'simple', schedule: [], cancel, cancelUntil: '2027-08-13' },
    outcomes: [
      { gross: 0, worked: '0' },
      { gross: 20_000_00, worked: '10000_00 + 20000_00 * 25/100', heldIn: 'NY' },
      { gross: 40_000_00, worked: '10000_00 + 40000_00 * 25/100', heldIn: 'NY' },
      { gross: 100_000_00, worked: '10000_00 * 5/2' },
      { gross: 200_000_00, worked: '10000_00 * 5/2' },
      { gross: 500_000_00, worked: '10000_00 * 5/2' },
    ],
  },
  {
    name: 'New York, a second advance within the same quarter of the case',
    ...{ home: 'NY', amount: 5_000_00, fundingOn: '2027-09-15', terms: monthly },
    earlier: { amount: 10_000_00, fundedOn: '2027-03-15', terms: monthly, maximum: 25_000_00 },
    ...{ maximum: '5000_00 * 5/2', rate: 'simple', schedule: [], cancel, cancelUntil: '2027-09-29' },
    outcomes: [
      { gross: 0, worked: '0' },
      { gross: 10_000_00, worked: '0' },
      { gross: 20_000_00, worked: `15000_00 + 20000_00 * 25/100 - ${first}`, heldIn: 'NY' },
      { gross: 50_000_00, worked: '5000_00 * 5/2' },
      { gross: 100_000_00, worked: '5000_00 * 5/2' },
      { gross: 250_000_00, worked: '5000_00 * 5/2' },
    ],
    claim: [
      { months: 6, earlier: '10000_00 * (1029/1000) ^ 12', owed: '5000_00 * (1029/1000) ^ 6' },
      { months: 12, earlier: '10000_00 * (1029/1000) ^ 18', owed: '5000_00 * (1029/1000) ^ 12' },
      { months: 24, earlier: '10000_00 * (1029/1000) ^ 30', owed: '5000_00 * (1029/1000) ^ 24' },
      { months: 36, earlier: '10000_00 * 5/2', owed: '5000_00 * 5/2' },
    ],
  },
]

export const firstOnThatDay = { worked: half, cents: first }
