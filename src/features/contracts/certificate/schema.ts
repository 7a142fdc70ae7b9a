import type { ContractEventWords } from '#db/schema/index.ts'
import type { ContractEventKind, ContractParty } from '#domain/contracts.ts'
import type { ContractContent, ContractTemplate } from '#features/contract-forms/papers/schema.ts'
import type { Paper } from '#lib/papers/paper.ts'

/** One of a contract's events, with what was written about it. */
export type Happening = {
  event: ContractEventKind
  party: ContractParty
  by: string | null
  /** A moment. */
  at: string
  words: ContractEventWords
}

/** A contract that everybody has signed. */
export type Completed = {
  content: ContractContent
  template: ContractTemplate
  /** The paper as it was shown, and its hash. */
  shown: Paper
  sha256: string
  pages: number
  happenings: readonly Happening[]
  signed: Happening
  acknowledged: Happening
  /** Where anybody can check a copy. */
  verifyUrl: string
}
