import { charge, heldBack, ruleOf, type WorkedPrice } from './worked.ts'

/** Tenn. Code 47-16-110: 10% a year and $360 a year for each $1,000, three years. */
const tennessee = ruleOf('TN', {
  caps: [{ kind: 'yearly-per-thousand', percent: 10, dollars: 360 }],
  mostMonths: 36,
  capsPerClaim: true,
})
const tennesseeCode = 'Tenn. Code 47-16-110'
const inAdvance = (rate: number) => charge(rate, 'year', { earned: 'in-advance' })
const connecticut = ruleOf('CT', {
  caps: [
    { kind: 'yearly-rate', percent: 36, below: 5_000_00 },
    { kind: 'yearly-rate', percent: 25, from: 5_000_00 },
  ],
  rateMethod: 'military',
})
const smallLoans = 'Conn. Gen. Stat. 36a-558, 36a-563'
const nevada = ruleOf('NV', { caps: [{ kind: 'yearly-rate', percent: 40 }], largestAdvance: 500_000_00 })
const arkansas = ruleOf('AR', { caps: [{ kind: 'yearly-rate', percent: 17 }] })
const usury = 'Ark. Code 4-57-109; Ark. Const. amend. 89'
const once = (amount: number) => [{ name: 'Fee', amount, isHeldBack: false }]

export const byRate: readonly WorkedPrice[] = [
  {
    name: 'Tennessee, both fees for two years in advance',
    ...{ statute: tennesseeCode, advance: 3_000_00, terms: inAdvance(46), time: { months: 24 } },
    rule: { ...tennessee, earning: 'in-advance' },
    ...{ worked: '3000_00 * (1 + (10/100 + 360/1000) * 2)', owed: 5_760_00, cappedBy: null },
  },
  {
    name: 'Tennessee, held to both fees',
    ...{ statute: tennesseeCode, advance: 3_000_00, terms: inAdvance(50), time: { months: 12 } },
    rule: { ...tennessee, earning: 'in-advance' },
    ...{ worked: '3000_00 * (1 + 10/100 + 360/1000)', owed: 4_380_00, cappedBy: 'yearly-per-thousand' },
  },
  {
    name: 'Tennessee, a year and a half by the month',
    ...{ statute: tennesseeCode, advance: 3_000_00, terms: charge(4, 'month'), time: { months: 18 } },
    rule: tennessee,
    ...{ worked: '3000_00 * (1 + 46/100 * 18/12)', owed: 5_070_00, cappedBy: 'yearly-per-thousand' },
  },
  {
    name: 'Tennessee, nothing after three years',
    ...{ statute: tennesseeCode, advance: 3_000_00, terms: charge(1, 'month'), time: { months: 50 } },
    rule: tennessee,
    ...{ worked: '3000_00 * (1 + 1/100 * 36)', owed: 4_080_00, cappedBy: 'most-months' },
  },
  {
    name: 'Connecticut, 36% below $5,000',
    ...{ statute: smallLoans, advance: 4_000_00, rule: connecticut, time: { months: 18 } },
    terms: charge(3, 'month', { isCompounding: true }),
    ...{ worked: '4000_00 * (1 + 36/100 * 18/12)', owed: 6_160_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Connecticut, 25% from $5,000 on',
    ...{ statute: smallLoans, advance: 6_000_00, rule: connecticut, time: { months: 12 } },
    terms: charge(18, 'half-year'),
    ...{ worked: '6000_00 * (1 + 25/100)', owed: 7_500_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Connecticut, every fee is a charge on what the person got',
    ...{ statute: smallLoans, advance: 6_000_00, rule: connecticut, time: { months: 12 } },
    terms: charge(18, 'half-year', { oneTimeCharges: heldBack(200_00) }),
    ...{ worked: '(6000_00 - 200_00) * (1 + 25/100)', owed: 7_250_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Connecticut, two advances on a claim are $5,000 and more together',
    ...{ statute: smallLoans, advance: 2_000_00, terms: charge(3, 'month'), time: { months: 12 } },
    rule: { ...connecticut, capsPerClaim: true },
    earlier: [{ advance: 4_000_00, owed: 5_440_00, oneTimeCharges: [] }],
    ...{ worked: '2000_00 * (1 + 25/100)', owed: 2_500_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Nevada, 40% a year',
    ...{ statute: 'NRS 604C.310', advance: 5_000_00, terms: charge(4, 'month'), rule: nevada },
    time: { months: 12 },
    ...{ worked: '5000_00 * (1 + 40/100)', owed: 7_000_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Nevada, a fee added below the limit',
    ...{ statute: 'NRS 604C.310', advance: 5_000_00, rule: nevada, time: { months: 6 } },
    terms: charge(2, 'month', { oneTimeCharges: once(250_00) }),
    ...{ worked: '5000_00 * (1 + 2/100 * 6) + 250_00', owed: 5_850_00, cappedBy: null },
  },
  {
    name: 'Nevada, a year from a leap day ends on February 27',
    ...{ statute: 'NRS 604C.310', advance: 5_000_00, terms: charge(3, 'month'), rule: nevada },
    time: { fundedOn: '2028-02-29', on: '2029-02-27' },
    ...{ worked: '5000_00 * (1 + 3/100 * 12)', owed: 6_800_00, cappedBy: null },
  },
  {
    name: 'Arkansas, everything above the advance is interest',
    ...{ statute: usury, advance: 5_000_00, rule: arkansas, time: { months: 12 } },
    terms: charge(18, 'half-year', { earned: 'per-step' }),
    ...{ worked: '5000_00 * (1 + 17/100)', owed: 5_850_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Arkansas, a fee held back is interest, too',
    ...{ statute: usury, advance: 5_000_00, rule: arkansas, time: { months: 12 } },
    terms: charge(18, 'half-year', { oneTimeCharges: heldBack(100_00) }),
    ...{ worked: '(5000_00 - 100_00) * (1 + 17/100)', owed: 5_733_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'South Carolina, at 12% a year no license is asked for',
    ...{ statute: 'S.C. Code 37-3-104', advance: 2_500_00, terms: charge(1, 'month') },
    ...{ rule: ruleOf('SC'), time: { months: 9 } },
    ...{ worked: '2500_00 * (1 + 1/100 * 9)', owed: 2_725_00, cappedBy: null },
  },
]
