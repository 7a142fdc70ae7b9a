import type { CapOrigin } from '#lib/price/estimate.ts'
import type { Localized } from '#site/locale.ts'

const cappedFor: Record<CapOrigin, (state: string) => string> = {
  state: (state) => `held to ${state}’s limit`,
  terms: () => 'held to our cap',
  case: () => 'held to what the case pays',
}

const en = {
  title: 'Your offer',
  paidTitle: 'What you agreed to',
  amount: 'You’d get',
  paid: 'You get',
  months: (months: number) => `${months} months`,
  head: { months: 'If the case pays after', charge: 'Charge', owed: 'Owed in all' },
  lost: { when: 'If the case is lost', owed: '$0' },
  cappedFor,
  shareCap: (state: string, cap: string) =>
    `In ${state} the law also limits what’s owed: ${cap}. So it may be less than the table says, never more.`,
  cancel: (days: number) =>
    `After signing there ${days === 1 ? 'is 1 business day' : `are ${days} business days`} to cancel: send the money back, and nothing is owed.`,
  read: 'Read it with the attorney before you decide. Nothing is agreed until you’ve signed.',
  sent: (method: string, day: string) => `We’re sending it ${method} on ${day}.`,
  declinedTitle: 'What we wrote you',
}

export const offerWords: Localized<typeof en> = { en }
