import type { ContractFacts, ContractFigures, TemplateLines } from '#db/schema/index.ts'
import type { ContractLaw } from '#domain/contract-law.ts'
import type { PaperLanguage } from '#domain/contracts.ts'
import type { StateCode } from '#domain/states.ts'

/** A state whose rule binds a contract. */
export type BindingLaw = {
  state: StateCode
  /** Where the person lives, or where the claim is pursued. */
  because: 'home' | 'forum'
  law: ContractLaw | null
  license: string | null
  requiredSentences: readonly string[]
}

/** All that is on a contract's paper besides the template's words. */
export type ContractContent = {
  number: string
  languages: readonly PaperLanguage[]
  /** The home state's first. */
  laws: readonly BindingLaw[]
  figures: ContractFigures
  facts: ContractFacts
  /** YYYY-MM-DD. */
  madeOn: string
  fundingOn: string
  signBy: string
  /** Who signed for us, and when; null in a draft. */
  issued: { by: string; at: string } | null
}

export type ContractTemplate = {
  version: number
  lines: TemplateLines
  isConfirmed: boolean
}
