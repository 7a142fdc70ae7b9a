/** What the call that works out a price refuses, and why. */
export const en = {
  noTerms:
    'We haven’t set a price yet. Send rate (percent a month) and compounding (simple, monthly or semiannual) to compute an offer you have.',
  sendRate: 'Send the rate of an offer you have, in percent a month',
  tooLarge: (state: string, largest: string) => `The largest advance in ${state} is ${largest}.`,
  mistakes: {
    rate: (most: number) => `Use a percentage a month from 0 to ${most}, like 2.95`,
    compounding: (codes: string) => `Use one of: ${codes}`,
    multiple: (most: number) => `Use a multiple of the advance from 1 to ${most}, like 2.5`,
    months: (most: number) => `Use whole months from 1 to ${most}`,
    amount: (most: number) => `Use dollars and cents up to ${most}, like 5000 or 5000.50`,
    state: 'Use the two letters of one of the 50 states, like NY',
    alone: 'This belongs to an offer of your own: send its rate, too',
    day: { date: 'Use a date, like 2026-12-19', range: 'Use a date from 2000 to 2099' },
  },
}
