import type { CancelStart } from '#domain/cancellation.ts'
import type { RuleCap } from '#domain/caps.ts'
import type { FundingMethod } from '#domain/decisions.ts'
import type { CapOrigin } from '#lib/price/cap-names.ts'
import { sayCancelDays, sayCancelStart } from '#site/cancel-words.ts'
import { describeCap } from '#site/cap-words.ts'

const cappedFor: Record<CapOrigin, (state: string) => string> = {
  state: (state) => `held to ${state}’s limit`,
  terms: () => 'held to our cap',
  case: () => 'held to what the case pays',
}

const ways: Record<FundingMethod, string> = {
  ach: 'by bank transfer (ACH)',
  wire: 'by wire',
  check: 'by check in the mail',
}

export const en = {
  title: 'Your offer',
  paidTitle: 'What you agreed to',
  amount: 'You’d get',
  /** An offer that can't be paid anymore. */
  amountThen: 'It was for',
  paid: 'Your advance',
  months: (months: number) => `${months} months`,
  head: { months: 'If the case pays after', charge: 'Charge', owed: 'Owed in all' },
  lost: { when: 'If the case is lost', owed: '$0' },
  cappedFor,
  shareCap: (state: string, cap: RuleCap) =>
    `In ${state} the law also limits what’s owed: ${describeCap(cap, 'en')}. So it may be less than the table says, never more.`,
  cancel: (days: number, from: CancelStart) =>
    `There ${days === 1 ? 'is' : 'are'} ${sayCancelDays(days, 'en')} to cancel, ${sayCancelStart(from, 'en')}: send the money back, and nothing is owed.`,
  standing: {
    open: (day: string) => `This offer stands until ${day}.`,
    ended: (day: string) => `This offer ended on ${day}. If the money is still needed, write to us.`,
    closed: (state: string) =>
      `We don’t fund people who live in ${state} anymore, so this offer can’t be paid.`,
    outdated: (state: string) =>
      `${state}’s rule has changed since we made this offer, so it can’t be paid as it stands. Ask us for a new one.`,
  },
  read: 'Read it with the attorney before you decide. Nothing is agreed until you’ve signed.',
  sending: (method: FundingMethod, day: string) => `We’re sending it ${ways[method]} on ${day}.`,
  sent: (method: FundingMethod, day: string) => `We sent it ${ways[method]} on ${day}.`,
  declinedTitle: 'What we wrote you',
}
