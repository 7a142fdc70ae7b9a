import * as days from './days.ts'
import {
  compounding,
  each,
  halfYearly,
  heldIn,
  monthly,
  simple,
  stepsOf,
  usual,
  type WorkedContract,
  yearly,
} from './worked.ts'

/** 815 ILCS 121: 18% of the funded amount for each six months, 42 months at most. */
const illinois: readonly WorkedContract[] = [
  {
    name: 'Illinois, 20% for each six months, held to 18%',
    ...{ home: 'IL', amount: 5_000_00, fundingOn: '2027-08-31', terms: { ...halfYearly, rate: 20 } },
    ...{
      maximum: '5000_00 * (1 + 18/100 * 7)',
      rate: 'simple',
      cancel: { days: 14, start: 'funding' },
      cancelUntil: '2027-09-21',
    },
    schedule: stepsOf(
      days.sevenFromAugust31,
      heldIn(
        'IL',
        each(7, (step) => `5000_00 * (1 + 18/100 * ${step})`),
      ),
    ),
  },
  {
    name: 'Illinois, compounding, held to 18% from a leap day',
    ...{ home: 'IL', amount: 10_000_00, fundingOn: '2028-02-29', terms: monthly },
    ...{
      maximum: '10000_00 * (1 + 18/100 * 7)',
      rate: 'simple',
      cancel: { days: 14, start: 'funding' },
      cancelUntil: '2028-03-20',
    },
    schedule: stepsOf(
      days.sevenFromLeapDay,
      heldIn(
        'IL',
        each(7, (step) => `10000_00 * (1 + 18/100 * ${step})`),
      ),
    ),
  },
]

const preparation = (amount: number) => [{ name: 'Document preparation', amount, isHeldBack: false }]
const begun = (step: number) => Math.ceil(step / 2)

/** Ind. Code 24-12-4.5-2: 36% on the first day of each year, $500 of document charges for a claim. */
const indiana: readonly WorkedContract[] = [
  {
    name: 'Indiana, a year in advance, and $500 of the $600 for documents',
    ...{ home: 'IN', amount: 2_500_00, fundingOn: '2028-02-29', terms: yearly(600_00) },
    ...{ oneTimeCharges: preparation(500_00), maximum: null, rate: 'simple' },
    cancel: { days: 5, start: 'funding' },
    cancelUntil: '2028-03-07',
    schedule: stepsOf(
      days.fromLeapDay,
      heldIn(
        'IN',
        each(6, (step) => `2500_00 * (1 + 36/100 * ${begun(step)}) + 500_00`),
      ),
    ),
  },
  {
    name: 'Indiana, a second advance with what the first left of the $500',
    ...{ home: 'IN', amount: 2_000_00, fundingOn: '2027-09-10', terms: yearly(400_00) },
    earlier: { amount: 2_500_00, fundedOn: '2027-03-10', terms: yearly(300_00), maximum: null },
    ...{ oneTimeCharges: preparation(200_00), maximum: null, rate: 'simple' },
    cancel: { days: 5, start: 'funding' },
    cancelUntil: '2027-09-17',
    schedule: stepsOf(
      days.fromSeptember10,
      heldIn(
        'IN',
        each(6, (step) => `2000_00 * (1 + 36/100 * ${begun(step)}) + (500_00 - 300_00)`),
      ),
    ),
    // The first advance is half a year older: its years begin each March 10.
    claim: [
      { months: 6, earlier: '2500_00 * (1 + 36/100) + 300_00', owed: '2000_00 * (1 + 36/100) + 200_00' },
      { months: 12, earlier: '2500_00 * (1 + 36/100 * 2) + 300_00', owed: '2000_00 * (1 + 36/100) + 200_00' },
      {
        months: 24,
        earlier: '2500_00 * (1 + 36/100 * 3) + 300_00',
        owed: '2000_00 * (1 + 36/100 * 2) + 200_00',
      },
      {
        months: 36,
        earlier: '2500_00 * (1 + 36/100 * 4) + 300_00',
        owed: '2000_00 * (1 + 36/100 * 3) + 200_00',
      },
    ],
  },
]

const others: readonly WorkedContract[] = [
  {
    // Neb. 25-3305: charges on charges every six months at most, none after 36; the rate of return of each step.
    name: 'Nebraska, 3% a month, compounding every six months',
    ...{ home: 'NE', amount: 6_000_00, fundingOn: '2027-11-30', terms: compounding(3) },
    ...{
      maximum: '6000_00 * (118/100) ^ 6',
      rate: 'effective',
      cancel: { days: 5, start: 'receipt' },
      cancelUntil: '2027-12-07',
    },
    schedule: stepsOf(
      days.fromNovember30,
      // Each month adds 3% of the balance at the start of its half-year. That is our price, compounded less often.
      each(6, (step) => `6000_00 * (118/100) ^ ${step}`).map((worked) => [worked, 'NE', 'terms'] as const),
    ),
  },
  {
    // NRS 604C.310: 40% a year.
    name: 'Nevada, 4% a month, held to 40% a year',
    ...{ home: 'NV', amount: 4_000_00, fundingOn: '2027-04-30', terms: simple(4) },
    ...{ maximum: null, rate: 'simple', cancel: { days: 5, start: 'funding' }, cancelUntil: '2027-05-07' },
    schedule: stepsOf(
      days.fromApril30,
      heldIn(
        'NV',
        each(6, (step) => `4000_00 * (1 + 40/100 * ${step}/2)`),
      ),
    ),
  },
  {
    // Ohio 1349.55: the rate of return of each step.
    name: 'Ohio, a yearly rate of return',
    ...{ home: 'OH', amount: 8_000_00, fundingOn: '2028-01-31', terms: halfYearly },
    ...{ maximum: null, rate: 'effective', cancel: { days: 5, start: 'receipt' }, cancelUntil: '2028-02-07' },
    schedule: stepsOf(
      days.fromJanuary31,
      each(6, (step) => `8000_00 * (1 + 18/100 * ${step})`),
    ),
  },
  {
    // Utah 13-57-301: ten days from the day of the agreement.
    name: 'Utah, $75 held back, which bears charges and lowers what the rate is of',
    ...{ home: 'UT', amount: 5_000_00, fundingOn: '2027-10-29', terms: simple(3, 75_00) },
    received: '5000_00 - 75_00',
    oneTimeCharges: [{ name: 'Filing', amount: 75_00, isHeldBack: true }],
    ...{ maximum: null, rate: 'simple', cancel: { days: 10, start: 'signing' } },
    schedule: stepsOf(
      days.fromOctober29,
      each(6, (step) => `5000_00 * (1 + 3/100 * ${6 * step})`),
    ),
  },
  {
    // Tenn. 47-16-110: 10% a year and $360 a year for each $1,000, three years.
    name: 'Texas with a claim in Tennessee, held to 46% a year and to 36 months',
    ...{ home: 'TX', forum: 'TN', amount: 4_000_00, fundingOn: '2027-08-31', terms: simple(4) },
    ...{ maximum: '4000_00 * (1 + 46/100 * 3)', rate: 'simple', cancel: usual, cancelUntil: '2027-09-08' },
    schedule: stepsOf(
      days.fromAugust31,
      heldIn(
        'TN',
        each(6, (step) => `4000_00 * (1 + 46/100 * ${step}/2)`),
      ),
    ),
  },
  {
    // Ind. Code 24-12-4.5-2: 36% in advance, so the limit is a stair, and in the first half of a year it's out of reach.
    name: 'Florida with a claim in Indiana, whose limit binds at the end of each year',
    ...{ home: 'FL', forum: 'IN', amount: 3_200_00, fundingOn: '2028-02-29', terms: monthly },
    ...{ maximum: '3200_00 * 5/2', rate: 'simple', cancel: usual, cancelUntil: '2028-03-07' },
    schedule: stepsOf(days.fromLeapDay, [
      '3200_00 * (1029/1000) ^ 6',
      ['3200_00 * (1 + 36/100)', 'IN'],
      '3200_00 * (1029/1000) ^ 18',
      ['3200_00 * (1 + 36/100 * 2)', 'IN'],
      ['3200_00 * (1 + 36/100 * 3)', 'IN'],
      ['3200_00 * (1 + 36/100 * 3)', 'IN'],
    ]),
  },
]

export const byLimit = [...illinois, ...indiana, ...others]
