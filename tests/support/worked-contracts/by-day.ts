import * as days from './days.ts'
import { compounding, each, halfYearly, monthly, stepsOf, usual, type WorkedContract } from './worked.ts'

/** Texas, Florida, Georgia and Missouri leave the price to the terms. */
const byTerms: readonly WorkedContract[] = [
  {
    name: 'Texas, from the last day of August',
    ...{ home: 'TX', amount: 10_000_00, fundingOn: '2027-08-31', terms: halfYearly },
    ...{ maximum: null, rate: 'simple', cancel: usual, cancelUntil: '2027-09-08' },
    schedule: stepsOf(
      days.fromAugust31,
      each(6, (step) => `10000_00 * (1 + 18/100 * ${step})`),
    ),
  },
  {
    name: 'Texas, from a leap day',
    ...{ home: 'TX', amount: 2_500_00, fundingOn: '2028-02-29', terms: halfYearly },
    ...{ maximum: null, rate: 'simple', cancel: usual, cancelUntil: '2028-03-07' },
    schedule: stepsOf(
      days.fromLeapDay,
      each(6, (step) => `2500_00 * (1 + 18/100 * ${step})`),
    ),
  },
  {
    name: 'Florida, compounding until 2.5 times the advance',
    ...{ home: 'FL', amount: 5_000_00, fundingOn: '2028-01-31', terms: monthly },
    ...{ maximum: '5000_00 * 5/2', rate: 'simple', cancel: usual, cancelUntil: '2028-02-07' },
    schedule: stepsOf(days.fromJanuary31, [
      ...each(5, (step) => `5000_00 * (1029/1000) ^ ${6 * step}`),
      '5000_00 * 5/2',
    ]),
  },
  {
    name: 'Florida, a guardian signs, from the last day of the year',
    ...{ home: 'FL', amount: 7_777_77, fundingOn: '2027-12-31', terms: halfYearly, isWard: true },
    ...{ maximum: null, rate: 'simple', cancel: usual, cancelUntil: '2028-01-07' },
    schedule: stepsOf(
      days.fromDecember31,
      each(6, (step) => `7777_77 * (1 + 18/100 * ${step})`),
    ),
  },
  {
    name: 'Georgia, whose cap is the net of a case that nobody knows yet',
    ...{ home: 'GA', amount: 15_000_00, fundingOn: '2027-06-30', terms: halfYearly },
    ...{ maximum: null, rate: 'simple', cancel: usual, cancelUntil: '2027-07-08' },
    schedule: stepsOf(
      days.fromJune30Of2027,
      each(6, (step) => `15000_00 * (1 + 18/100 * ${step})`),
    ),
  },
  {
    name: 'Missouri, whose days to cancel nobody has seen',
    ...{ home: 'MO', amount: 1_000_00, fundingOn: '2027-05-28', terms: halfYearly },
    ...{ maximum: null, rate: 'simple', cancel: usual, cancelUntil: '2027-06-07' },
    schedule: stepsOf(
      days.fromMay28,
      each(6, (step) => `1000_00 * (1 + 18/100 * ${step})`),
    ),
  },
]

/** B&P 6250 ff.: charges stop 36 months after the funding day. */
const california: readonly WorkedContract[] = [
  {
    name: 'California, three years and no more',
    ...{ home: 'CA', amount: 20_000_00, fundingOn: '2027-03-31', terms: halfYearly },
    ...{
      maximum: '20000_00 * (1 + 18/100 * 6)',
      rate: 'simple',
      cancel: { days: 5, start: 'funding' },
      cancelUntil: '2027-04-07',
    },
    schedule: stepsOf(
      days.fromMarch31,
      each(6, (step) => `20000_00 * (1 + 18/100 * ${step})`),
    ),
  },
  {
    name: 'California, terms that would go on for four years',
    ...{ home: 'CA', amount: 1_500_50, fundingOn: '2028-06-30', terms: compounding(3.5, 48) },
    ...{
      maximum: '1500_50 * (1035/1000) ^ 36',
      rate: 'simple',
      cancel: { days: 5, start: 'funding' },
      cancelUntil: '2028-07-10',
    },
    schedule: stepsOf(
      days.fromJune30Of2028,
      each(6, (step) => `1500_50 * (1035/1000) ^ ${6 * step}`),
    ),
  },
]

export const byDay = [...byTerms, ...california]
