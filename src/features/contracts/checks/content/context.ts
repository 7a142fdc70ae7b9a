import type { ContractFacts, FormApproval, TemplateLines } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import type { Difference } from '../schema.ts'

/** All that the checks look at, read at one moment. */
export type CheckContext = {
  /** YYYY-MM-DD, in New York. */
  today: string
  contract: { fundingOn: string; signBy: string; language: 'en' | 'en-es' }
  facts: Omit<ContractFacts, 'readingCode'>
  template: {
    version: number
    lines: TemplateLines
    isConfirmed: boolean
    /** The version that new contracts get instead, or null. */
    replacedBy: number | null
    coversSpanish: boolean
    approvals: Partial<Record<StateCode, FormApproval>>
  }
  /** As they are for the funding day, the home state's first. */
  rules: readonly NumberedRule[]
  /** Why the offer can't be paid, or null. */
  offerProblem: string | null
  /** What the rules, the terms and the earlier advances of today would change. */
  changes: readonly Difference[]
  /** The law on the paper is no longer that of the rules. */
  isOtherLaw: boolean
  file: {
    name: string
    /** An address of the person's own. */
    email: string | null
    isFiledByAttorney: boolean
    isWard: boolean
    isMinor: boolean
    documents: ReadonlySet<string>
  }
}
