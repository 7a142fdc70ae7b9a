import type { ContractContent, ContractTemplate } from '#features/contract-forms/papers/schema.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { PartTooLong } from '#lib/papers/print/parts.ts'
import type { PrintedPages } from '#lib/papers/print/print-paper.ts'
import { composeContract } from './compose.ts'

type Compose = (content: ContractContent) => Paper
type Print = (paper: Paper) => Promise<PrintedPages>
type PrintedContract = PrintedPages & {
  /** Sets the same words as they were printed. */
  compose: Compose
}

/** In points: a line, and two more. */
const cautions = [0, 15, 45]

/**
 * What a front takes is estimated before it is printed. Where that was too little, more is kept back, and at last
 * everything takes the pages that it takes: a contract that is due is never left unprinted.
 */
export async function printContract(
  print: Print,
  content: ContractContent,
  template: ContractTemplate,
  keptBack: readonly number[] = cautions,
): Promise<PrintedContract> {
  for (const points of keptBack) {
    const compose: Compose = (one) => composeContract(one, template, points)
    const printed = await print(compose(content)).catch(passTooLong)
    if (printed) return { ...printed, compose }
  }
  const compose: Compose = (one) => freely(composeContract(one, template, keptBack.at(-1)))
  return { ...(await print(compose(content))), compose }
}

function passTooLong(error: unknown): undefined {
  if (!(error instanceof PartTooLong)) throw error
}

const freely = (paper: Paper): Paper => ({
  ...paper,
  parts: paper.parts.map(({ mostPages: _, ...part }) => part),
})
