import { contractMembers } from './law.ts'

/** What we may know too little of in a state's law. */
export const doubtedMembers = [
  'caps',
  'oneTimeCharges',
  'rateMethod',
  'schedule',
  'cancelDays',
  'cancelFrom',
  ...contractMembers,
] as const
export type DoubtedMember = (typeof doubtedMembers)[number]
