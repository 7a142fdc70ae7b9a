import type { Earning, OneTimeLimit, RateMethod, ScheduleKind } from '#domain/caps.ts'
import type { ContractLaw } from '#domain/contract-law.ts'
import type { DoubtedMember } from '../schema/doubts.ts'

/** What we found of a state's law on contracts. Nothing in it is from memory; that stands in `notSeen` alone. */
export type ContractNotes = {
  earning?: Earning
  oneTimeCharges?: OneTimeLimit
  capsPerClaim?: boolean
  rateMethod?: RateMethod
  schedule?: { kind: ScheduleKind; stepMonths: number }
  contract?: ContractLaw
  notSeen?: DoubtedMember[]
  fromSummary?: DoubtedMember[]
  /** For the owner, after what the suggestion says. */
  contractNote?: string
}

export const sixMonths = { kind: 'dated', stepMonths: 6 } as const

/** Copies of the statutes were read in November 2026, until this day. */
export const readOn = '2026-11-18'

export const frontPage = { points: 12, bold: true, page: 'front' } as const
