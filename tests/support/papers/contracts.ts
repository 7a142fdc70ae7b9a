import type { SignerCapacity } from '../../../src/domain/contracts.ts'
import type { StateCode } from '../../../src/domain/states.ts'
import { suggestedTerms } from '../../../src/features/contract-forms/editor/content/sample.ts'
import type {
  BindingLaw,
  ContractContent,
  ContractTemplate,
} from '../../../src/features/contract-forms/papers/schema.ts'
import { programLines } from '../../../src/features/contract-forms/templates/content/program.ts'
import { suggestedRule } from '../../../src/features/rules/content/suggestions.ts'
import { holdToRule } from '../../../src/lib/price/hold.ts'
import type { EarlierAdvance } from '../../../src/lib/price/lawful.ts'
import { priceOffer } from '../../../src/lib/price/offer.ts'
import type { PriceTerms } from '../../../src/lib/price/terms.ts'
import { brand } from '../../../src/site/brand.ts'

// Contracts of people, firms and prices that are made up, under the rules that we suggest to owners.

const usualTerms: PriceTerms = { ...suggestedTerms, mostMonths: null }

type Sample = Partial<Pick<ContractContent, 'languages' | 'fundingOn' | 'signBy' | 'issued' | 'number'>> & {
  state?: StateCode
  forum?: StateCode
  amount?: number
  terms?: Partial<PriceTerms>
  facts?: Partial<ContractContent['facts']>
  earlier?: ContractContent['figures']['earlier']
  owedEarlier?: (months: number) => readonly EarlierAdvance[]
}

const issued = { by: 'Maria Ortiz', at: '2027-02-24T19:15:00Z' }

export const template: ContractTemplate = { version: 1, lines: programLines, isConfirmed: true }

const person = {
  name: 'Teresa Alvarado',
  formerName: null,
  address: '12 Elm Street, San\u00a0Antonio, Texas 78205',
}

/** A signer who isn't the person. */
export const signerAs = (capacity: SignerCapacity, name = 'Rosa Alvarado') => ({
  name,
  capacity,
  documentId: null,
  courtDocumentId: null,
})

export function sampleContent({
  state = 'TX',
  forum,
  amount = 5_000_00,
  terms: changed,
  facts,
  earlier = [],
  owedEarlier,
  fundingOn = '2027-03-02',
  ...rest
}: Sample = {}): ContractContent {
  const terms = { ...usualTerms, ...changed }
  const home = suggestedRule(state)
  const rule = { ...home, ...(forum && { forum: suggestedRule(forum) }) }
  const priced = priceOffer(amount, terms, rule, { fundedOn: fundingOn, earlier: owedEarlier })
  const laws = [lawOf(state, 'home'), ...(forum ? [lawOf(forum, 'forum')] : [])]
  const forumRule = forum && suggestedRule(forum)
  return {
    number: 'BF-K7M2Q-XR4HT',
    languages: ['en'],
    laws,
    figures: {
      funded: amount,
      received: priced.received,
      oneTimeCharges: priced.oneTimeCharges,
      maximum: priced.maximum,
      schedule: priced.schedule,
      outcomes: priced.outcomes,
      claim: priced.claim,
      earlier,
      cancel: {
        days: Math.max(5, home.cancelDays ?? 0, forumRule?.cancelDays ?? 0),
        start: forum ? 'later' : (home.cancelFrom ?? 'later'),
      },
      terms: holdToRule(terms, rule),
    },
    facts: {
      person,
      signer: signerAs('self', person.name),
      claim: { kind: 'auto-accident', on: '2026-06-03', place: 'San\u00a0Antonio, Texas' },
      attorney: { name: 'Dana Whitfield', firm: 'Whitfield & Rowe, LLP' },
      company: {
        name: brand.name,
        legalName: `${brand.name}, LLC`,
        address: brand.officeAddress.join(', '),
        phone: brand.phone,
        email: brand.email,
        hours: 'Monday to Friday, 8 AM to 8 PM ET',
      },
      answers: {
        'workers-compensation': false,
        'united-states': false,
        benefits: false,
        'other-funder': false,
      },
      readingCode: '7K4MPT',
      ...facts,
    },
    madeOn: '2027-02-24',
    fundingOn,
    signBy: '2027-03-01',
    issued,
    ...rest,
  }
}

export const lawOf = (state: StateCode, because: BindingLaw['because']): BindingLaw => {
  const { contract, requiredSentences } = suggestedRule(state)
  return { state, because, law: contract, license: null, requiredSentences }
}

/** Two thousand dollars that are out already, at the same price. */
export const secondAdvance: Sample = {
  earlier: [{ number: 'BF-PQ9ZD-3WYEA', fundedOn: '2026-09-15', funded: 2_000_00, maximum: 4_000_00 }],
  owedEarlier: (months) => [
    {
      advance: 2_000_00,
      oneTimeCharges: [],
      owed: Math.min(4_000_00, 2_000_00 + 360_00 * Math.ceil((months + 6) / 6)),
    },
  ],
}
