export const en = {
  crumb: 'What It Costs',
  offersCrumb: 'Two offers',
  questions: 'All questions and answers',
  helpFirst: 'Before you take our money: five places to ask for free help',
  tabs: {
    label: 'What to work out',
    ours: 'Our price',
    own: 'One offer',
    offers: 'Two offers side by side',
  },
  loss: {
    title: 'If you lose, you owe',
    advance: (amount: string) => `The ${amount}`,
    advanceEnd: 'stays yours',
    charge: { ours: 'Our charge', own: 'The charge' },
    chargeEnd: { ours: 'we lose it', own: 'never due' },
    credit: 'Your credit',
    creditEnd: 'not touched',
    check: 'That’s how ours works. Check that the offer you have says so in writing.',
  },
  ways: {
    title: 'If you can wait, wait.',
    lead: (amount: string, months: string) =>
      `It’s the cheapest way. Here’s ${amount} for ${months}, four ways.`,
    head: { from: 'Where it comes from', cost: 'It costs', lost: 'Owed if you lose' },
    waiting: { name: 'Waiting', note: 'No money now. Late fees aren’t counted.' },
    friend: { name: 'A friend', note: 'No interest, paid back either way.' },
    card: {
      name: 'Credit card',
      note: (rate: string, monthly: string) => `${rate} a year; you pay ${monthly} each month.`,
    },
    advance: {
      name: { ours: 'Our advance', own: 'This advance' },
      note: 'Nothing to pay until you win.',
    },
  },
  table: {
    title: 'The same, as a table',
    head: { ends: 'Your case ends in', charge: 'Charge', owed: 'You’d owe' },
    capped: 'a cap applies',
  },
  actions: {
    print: 'Print this page',
    copy: 'Copy the address',
    copied: 'Copied. Your numbers are in it.',
    copyByHand: 'Copy it from here:',
    withoutScripts: 'Your numbers are in this page’s address. Copy it to share them.',
  },
  end: {
    estimate: 'An estimate, not an offer.',
    ours: 'Your offer names every figure before you sign.',
    cancel: (days: string, from: string, state: string) =>
      `In ${state}, you can cancel within ${days} ${from}.`,
    card: 'The credit card’s rate is a typical one, and nothing of it is paid back before the case ends.',
    license: (license: string) => `License: ${license}.`,
  },
  head: {
    description:
      'Work out what an advance on your injury case would cost: any amount, any month, drawn to scale, with state caps, a settlement and a table. If you lose, $0.',
    keywords: [
      'pre-settlement funding cost',
      'lawsuit funding calculator',
      'legal funding rates',
      'settlement advance cost',
    ],
  },
  offersHead: {
    description:
      'Compare two legal funding offers line by line: rate, fees, simple or compounding, and cap, drawn to the same scale. No name, no email, and nothing is saved.',
    keywords: ['compare lawsuit funding offers', 'simple or compounding', 'legal funding cap'],
  },
}
