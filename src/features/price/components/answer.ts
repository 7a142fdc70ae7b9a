import type { StateCode } from '#domain/states.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { type Estimate, estimatePrice, recoverFrom, takePercent } from '#lib/price/estimate.ts'
import { mostAllowed } from '#lib/price/limit.ts'
import { type OfferTerms, readTerms, toMonthly } from '#lib/price/monthly-terms.ts'
import type { CostQuestion, Offer } from '#lib/price/question.ts'
import { lastMonthOf } from '#lib/price/schedule.ts'
import { exampleOffer, exampleOther, exampleSettlement, third } from '../content/assumptions.ts'
import { type CostFacts, type CostRule, hasOurPrice, openRule } from './facts.ts'

/** What an offer comes to after each month, and after the chosen one. */
export type Course = {
  terms: OfferTerms
  /** The same by the month, as forms and addresses have it. */
  offer: Offer
  isOurs: boolean
  isExample: boolean
  /** From 0 to the last month. */
  byMonth: readonly Estimate[]
  asked: Estimate
  /** The most that the state allows after each of these months; empty where it names no sum. */
  allowed: readonly number[]
  /** And after the chosen one. */
  limit: number | undefined
}

export type Split = {
  settlement: number
  attorneyFee: number
  liens: number
  advance: number
  charge: number
  kept: number
  without: number
  isShort: boolean
  /** Less than the rate alone would come to. */
  isHeld: boolean
}

export type Situation = { question: CostQuestion; facts: CostFacts; rule: CostRule; lastMonth: number }

/** Nothing is asked beyond the month in which the state's charges stop. */
export function situate(question: CostQuestion, facts: CostFacts, last?: number): Situation {
  const rule = ruleOf(facts, question.state)
  const lastMonth = last ?? lastMonthOf(rule)
  return { question: { ...question, months: Math.min(question.months, lastMonth) }, facts, rule, lastMonth }
}

const ruleOf = (facts: CostFacts, state: StateCode | null): CostRule =>
  (state && facts.rules[state]) || openRule

/** Our terms where we fund people; else the typed offer, or an example. */
export function chooseTerms({
  question,
  facts,
  rule,
}: Situation): Pick<Course, 'terms' | 'offer' | 'isOurs' | 'isExample'> {
  const { offer } = question
  const ours = (question.state && facts.termsIn?.[question.state]) ?? facts.terms
  if (ours && !offer && hasOurPrice(facts, rule)) {
    return { terms: ours, offer: toMonthly(readTerms(ours)), isOurs: true, isExample: false }
  }
  return fromOffer(offer, exampleOffer)
}

export const chooseOtherTerms = ({ question }: Situation) => fromOffer(question.otherOffer, exampleOther)

const fromOffer = (offer: Offer | null, example: Offer) => ({
  terms: { ...(offer ?? example), mostMonths: null },
  offer: offer ?? example,
  isOurs: false,
  isExample: !offer || isSameOffer(offer, example),
})

export const isSameOffer = (one: Offer, other: Offer) =>
  one.monthlyRate === other.monthlyRate &&
  one.compounding === other.compounding &&
  one.fee === other.fee &&
  (one.minimumCharge ?? 0) === (other.minimumCharge ?? 0) &&
  one.capMultiple === other.capMultiple

/** Only a settlement that the reader typed caps the price, with the shares that the picture shows. An example caps nothing. */
export function followCourse(situation: Situation, chosen: ReturnType<typeof chooseTerms>): Course {
  const { question, rule, lastMonth } = situation
  const known: Partial<ReturnType<typeof shareOut>> =
    question.settlement === null ? {} : shareOut(question, question.settlement * 100)
  const estimateAfter = (month: number) =>
    estimatePrice({
      advance: question.amount * 100,
      months: month,
      terms: chosen.terms,
      ...pickPriceRule(rule),
      ...known,
    })
  const byMonth = Array.from({ length: lastMonth + 1 }, (_, month) => estimateAfter(month))
  const recovery = recoverFrom(known)
  const allowed = byMonth.flatMap(
    ({ advance }, months) => mostAllowed(rule, { advance, months, recovery }) ?? [],
  )
  return {
    ...chosen,
    byMonth,
    asked: estimateAfter(question.months),
    allowed,
    limit: allowed[question.months],
  }
}

/** The attorney's fee and the liens. Numbers that the reader leaves out are examples. */
function shareOut(question: CostQuestion, settlement: number) {
  const attorneyFee = findAttorneyFee(settlement, question.attorney)
  const typed = question.liens === null ? Math.round(settlement / 5) : question.liens * 100
  return { settlement, attorneyFee, liens: Math.min(typed, settlement - attorneyFee) }
}

/** How often the example may double. */
const doublings = 12

/** What the case pays, as typed. An example is large enough to pay every offer in full. */
export function chooseSettlement(situation: Situation, courses: readonly Course[]): number {
  const { question } = situation
  if (question.settlement !== null) return question.settlement * 100
  const first = exampleSettlement(question.amount) * 100
  const sizes = Array.from({ length: doublings }, (_, times) => first * 2 ** times)
  const pays = (settlement: number) =>
    courses.every(({ terms, asked }) => estimateFor(situation, terms, settlement).owed === asked.owed)
  return sizes.find(pays) ?? first
}

const estimateFor = ({ question, rule }: Situation, terms: OfferTerms, settlement: number) =>
  estimatePrice({
    advance: question.amount * 100,
    months: question.months,
    terms,
    ...pickPriceRule(rule),
    ...shareOut(question, settlement),
  })

/** In the order of payment. */
export function splitSettlement(situation: Situation, terms: OfferTerms, settlement: number): Split {
  const { question } = situation
  const { attorneyFee, liens } = shareOut(question, settlement)
  const { owed, kept, cappedBy } = estimateFor(situation, terms, settlement)
  const advance = Math.min(owed, question.amount * 100)
  return {
    settlement,
    attorneyFee,
    liens,
    advance,
    charge: owed - advance,
    kept: kept ?? 0,
    without: settlement - attorneyFee - liens,
    isShort: cappedBy === 'recovery',
    isHeld: cappedBy !== null && cappedBy !== 'compounding',
  }
}

/** Most agree on a third, which no percentage with two decimals is. */
const isThird = (percent: number | null) => percent === null || percent === third
const findAttorneyFee = (settlement: number, percent: number | null) =>
  isThird(percent) ? Math.round(settlement / 3) : takePercent(settlement, percent ?? 0)

/** Always five months, so that the table keeps its height: the usual ones and the chosen one. */
export function listTableMonths(asked: number): number[] {
  const usual = [6, 12, 18, 24, 36]
  if (usual.includes(asked)) return usual
  return [...usual.filter((month) => month !== 18), asked].sort((one, other) => one - other)
}
