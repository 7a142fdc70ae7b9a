import type { ContractFacts, ContractFigures, contracts, OfferRule } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { readCompanyOnPapers } from '#features/content/company/data.ts'
import { longestCancelRight } from '#features/contract-forms/figures/content/cancel.ts'
import { findSignBy, findWrongDay } from '#features/contract-forms/figures/content/days.ts'
import { type Earlier, priceContract } from '#features/contract-forms/figures/content/figures.ts'
import { type Binding, readBinding } from '#features/contract-forms/figures/data.ts'
import { readStandingTemplate } from '#features/contract-forms/templates/data.ts'
import { listForbidden } from '#features/contracts/checks/content/forbidden.ts'
import { otherState } from '#features/decisions/content/offer.ts'
import { findStanding } from '#features/decisions/data/records.ts'
import { type DecisionRow, endOf, findOfferProblem } from '#features/decisions/data/standing.ts'
import { findTerms } from '#features/price/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCents } from '#site/staff-format.ts'
import { chooseFacts } from '../content/facts.ts'
import type { NewContract } from '../schema.ts'
import type { Services, Source } from './source.ts'

export type OpenOffer = DecisionRow & {
  amount: number
  state: StateCode
  rule: OfferRule
  termsVersion: number
}

export type OfferRefusal = 'no offer' | 'other state' | 'closed' | 'outdated' | 'offer ended'
export type PreparationRefusal = OfferRefusal | 'invalid' | 'forbidden'

const noOffer = 'No offer with an amount stands. Approve one first.'

/** The offer that a contract is drafted from, if it can still be paid on that day. Signed in time, it has no end. */
export async function findOffer(
  { db }: Services,
  { row, home }: Source,
  fundingOn?: string,
  { isSigned = false } = {},
): Promise<Outcome<{ offer: OpenOffer }, OfferRefusal>> {
  const offer = await findStanding(db, row.id)
  const { amount, state, rule, termsVersion } = offer ?? {}
  if (offer?.kind !== 'approved' || !amount || !state || !rule || !termsVersion)
    return refuse('no offer', { errors: { offer: [noOffer] } })
  if (home && home !== state) return refuse('other state', { errors: { offer: [otherState] } })
  const problem = await findOfferProblem(db, offer, fundingOn)
  if (problem && !(isSigned && problem.reason === 'offer ended'))
    return refuse(problem.reason, { errors: { offer: [problem.words] } })
  return { ok: true, offer: { ...offer, amount, state, rule, termsVersion } }
}

/** What a draft starts from. Its number, its place and its author come later. */
export type Prepared = Pick<
  typeof contracts.$inferSelect,
  | 'decisionId'
  | 'language'
  | 'templateVersion'
  | 'templateRevision'
  | 'termsVersion'
  | 'homeState'
  | 'homeRuleVersion'
  | 'forumState'
  | 'forumRuleVersion'
  | 'rule'
  | 'fundingOn'
  | 'signBy'
  | 'amount'
  | 'figures'
> & { facts: Omit<ContractFacts, 'readingCode'> }

/** Everything on the paper, as rules, terms, words and the file are at this moment. */
export async function prepareContract(
  services: Services,
  source: Source,
  request: NewContract,
  { earlier }: { earlier: readonly Earlier[] },
): Promise<Outcome<{ prepared: Prepared }, PreparationRefusal>> {
  const { db } = services
  const { fundingOn } = request
  const found = await findOffer(services, source, fundingOn)
  if (!found.ok) return found
  const { offer } = found
  const today = await readToday(db)
  const { facts, mistakes } = chooseFacts(source, request)
  const wrongDay = findWrongDay(fundingOn, today)
  if (wrongDay) mistakes.fundingOn = [wrongDay]
  const { amount = offer.amount } = request
  if (amount > offer.amount)
    mistakes.amount = [
      `The offer is for ${formatCents(offer.amount)}. A contract can be for less, not for more.`,
    ]
  if (Object.keys(mistakes).length > 0) return refuse('invalid', { errors: mistakes })

  const binding = await readBinding(services, source.row.id, { home: offer.state, on: fundingOn })
  const { figures, rule } = await priceOf(services, offer, binding, { amount, fundingOn, earlier })
  const forbidden = listForbidden({
    ...{ home: offer.state, binding, answers: facts.answers, amount, received: figures.received },
    out: earlier.reduce((sum, each) => sum + each.amount, 0),
  })
  if (forbidden.length > 0) return refuse('forbidden', { errors: { rule: forbidden } })
  const template = await readStandingTemplate(db)
  return {
    ok: true,
    prepared: {
      decisionId: offer.id,
      language: request.language ?? 'en',
      templateVersion: template.version,
      templateRevision: template.revision,
      termsVersion: offer.termsVersion,
      homeState: offer.state,
      homeRuleVersion: binding.home.version,
      forumState: binding.forum?.code ?? null,
      forumRuleVersion: binding.forum?.version ?? null,
      signBy: findSignBy(fundingOn, endOf(offer), today),
      ...{ rule, fundingOn, amount, figures },
      facts: { ...facts, ...(await restOf(services, source)) },
    },
  }
}

/** The figures of an advance under the offer's frozen rule, and the forum's where that reaches it. */
export async function priceOf(
  { db }: Services,
  { rule: frozen, state, termsVersion }: OpenOffer,
  { home, forum }: Binding,
  { amount, fundingOn, earlier }: { amount: number; fundingOn: string; earlier: readonly Earlier[] },
): Promise<{ figures: ContractFigures; rule: OfferRule }> {
  const terms = await findTerms(db, termsVersion)
  if (!terms) throw new Error('an offer without its terms')
  const rule = { ...frozen, ...toldBy(home), state, forum: forum && pickPriceRule(forum, forum.code) }
  const cancel = longestCancelRight([
    { ...frozen, state },
    { ...home, state },
    ...(forum ? [{ ...forum, state: forum.code }] : []),
  ])
  const figures = priceContract({ amount, fundedOn: fundingOn, terms, rule, earlier, cancel })
  return { figures, rule }
}

/** How a law wants a price told doesn't change the price, so it's the law of the funding day that counts. */
const toldBy = ({ schedule, rateMethod }: NumberedRule) => ({ schedule, rateMethod })

async function restOf(
  { db }: Services,
  { row, place, attorney }: Source,
): Promise<Pick<ContractFacts, 'claim' | 'attorney' | 'company'>> {
  return {
    claim: { kind: row.caseType, on: row.incidentDate, place },
    attorney,
    company: await readCompanyOnPapers(db),
  }
}
