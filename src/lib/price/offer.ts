import type { PriceRule } from './ceilings.ts'
import type { OneTimeCharge } from './charges.ts'
import { type Estimate, estimatePrice, type TimelessQuestion } from './estimate.ts'
import type { EarlierAdvance } from './lawful.ts'
import type { OfferTerms } from './monthly-terms.ts'
import { findMaximum, listOutcomes, type OutcomeRow } from './outcomes.ts'
import { type PricedRow, rowOf } from './rows.ts'
import { listStepRows, type StepRow } from './steps.ts'

/** An offer names what would be owed at these times. */
export const offerMonths = [6, 12, 24, 36] as const

/** What would be owed if the case pays after this many months, in cents. */
export type OwedRow<Months extends number = (typeof offerMonths)[number]> = PricedRow & { months: Months }

/** With every advance on the claim, as some states ask. */
export type ClaimRow = {
  months: number
  /** What was paid out in all. */
  advances: number
  earlier: number
  owed: number
  /** Both together. */
  inAll: number
}

export type PricedOffer = {
  advance: number
  /** What the person gets of it. */
  received: number
  oneTimeCharges: readonly OneTimeCharge[]
  owed: readonly OwedRow[]
  /** By day, once the funding day is known. */
  schedule: readonly StepRow[]
  /** By what the case pays, where a state asks for that instead. */
  outcomes: readonly OutcomeRow[]
  /** Empty without an earlier advance. */
  claim: readonly ClaimRow[]
  /** The most that can ever be owed; null if nothing ends it. */
  maximum: number | null
  /** A cap of the state is a share of the settlement, so less may be owed than the table says. */
  needsSettlement: boolean
  isTooLarge: boolean
}

export type Circumstances = {
  /** YYYY-MM-DD. */
  fundedOn?: string | undefined
  /** What else is out on the claim so many months after the funding day. */
  earlier?: ((months: number) => readonly EarlierAdvance[]) | undefined
  /** Settlements to show, in cents. */
  grosses?: readonly number[] | undefined
}

/** The dialog, the API, the application, the spreadsheet, the mail and the case page all take these. */
export function priceOffer(
  advance: number,
  terms: OfferTerms,
  rule: PriceRule,
  { fundedOn, earlier, grosses }: Circumstances = {},
): PricedOffer {
  const question = { ...rule, advance, terms }
  const estimateAfter = (months: number) => estimatePrice({ ...question, months, earlier: earlier?.(months) })
  const now = earlier?.(0)
  const atOnce = { ...question, earlier: now }
  const first = estimatePrice({ ...atOnce, months: offerMonths[0] })
  return {
    advance,
    received: first.received,
    oneTimeCharges: first.oneTimeCharges,
    owed: offerMonths.map((months) => ({ months, ...rowOf(rule, estimateAfter(months), { months }) })),
    schedule: fundedOn === undefined ? [] : listStepRows(question, fundedOn, earlier),
    outcomes: listOutcomes(atOnce, grosses),
    claim: now?.length
      ? offerMonths.map((months) => addUp(months, earlier?.(months) ?? [], estimateAfter(months)))
      : [],
    maximum: findMaximum(atOnce, fundedOn),
    needsSettlement: first.needsSettlement,
    isTooLarge: first.isTooLarge,
  }
}

function addUp(months: number, before: readonly EarlierAdvance[], { advance, owed }: Estimate): ClaimRow {
  const earlier = before.reduce((sum, each) => sum + each.owed, 0)
  const advances = before.reduce((sum, each) => sum + each.advance, advance)
  return { months, advances, earlier, owed, inAll: earlier + owed }
}

/** The rows of a page's schedule: what's owed after each of these months. */
export const priceMonths = <Months extends number>(
  question: TimelessQuestion,
  months: readonly Months[],
): OwedRow<Months>[] =>
  months.map((month) => ({
    months: month,
    ...rowOf(question, estimatePrice({ ...question, months: month }), { months: month }),
  }))
