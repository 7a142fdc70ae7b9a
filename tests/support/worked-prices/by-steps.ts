import { added, charge, heldBack, ruleOf, type WorkedPrice } from './worked.ts'

/** 815 ILCS 121: 18% of the funded amount for each six months, at most 42 months. */
const illinois = ruleOf('IL', {
  caps: [{ kind: 'half-year-rate', percent: 18 }],
  mostMonths: 42,
  compounding: 'none',
  earning: 'per-step',
  schedule: { kind: 'dated', stepMonths: 6 },
})
const act = '815 ILCS 121'
/** Ind. Code 24-12-4.5-2: each yearly charge is earned at the start and on every anniversary. */
const indiana = ruleOf('IN', {
  caps: [
    { kind: 'yearly-rate', percent: 36 },
    { kind: 'servicing', percent: 7 },
  ],
  earning: 'in-advance',
  oneTimeCharges: { most: 500_00, per: 'claim' },
})
const code = 'Ind. Code 24-12-4.5-2'
const yearly = charge(36, 'year', { earned: 'in-advance' })
const sixMonths = (rate: number) => charge(rate, 'half-year', { earned: 'per-step' })

export const bySteps: readonly WorkedPrice[] = [
  {
    name: 'Illinois, two six-month steps below the limit',
    ...{ statute: act, advance: 5_000_00, terms: sixMonths(15), rule: illinois, time: { months: 12 } },
    ...{ worked: '5000_00 * (1 + 15/100 * 2)', owed: 6_500_00, cappedBy: null },
  },
  {
    name: 'Illinois, held to 18% for each six months',
    ...{ statute: act, advance: 5_000_00, terms: sixMonths(20), rule: illinois, time: { months: 12 } },
    ...{ worked: '5000_00 * (1 + 18/100 * 2)', owed: 6_800_00, cappedBy: 'half-year-rate' },
  },
  {
    name: 'Illinois, seven steps and no more',
    ...{ statute: act, advance: 10_000_00, terms: sixMonths(18), rule: illinois, time: { months: 60 } },
    ...{ worked: '10000_00 * (1 + 18/100 * 7)', owed: 22_600_00, cappedBy: 'half-year-rate' },
  },
  {
    name: 'Illinois, a step is owed in full from its first day',
    ...{ statute: act, advance: 5_000_00, terms: sixMonths(18), rule: illinois },
    time: { fundedOn: '2027-08-31', on: '2028-02-29' },
    ...{ worked: '5000_00 * (1 + 18/100 * 2)', owed: 6_800_00, cappedBy: null },
  },
  {
    name: 'Illinois, monthly compounding is charged simply',
    ...{ statute: act, advance: 5_000_00, rule: illinois, time: { months: 12 } },
    terms: charge(2.5, 'month', { isCompounding: true }),
    ...{ worked: '5000_00 * (1 + 25/1000 * 12)', owed: 6_500_00, cappedBy: 'compounding' },
  },
  {
    name: 'Illinois, a fee held back is no part of what the rate is counted on',
    ...{ statute: act, advance: 5_000_00, time: { months: 6 } },
    terms: { ...sixMonths(18), oneTimeCharges: heldBack(75_00) },
    rule: { ...illinois, oneTimeCharges: { most: 75_00, per: 'contract' } },
    worked: '(5000_00 - 75_00) * (1 + 18/100) + 75_00',
    ...{ owed: 5_886_50, cappedBy: 'half-year-rate' },
  },
  {
    name: 'Indiana, the second year is owed in its first month',
    ...{ statute: code, advance: 2_500_00, terms: yearly, rule: indiana, time: { months: 13 } },
    ...{ worked: '2500_00 * (1 + 36/100 * 2)', owed: 4_300_00, cappedBy: null },
  },
  {
    name: 'Indiana, the day before the anniversary',
    ...{ statute: code, advance: 2_500_00, terms: yearly, rule: indiana },
    time: { fundedOn: '2027-03-10', on: '2028-03-09' },
    ...{ worked: '2500_00 * (1 + 36/100)', owed: 3_400_00, cappedBy: null },
  },
  {
    name: 'Indiana, the anniversary',
    ...{ statute: code, advance: 2_500_00, terms: yearly, rule: indiana },
    time: { fundedOn: '2027-03-10', on: '2028-03-10' },
    ...{ worked: '2500_00 * (1 + 36/100 * 2)', owed: 4_300_00, cappedBy: null },
  },
  {
    name: 'Indiana, document charges are at most $500',
    ...{ statute: code, advance: 2_500_00, rule: indiana, time: { months: 12 } },
    terms: { ...yearly, oneTimeCharges: added(600_00) },
    ...{ worked: '2500_00 * (1 + 36/100) + 500_00', owed: 3_900_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Indiana, a second advance has what the first left of the $500',
    ...{ statute: code, advance: 2_000_00, rule: indiana, time: { months: 12 } },
    terms: { ...yearly, oneTimeCharges: added(400_00) },
    earlier: [{ advance: 2_500_00, owed: 3_700_00, oneTimeCharges: added(300_00) }],
    ...{ worked: '2000_00 * (1 + 36/100) + (500_00 - 300_00)', owed: 2_920_00, cappedBy: 'yearly-rate' },
  },
  {
    name: 'Texas has no rule: a year that has begun counts in full',
    ...{ statute: 'none', advance: 4_000_00, rule: ruleOf('TX'), time: { months: 13 } },
    terms: charge(30, 'year', { earned: 'per-step' }),
    ...{ worked: '4000_00 * (1 + 30/100 * 2)', owed: 6_400_00, cappedBy: null },
  },
]
