import { charge, heldBack, ruleOf, type WorkedPrice } from './worked.ts'

/** N.Y. Fin. Serv. Law 1002(a)(vi): over all contracts, what was paid out and a quarter of the gross. */
const newYork = ruleOf('NY', {
  caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }],
  capsPerClaim: true,
  schedule: { kind: 'outcomes', stepMonths: 0 },
})
const newYorkLaw = 'N.Y. Fin. Serv. Law 1002, 1003'
const montana = ruleOf('MT', {
  caps: [
    { kind: 'yearly-rate', percent: 15 },
    { kind: 'share-of-recovery', percent: 25, plusAdvance: false, of: 'gross' },
  ],
})
const montanaCode = 'Mont. Code 31-4-107, 31-1-107'
const georgia = ruleOf('GA', {
  caps: [{ kind: 'share-of-recovery', percent: 100, plusAdvance: false, of: 'net' }],
})
const illinois = ruleOf('IL', { caps: [{ kind: 'half-year-rate', percent: 18 }], mostMonths: 42 })
const indiana = ruleOf('IN', { caps: [{ kind: 'yearly-rate', percent: 36 }], earning: 'in-advance' })
const tennessee = ruleOf('TN', {
  caps: [{ kind: 'yearly-per-thousand', percent: 10, dollars: 360 }],
  mostMonths: 36,
})
const westVirginia = ruleOf('WV', { caps: [{ kind: 'yearly-rate', percent: 18 }] })

export const byRecovery: readonly WorkedPrice[] = [
  {
    name: 'New York, the advance and a quarter of what the case pays',
    ...{ statute: newYorkLaw, advance: 5_000_00, terms: charge(3, 'month'), rule: newYork },
    ...{ time: { months: 36 }, settlement: 10_000_00 },
    ...{ worked: '5000_00 + 25/100 * 10000_00', owed: 7_500_00, cappedBy: 'share-of-recovery' },
  },
  {
    name: 'New York, a second advance shares the quarter with the first',
    ...{ statute: newYorkLaw, advance: 2_000_00, terms: charge(10, 'month'), rule: newYork },
    ...{ time: { months: 36 }, settlement: 12_000_00 },
    earlier: [{ advance: 3_000_00, owed: 4_000_00, oneTimeCharges: [] }],
    worked: '3000_00 + 2000_00 + 25/100 * 12000_00 - 4000_00',
    ...{ owed: 4_000_00, cappedBy: 'share-of-recovery' },
  },
  {
    name: 'New York, a fee held back was never paid out',
    ...{ statute: newYorkLaw, advance: 5_000_00, rule: newYork, time: { months: 36 } },
    ...{ terms: charge(3, 'month', { oneTimeCharges: heldBack(250_00) }), settlement: 8_000_00 },
    ...{ worked: '5000_00 - 250_00 + 25/100 * 8000_00', owed: 6_750_00, cappedBy: 'share-of-recovery' },
  },
  {
    name: 'Georgia, never more than attorney and liens leave',
    ...{ statute: 'O.C.G.A. Title 7, SB 69 (2025)', advance: 5_000_00, terms: charge(3, 'month') },
    ...{ rule: georgia, time: { months: 24 } },
    ...{ settlement: 15_000_00, attorneyFee: 5_000_00, liens: 4_000_00 },
    ...{ worked: '15000_00 - 5000_00 - 4000_00', owed: 6_000_00, cappedBy: 'share-of-recovery' },
  },
  {
    name: 'Georgia, less than the case leaves',
    ...{ statute: 'O.C.G.A. Title 7, SB 69 (2025)', advance: 5_000_00, terms: charge(3, 'month') },
    ...{ rule: georgia, time: { months: 24 }, settlement: 60_000_00, attorneyFee: 20_000_00 },
    ...{ worked: '5000_00 * (1 + 3/100 * 24)', owed: 8_600_00, cappedBy: null },
  },
  {
    name: 'Montana, 15% a year',
    ...{ statute: montanaCode, advance: 3_000_00, terms: charge(2, 'month'), rule: montana },
    time: { months: 12 },
    ...{ worked: '3000_00 * (1 + 15/100)', owed: 3_450_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Montana, a quarter of the gross in all',
    ...{ statute: montanaCode, advance: 3_000_00, terms: charge(2, 'month'), rule: montana },
    ...{ time: { months: 12 }, settlement: 12_000_00 },
    ...{ worked: '25/100 * 12000_00', owed: 3_000_00, cappedBy: 'share-of-recovery' },
  },
  {
    name: 'A Texan with a claim in Indiana is held to Indiana’s rate',
    ...{ statute: 'Ind. Code 24-12-1-1', advance: 5_000_00, terms: charge(4, 'month') },
    ...{ rule: ruleOf('TX', { forum: indiana }), time: { months: 12 } },
    ...{ worked: '5000_00 * (1 + 36/100)', owed: 6_800_00, cappedBy: 'yearly-rate', cappedIn: 'IN' },
  },
  {
    name: 'Illinois’s rate for Tennessee’s three years',
    ...{ statute: '815 ILCS 121; Tenn. Code 47-16-102, 110', advance: 5_000_00 },
    ...{ terms: charge(18, 'half-year'), rule: { ...illinois, forum: tennessee }, time: { months: 48 } },
    ...{ worked: '5000_00 * (1 + 18/100 * 6)', owed: 10_400_00, cappedBy: 'half-year-rate', cappedIn: 'IL' },
  },
  {
    name: 'Maine’s half-years and West Virginia’s 18%',
    ...{ statute: 'Me. 9-A § 12-105; W. Va. Code 46A-6N-9', advance: 5_000_00, time: { months: 12 } },
    terms: charge(3, 'month', { isCompounding: true }),
    rule: ruleOf('ME', { compounding: 'semiannual', mostMonths: 42, forum: westVirginia }),
    ...{ worked: '5000_00 * (1 + 18/100)', owed: 5_900_00, cappedBy: 'yearly-rate', cappedIn: 'WV' },
  },
]
