import { byDay } from './by-day.ts'
import { byLimit } from './by-limit.ts'
import { byOutcome } from './by-outcome.ts'

export { firstOnThatDay } from './by-outcome.ts'
export { tableOf, type WorkedContract } from './worked.ts'

export const workedContracts = [...byDay, ...byLimit, ...byOutcome]
