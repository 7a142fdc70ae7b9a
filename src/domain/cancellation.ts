import type { StateCode } from './states.ts'

/** From which day the days to cancel count. `later`: of signing and getting the money. */
export const cancelStarts = ['signing', 'funding', 'receipt', 'later'] as const
export type CancelStart = (typeof cancelStarts)[number]

/** As the statutes have it, for rules and offers that don't say. */
const knownStarts: Partial<Record<StateCode, CancelStart>> = {
  CA: 'funding',
  IL: 'funding',
  IN: 'funding',
  NV: 'funding',
  NE: 'receipt',
  NY: 'receipt',
  OH: 'receipt',
  UT: 'signing',
}

/** Elsewhere the later day, which no statute takes away from anybody. */
export const usualCancelStart = (code: StateCode): CancelStart => knownStarts[code] ?? 'later'
