import { type Localized, localized } from '#site/locale.ts'

const en = {
  same: (rate: string) => `Same ${rate}.`,
  different: (one: string, other: string) => `${one} or ${other}.`,
  apart: (amount: string) => `${amount} apart.`,
  noDifference: 'No difference.',
  lead: (amount: string, months: string) =>
    `${amount} for ${months}, from any two companies. Copy the rate from each offer you have.`,
  examples: 'Both are examples until you type yours.',
  names: { a: 'Offer A', b: 'Offer B' },
  ours: 'Offer A is our price.',
  spoken: (name: string, owed: string) => `${name}: ${owed}.`,
  owedLower: (month: number) => `owed at month ${month}, the lower one`,
  owedMore: (month: number, amount: string) => `owed at month ${month}, ${amount} more`,
  owedSame: (month: number) => `owed at month ${month}, the same`,
  chart: 'Both offers, to the same scale',
  at: { a: (amount: string) => `A ${amount}`, b: (amount: string) => `B ${amount}` },
  stops: { a: (amount: string) => `A stops at ${amount}`, b: (amount: string) => `B stops at ${amount}` },
  goesOn: {
    a: (amount: string) => `A has no cap: ${amount}`,
    b: (amount: string) => `B has no cap: ${amount}`,
  },
  ends: { a: (amount: string) => `A ends at ${amount}`, b: (amount: string) => `B ends at ${amount}` },
  advance: (amount: string) => `The advance, ${amount}`,
  described: (name: string, owed: string, month: number, last: string) =>
    `${name} reaches ${owed} at month ${month} and ${last} at month 36.`,
  lines: {
    title: 'Line by line',
    after: 'Owed after',
    costs: 'B costs you',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: 'the same',
    left: (settlement: string) => `Left of ${settlement}`,
    leftNote: (months: string) => `at ${months}, after the fee and liens`,
    lessForYou: (amount: string) => `${amount} less for you`,
    moreForYou: (amount: string) => `${amount} more for you`,
    lose: 'If you lose',
    check: 'check the contract',
  },
  call: {
    title: 'Want a third offer?',
    text: 'Apply for free, and put ours beside these two. You can say no to all three.',
    apply: 'Apply Now',
    /** Below the sentence that we fund nobody there. */
    textElsewhere: 'You can still compare two offers from somebody else here.',
    one: 'What one offer costs',
  },
  note: 'Estimates from the terms you typed. Ask each company for its payoff table in writing.',
}

export const offersWords: Localized<typeof en> = localized({ en })
