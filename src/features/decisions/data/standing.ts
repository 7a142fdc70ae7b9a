import type { Database, Transaction } from '#db/database.ts'
import type { decisions } from '#db/schema/index.ts'
import { defaultOfferDays } from '#domain/decisions.ts'
import { readOfferDays } from '#features/decisions/offer-days/data.ts'
import { findTerms } from '#features/price/data.ts'
import { readNumberedRule, readToday } from '#features/rules/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { findExcess } from '#lib/price/outdated.ts'
import { offerDayOf } from '../content/funding-day.ts'
import { findClosed, sayEnded, sayExcess } from '../content/offer.ts'
import type { offerProblems } from '../schema/records.ts'

export type DecisionRow = typeof decisions.$inferSelect

/** Why an offer that stands can't be paid: `words` are for the desk. */
type OfferProblem = { reason: (typeof offerProblems)[number]; words: string }

/** An offer that counts from today on can be paid until then. */
export const findLastDay = async (db: Database | Transaction): Promise<string> =>
  addDays(await readToday(db), await readOfferDays(db))

/** The last day on which an offer can be paid. */
export const endOf = ({ offerEndsOn, signedAt }: Pick<DecisionRow, 'offerEndsOn' | 'signedAt'>): string =>
  offerEndsOn ?? addDays(offerDayOf(signedAt), defaultOfferDays)

/** Asks today's rule and, for a payment on a later day, that day's too. */
export async function findOfferProblem(
  db: Database | Transaction,
  offer: DecisionRow,
  fundedOn?: string | null,
): Promise<OfferProblem | undefined> {
  const { amount, state, rule, termsVersion } = offer
  const terms = await findTerms(db, termsVersion)
  if (!terms || !rule || !amount || !state) throw new Error('an offer without its figures')
  const today = await readToday(db)
  for (const day of fundedOn && fundedOn > today ? [today, fundedOn] : [today]) {
    const now = await readNumberedRule(db, state, day)
    const closed = findClosed(now)
    if (closed) return { reason: 'closed', words: closed }
    const excess = findExcess({ advance: amount, terms, rule }, now)
    const from = day > today && now.effectiveFrom ? now.effectiveFrom : undefined
    if (excess) return { reason: 'outdated', words: sayExcess(excess, state, from) }
  }
  const ends = endOf(offer)
  return today > ends ? { reason: 'offer ended', words: sayEnded(ends) } : undefined
}
