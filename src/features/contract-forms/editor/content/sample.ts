import type { ContractFacts } from '#db/schema/index.ts'
import type { CancelStart } from '#domain/cancellation.ts'
import { usualCancelStart } from '#domain/cancellation.ts'
import type { ContractLaw } from '#domain/contract-law.ts'
import type { PaperLanguage } from '#domain/contracts.ts'
import type { StateCode } from '#domain/states.ts'
import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import { planFundingDay } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { holdToRule } from '#lib/price/hold.ts'
import { priceOffer } from '#lib/price/offer.ts'
import type { PriceTerms } from '#lib/price/terms.ts'

/** Of nobody. */
const sampleFacts = {
  person: { name: 'Jane Example', formerName: null, address: '1 Sample Street, Springfield' },
  signer: { name: 'Jane Example', capacity: 'self', documentId: null, courtDocumentId: null },
  claim: { kind: 'auto-accident', on: '2026-03-02', place: null },
  attorney: { name: 'John Sample', firm: 'Sample & Example LLP' },
  answers: {},
} as const satisfies Partial<ContractFacts>

const sampleNumber = 'BF-SAMPL-SAMPL'
const sampleAmount = 10_000_00

/** As owners who haven't set a price are told to. */
export const suggestedTerms: PriceTerms = {
  rate: 18,
  per: 'half-year',
  isCompounding: false,
  earned: 'per-step',
  oneTimeCharges: [],
  capMultiple: 2,
  mostMonths: 36,
  graceDays: 0,
}

type SampleRule = PriceRule & {
  cancelDays: number | null
  cancelFrom: CancelStart | null
  contract: ContractLaw | null
  license: string | null
  requiredSentences: readonly string[]
}

type Sample = {
  state: StateCode
  languages: readonly PaperLanguage[]
  rule: SampleRule
  terms: PriceTerms | undefined
  company: ContractFacts['company']
  today: string
}

/** $10,000 for somebody in the state, by our terms and its rule: what a contract with these words would look like. */
export function sampleContent(sample: Sample): ContractContent {
  const { state, languages, rule, terms = suggestedTerms, company, today } = sample
  const fundingOn = planFundingDay(today)
  const { received, oneTimeCharges, maximum, schedule, outcomes } = priceOffer(sampleAmount, terms, rule, {
    fundedOn: fundingOn,
  })
  return {
    number: sampleNumber,
    languages,
    laws: [
      {
        state,
        because: 'home',
        law: rule.contract,
        license: rule.license,
        requiredSentences: rule.requiredSentences,
      },
    ],
    figures: {
      funded: sampleAmount,
      ...{ received, oneTimeCharges, maximum, schedule, outcomes },
      claim: [],
      earlier: [],
      cancel: { days: rule.cancelDays ?? 5, start: rule.cancelFrom ?? usualCancelStart(state) },
      terms: holdToRule(terms, rule),
    },
    facts: { ...sampleFacts, company, readingCode: '' },
    madeOn: today,
    fundingOn,
    signBy: addDays(fundingOn, -1),
    issued: null,
  }
}
