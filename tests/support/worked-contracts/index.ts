import { byDay } from './by-day.ts'
import { byOutcome } from './by-outcome.ts'

export { firstOnThatDay } from './by-outcome.ts'
export { tableOf } from './worked.ts'

export const workedContracts = [...byDay, ...byOutcome]
