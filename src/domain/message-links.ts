import { type Choice, valuesOf } from './choice.ts'

/** The sender typed both, so neither proves who wrote. */
export const linkReasons = [
  { value: 'reference', label: 'The message names its reference' },
  { value: 'applicant-address', label: 'Same email address as the applicant' },
  { value: 'client-address', label: 'Same email address as the client' },
  { value: 'firm-address', label: 'Same email address as the law firm' },
  { value: 'chosen', label: 'Chosen by hand' },
] as const satisfies readonly Choice[]

export type LinkReason = (typeof linkReasons)[number]['value']
export const linkReasonValues = valuesOf(linkReasons)

export const linkVerdictValues = ['linked', 'refused'] as const
export type LinkVerdict = (typeof linkVerdictValues)[number]
