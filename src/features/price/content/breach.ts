import type { BreachName } from '#lib/price/breach.ts'

/** For the owner: why a price can't be used in a state as it is. */
export const breachWords: Readonly<Record<BreachName, string>> = {
  'yearly-rate': 'It comes to more than the state’s yearly rate.',
  'half-year-rate': 'It comes to more than the state’s rate for six months.',
  'yearly-per-thousand': 'It comes to more than the state’s yearly fees.',
  servicing: 'The one-time charges are above what the state allows for servicing.',
  'one-time-charges': 'The one-time charges are above the state’s limit.',
  earning: 'The state lets charges be earned only later.',
  compounding: 'The state doesn’t let charges compound as often.',
}
