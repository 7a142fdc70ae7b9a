import type { StateCode } from '#domain/states.ts'

/** The state's law, the terms, or the case, which can't pay more than it pays. */
export const capOrigins = ['state', 'terms', 'case'] as const
/** A rule's caps have the names of their kinds. */
export const capNames = [
  'yearly-rate',
  'half-year-rate',
  'yearly-per-thousand',
  'servicing',
  'share-of-recovery',
  'one-time-charges',
  'earning',
  'compounding',
  'most-months',
  'terms-multiple',
  'terms-most-months',
  'recovery',
] as const
export type CapOrigin = (typeof capOrigins)[number]
export type CapName = (typeof capNames)[number]
/** `owed` is this cap's limit; it binds when the terms alone would come to more. `state`: whose law it is. */
export type PriceCap = { name: CapName; origin: CapOrigin; owed: number; binds: boolean; state?: StateCode }
