import type { CapName } from '#lib/price/estimate.ts'
import type { Compounding } from '#lib/price/terms.ts'
import { type Localized, localized } from '#site/locale.ts'

const compounding: Readonly<Record<Compounding, { choice: string; phrase: string }>> = {
  simple: { choice: 'Simple', phrase: 'simple' },
  monthly: { choice: 'Compounds monthly', phrase: 'compounding monthly' },
  semiannual: { choice: 'Every six months', phrase: 'compounding every six months' },
}

const cappedBy: Readonly<Record<CapName, (state: string) => string>> = {
  'yearly-rate': (state) => `${state}’s yearly limit applies.`,
  'half-year-rate': (state) => `${state}’s limit for each six months applies.`,
  'yearly-per-thousand': (state) => `${state}’s yearly limit applies.`,
  servicing: (state) => `${state}’s limit on fees applies.`,
  'share-of-recovery': (state) => `${state}’s limit applies: a share of what the case pays.`,
  compounding: (state) => `${state} doesn’t let charges compound more often.`,
  'most-months': (state) => `In ${state}, charges stop by law.`,
  'terms-multiple': () => 'The cap applies.',
  'terms-most-months': () => 'Charges have stopped by then.',
  recovery: () => 'Your case can’t pay more, so you don’t owe more.',
}

const en = {
  compounding,
  fields: {
    amount: 'How much?',
    amountRange: '$1,000 to $100,000',
    months: 'How many months?',
    monthsRange: '1 to 36',
    monthsUnit: 'mo',
    rate: 'Rate a month',
    rateHelp: 'Up to 10%, from your offer',
    fee: 'Fees',
    compounding: 'How is it counted?',
    cap: 'Cap',
    noCap: 'No cap',
    capOf: (multiple: string) => `${multiple} × advance`,
    state: 'Where do you live?',
    noState: 'Choose a state',
    workItOut: 'Work it out',
    more: 'Fees, counting and cap',
    valueOfMonths: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  },
  answers: {
    win: 'If you win, you’d owe',
    lose: 'If you lose',
    nothing: '$0',
    keep: 'You keep it all.',
    sum: (advance: string, charge: string) => `${advance} advance + ${charge} charge`,
    spoken: (owed: string) => `If you win, you’d owe ${owed}. If you lose, $0.`,
  },
  terms: {
    own: (price: string) => `Your offer: ${price}`,
    example: (price: string) => `An example, not our price: ${price} Type the rate you were offered.`,
    price: (rate: string, counted: string) => `${rate} a month, ${counted}.`,
    noFee: 'No fees.',
    fee: (fee: string) => `A ${fee} fee.`,
    twice: 'Never more than twice the advance.',
    cap: (multiple: string) => `Never more than ${multiple} times the advance.`,
    noCap: 'No cap.',
    mostMonths: (months: number) => `Charges stop after ${months} months.`,
    rules: (state: string) => `${state}’s rules are counted in.`,
    noRule: (state: string) => `No ${state} limits are counted in.`,
    rulesChecked: (state: string, day: string) => `${state}’s rules, checked ${day}.`,
    yearly: (rate: string) => `That’s ${rate} in the first year, with every fee.`,
    noLimit: (state: string) => `${state}’s rule sets no limit on the price.`,
    suggested: (state: string, limits: string) =>
      `${state}’s limits, as we read its law, are counted in: ${limits}.`,
    unlicensed: (state: string) =>
      `We don’t fund people who live in ${state} yet: we don’t have its license.`,
    quiet: (state: string) => `We don’t name a price of ours for ${state}.`,
    noState: 'No state’s limits are counted in yet.',
    closed: (state: string) => `We don’t fund people who live in ${state}.`,
    closedRest: 'You can still work out an offer from somebody else here.',
    needsSettlement: (state: string) =>
      `${state} also limits it by what your case pays. Type that under “Change these numbers”.`,
    tooLarge: (state: string, largest: string) => `In ${state}, an advance can be ${largest} at most.`,
    useOurs: 'Use our price',
  },
  cappedBy,
  chart: {
    title: (amount: string) => `How ${amount} grows, month by month`,
    cap: (amount: string) => `The cap: ${amount}.`,
    capEnd: 'It stops growing here.',
    noCap: 'No cap: it grows until the case ends.',
    growsOn: 'It grows until the case ends.',
    charge: (amount: string) => `Charge ${amount}`,
    advance: (amount: string) => `Your advance ${amount}`,
    unit: 'mo',
    described: (owed: string, month: number, advance: string, charge: string) =>
      `You’d owe ${owed} at month ${month}: ${advance} advance and ${charge} charge.`,
    describedCap: (cap: string) => `The amount stops at ${cap}.`,
  },
  settlement: {
    title: (amount: string) => `If you settle for ${amount}`,
    toScale: 'An example, drawn to scale.',
    toScaleOwn: 'Drawn to scale.',
    change: 'Change these numbers',
    caption: (amount: string) => `Where a ${amount} settlement goes`,
    attorney: 'Attorney’s fee',
    third: '33⅓%',
    liens: 'Medical liens',
    liensNote: 'with case costs',
    advance: 'The advance',
    advanceNote: 'yours already',
    charge: { ours: 'Our charge', own: 'The charge' },
    chargeNote: (months: string, rate: string) => `${months} at ${rate}`,
    /** A cap makes it less than the rate would. */
    heldNote: (months: string) => `${months}, held to a limit`,
    kept: 'Left for you',
    sum: (without: string, now: string, later: string) =>
      `Without an advance you’d keep ${without}. With it you get ${now} now and ${later} later.`,
    difference: {
      ours: (amount: string) => `The difference, ${amount}, is what we cost.`,
      own: (amount: string) => `The difference, ${amount}, is what it costs.`,
    },
    tooLittle: 'Too little is left to pay it all back. You don’t owe the rest.',
    fields: {
      settlement: 'What the case pays',
      attorney: 'Attorney’s fee',
      liens: 'Liens and case costs',
      help: 'Leave a field empty to keep the example.',
    },
  },
  part: {
    title: 'What would it cost?',
    lead: 'Move the sliders. No name, no email, and nothing is saved.',
    more: 'See every figure',
    compare: 'Compare two offers',
  },
}

export const costWords: Localized<typeof en> = localized({ en })
export type CostWords = typeof en
