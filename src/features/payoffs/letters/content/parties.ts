import type { ContractParty } from '#domain/contracts.ts'
import type { PayoffParty } from '#domain/payoffs.ts'

/** As timelines call them. */
export const partyOf: Readonly<Record<PayoffParty, ContractParty>> = {
  ...{ desk: 'desk', firm: 'attorney', person: 'person', clock: 'clock' },
}
