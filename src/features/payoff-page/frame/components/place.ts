import { isReference } from '#lib/case-reference.ts'
import { paths } from '#site/paths.ts'

/** The firm's page of a client's file, or the case page: of an attorney who applied, or of the person. */
export type Side = 'firm' | 'case'

/** Whose claim it is, and who looks. */
export type PayoffPlace = {
  side: Side
  party: 'firm' | 'person'
  client: string
  firm: string | null
  attorney: string | null
  /** Numbers of its contracts, the oldest first. */
  accounts: string[]
  /** An attorney has this file, so they settle it with us. */
  hasCounsel: boolean
}

export const tabs = ['acknowledge', 'payoff', 'settlement', 'reduction'] as const
export type Tab = (typeof tabs)[number]

/** Each page of a claim, at the address that its reader has. */
export const addressesOf = (side: Side, token: string): Record<Tab, string> =>
  side === 'firm'
    ? {
        acknowledge: paths.firmContract(token),
        payoff: paths.firmPayoff(token),
        settlement: paths.firmSettlement(token),
        reduction: paths.firmReduction(token),
      }
    : {
        acknowledge: paths.caseAcknowledgment(token),
        payoff: paths.casePayoff(token),
        settlement: paths.caseSettlement(token),
        reduction: paths.caseReduction(token),
      }

/** Where the file itself is. */
export const homeOf = (side: Side, token: string): string =>
  side === 'case' ? paths.casePage(token) : isReference(token) ? paths.firm : paths.firmPage(token)

/** One page at two addresses. */
export const sideOf = (request: Request): Side =>
  new URL(request.url).pathname.startsWith('/firm/') ? 'firm' : 'case'
