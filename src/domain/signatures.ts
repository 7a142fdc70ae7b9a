import { type Choice, valuesOf } from './choice.ts'

/** Limits whose lifting or raising two people sign. */
export const signedLimits = [
  { value: 'second-above', label: 'The sum above which two people sign' },
  { value: 'approve-up-to', label: 'How much one person may approve' },
  { value: 'claim-limit', label: 'The most that may be out on one claim' },
  { value: 'alone-hours', label: 'How long one person alone waits' },
] as const satisfies readonly Choice[]

export type SignedLimit = (typeof signedLimits)[number]['value']
export const signedLimitValues = valuesOf(signedLimits)
