import { charge, ruleOf, type WorkedPrice } from './worked.ts'

const maine = ruleOf('ME', { mostMonths: 42, compounding: 'semiannual' })
const maineCode = 'Me. Rev. Stat. 9-A § 12-105'
const nebraska = ruleOf('NE', { mostMonths: 36, compounding: 'semiannual' })
const nebraskaCode = 'Neb. Rev. Stat. 25-3305'
/** W. Va. Code 46A-6N-9: 18% a year of the original amount, compounding at most semiannually, 42 months. */
const westVirginia = ruleOf('WV', {
  caps: [{ kind: 'yearly-rate', percent: 18 }],
  mostMonths: 42,
  compounding: 'semiannual',
})
const westVirginiaCode = 'W. Va. Code 46A-6N-9'
const utah = ruleOf('UT')
const texas = ruleOf('TX')
const monthly = (rate: number) => charge(rate, 'month', { isCompounding: true })
const halfYearly = (rate: number) => charge(rate, 'half-year', { isCompounding: true })

export const byCompounding: readonly WorkedPrice[] = [
  {
    name: 'Maine, monthly compounding counts by half-years',
    ...{ statute: maineCode, advance: 5_000_00, terms: monthly(2), rule: maine, time: { months: 18 } },
    ...{ worked: '5000_00 * (1 + 2/100 * 6)^3', owed: 7_024_64, cappedBy: 'compounding' },
  },
  {
    name: 'Maine, six months from August 31 end on February 28 of a leap year',
    ...{ statute: maineCode, advance: 5_000_00, terms: charge(12, 'half-year'), rule: maine },
    time: { fundedOn: '2027-08-31', on: '2028-02-28' },
    ...{ worked: '5000_00 * (1 + 12/100)', owed: 5_600_00, cappedBy: null },
  },
  {
    name: 'Maine, the leap day is the first of the next 184',
    ...{ statute: maineCode, advance: 5_000_00, terms: charge(12, 'half-year'), rule: maine },
    time: { fundedOn: '2027-08-31', on: '2028-02-29' },
    ...{ worked: '5000_00 * (1 + 12/100 * (1 + 1/184))', owed: 5_603_26, cappedBy: null },
  },
  {
    name: 'Nebraska, six half-years that compound, and no more',
    ...{ statute: nebraskaCode, advance: 2_000_00, terms: halfYearly(10), rule: nebraska },
    time: { months: 40 },
    ...{ worked: '2000_00 * (1 + 10/100)^6', owed: 3_543_12, cappedBy: 'most-months' },
  },
  {
    name: 'Nebraska, the day before the second step',
    ...{ statute: nebraskaCode, advance: 2_000_00, rule: nebraska },
    terms: charge(15, 'half-year', { earned: 'per-step' }),
    time: { fundedOn: '2027-05-31', on: '2027-11-29' },
    ...{ worked: '2000_00 * (1 + 15/100)', owed: 2_300_00, cappedBy: null },
  },
  {
    name: 'Nebraska, the second step begins on the month’s last day',
    ...{ statute: nebraskaCode, advance: 2_000_00, rule: nebraska },
    terms: charge(15, 'half-year', { earned: 'per-step' }),
    time: { fundedOn: '2027-05-31', on: '2027-11-30' },
    ...{ worked: '2000_00 * (1 + 15/100 * 2)', owed: 2_600_00, cappedBy: null },
  },
  {
    name: 'West Virginia, 18% a year by the month fits exactly',
    ...{ statute: westVirginiaCode, advance: 4_000_00, terms: charge(1.5, 'month'), rule: westVirginia },
    time: { months: 24 },
    ...{ worked: '4000_00 * (1 + 15/1000 * 24)', owed: 5_440_00, cappedBy: null },
  },
  {
    name: 'West Virginia, compounding comes to more than the rate allows',
    ...{ statute: westVirginiaCode, advance: 4_000_00, terms: halfYearly(9), rule: westVirginia },
    time: { months: 24 },
    ...{ worked: '4000_00 * (1 + 18/100 * 2)', owed: 5_440_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'West Virginia, nothing after 42 months',
    ...{ statute: westVirginiaCode, advance: 4_000_00, terms: charge(9, 'half-year'), rule: westVirginia },
    time: { months: 50 },
    ...{ worked: '4000_00 * (1 + 18/100 * 42/12)', owed: 6_520_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Utah, four half-years that compound',
    ...{ statute: 'Utah Code 13-57-301', advance: 1_500_00, terms: halfYearly(20), rule: utah },
    time: { months: 24 },
    ...{ worked: '1500_00 * (1 + 20/100)^4', owed: 3_110_40, cappedBy: null },
  },
  {
    name: 'Utah, never more than twice the advance',
    ...{ statute: 'Utah Code 13-57-301', advance: 1_500_00, rule: utah, time: { months: 36 } },
    terms: { ...halfYearly(20), capMultiple: 2 },
    ...{ worked: '1500_00 * 2', owed: 3_000_00, cappedBy: 'terms-multiple' },
  },
  {
    name: 'Texas has no rule: twelve months that compound, and a fee added',
    ...{ statute: 'none', advance: 5_000_00, rule: texas, time: { months: 12 } },
    terms: { ...monthly(2.95), oneTimeCharges: [{ name: 'Fee', amount: 250_00, isHeldBack: false }] },
    ...{ worked: '5000_00 * (1 + 295/10000)^12 + 250_00', owed: 7_337_39, cappedBy: null },
  },
  {
    name: 'Texas, two years that compound and half of a third',
    ...{ statute: 'none', advance: 4_000_00, rule: texas, time: { months: 30 } },
    terms: charge(24, 'year', { isCompounding: true }),
    ...{ worked: '4000_00 * (1 + 24/100)^2 * (1 + 24/100 * 6/12)', owed: 6_888_45, cappedBy: null },
  },
  {
    name: 'Texas, fifteen of the 28 days from January 31',
    ...{ statute: 'none', advance: 5_000_00, terms: monthly(3), rule: texas },
    time: { fundedOn: '2027-01-31', on: '2027-02-14' },
    ...{ worked: '5000_00 * (1 + 3/100 * 15/28)', owed: 5_080_36, cappedBy: null },
  },
]
