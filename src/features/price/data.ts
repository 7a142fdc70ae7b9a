import { desc, eq, lte } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { priceTerms } from '#db/schema/index.ts'
import { labelOf } from '#domain/choice.ts'
import { daysBetweenChecks, noRule } from '#domain/rules.ts'
import { type StateCode, stateCodes, states } from '#domain/states.ts'
import { findLaw } from '#features/rules/content/law-sites.ts'
import { isQuiet, suggestedLimits, suggestionFor } from '#features/rules/content/suggestions.ts'
import { dayOf, readRule, readRules, readToday } from '#features/rules/data.ts'
import type { StateRule } from '#features/rules/schema.ts'
import { planFundingDay } from '#lib/business-days.ts'
import { countDays } from '#lib/calendar-days.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { limitsAnything } from '#site/cap-words.ts'
import { formatCents } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { sayUnserved } from '#site/service-area.ts'
import type { CostFacts, CostRule } from './components/facts.ts'
import { estimateWords } from './content/estimate.ts'
import { costWords } from './content/words.ts'
import type { EstimateAnswer, EstimateQuery, TermsAnswer, TermsVersion } from './schema.ts'

/** The owner's terms of today, or of another day (in New York); null while there is no price. */
export async function readTerms(db: Database, on?: Date | string): Promise<TermsVersion | null> {
  const [row] = await db
    .select()
    .from(priceTerms)
    .where(lte(priceTerms.effectiveFrom, dayOf(on)))
    .orderBy(desc(priceTerms.effectiveFrom), desc(priceTerms.version))
    .limit(1)
  return row ? toVersion(row) : null
}

/** The terms of a version, which never change. */
export async function findTerms(
  db: Database | Transaction,
  version: number | null,
): Promise<TermsVersion | undefined> {
  const [row] =
    version === null ? [] : await db.select().from(priceTerms).where(eq(priceTerms.version, version))
  return row && toVersion(row)
}

export async function listTerms(db: Database): Promise<TermsAnswer> {
  const rows = await db.select().from(priceTerms).orderBy(desc(priceTerms.version))
  const current = await readTerms(db)
  return { today: await readToday(db), current: current?.version ?? null, versions: rows.map(toVersion) }
}

export type EstimateRefusal = 'not priced' | 'no terms' | 'too large'

/** Our price, or what a reader's own offer comes to, by the rule of the state in which the person lives. */
export async function answerEstimate(
  db: Database,
  { amount, state, on, ...query }: EstimateQuery,
  locale: Locale,
): Promise<Outcome<{ estimate: EstimateAnswer }, EstimateRefusal>> {
  const rule = state && knowRule(await readRule(db, state, on), on ?? (await readToday(db)))
  const offered = offerIn(query)
  // What somebody else offers there can still be computed.
  const unpriced = state && rule && !offered && sayUnpriced(state, rule, locale)
  if (unpriced) return refuse('not priced', { errors: { state: [unpriced] } })
  const terms = offered ?? (await readTerms(db, on))
  if (!terms) return refuse('no terms', { errors: { rate: [estimateWords[locale].sendRate] } })
  const { largestAdvance } = rule ?? noRule
  const limits = pickPriceRule(rule ?? noRule, state)
  // In a query it is the reader's own offer's, in a rule the most that the state allows.
  const { compounding: _, ...asked } = query
  const estimate = estimatePrice({ ...asked, ...limits, advance: amount, terms })
  if (state && largestAdvance !== null && estimate.isTooLarge) {
    const most = estimateWords[locale].tooLarge(
      labelOf(states, state, locale),
      formatCents(largestAdvance, locale),
    )
    return refuse('too large', { errors: { amount: [most] } })
  }
  return {
    ok: true,
    estimate: {
      ...estimate,
      caps: [...estimate.caps],
      oneTimeCharges: [...estimate.oneTimeCharges],
      months: query.months,
      state: state ?? null,
      isSuggested: rule?.isSuggested === true && limitsAnything(rule),
      terms,
    },
  }
}

/** An offer that the reader has. */
function offerIn(query: Omit<EstimateQuery, 'amount'>): (MonthlyTerms & { version: null }) | undefined {
  if (query.rate === undefined) return undefined
  return {
    version: null,
    monthlyRate: query.rate,
    compounding: query.compounding ?? 'monthly',
    fee: query.fee ?? 0,
    capMultiple: query.capMultiple ?? null,
    mostMonths: query.mostMonths ?? null,
  }
}

type TermsRow = typeof priceTerms.$inferSelect

/** The table counts in hundredths. */
export const toTerms = (row: Pick<TermsRow, keyof MonthlyTerms>): MonthlyTerms => ({
  monthlyRate: row.monthlyRate / 100,
  compounding: row.compounding,
  fee: row.fee,
  capMultiple: row.capMultiple === null ? null : row.capMultiple / 100,
  mostMonths: row.mostMonths,
})

const toVersion = (row: TermsRow): TermsVersion => ({
  version: row.version,
  effectiveFrom: row.effectiveFrom,
  ...toTerms(row),
  setAt: row.setAt.toISOString(),
  setBy: row.personName,
})

/** What a price depends on, for pages. Where nobody wrote a rule, our notes on the state's law count. */
export async function readCostFacts(
  db: Database,
  codes: readonly StateCode[] = stateCodes,
): Promise<CostFacts> {
  const [terms, rules, today] = await Promise.all([readTerms(db), readRules(db), readToday(db)])
  const known = codes.flatMap((code) => {
    const rule = knowRule(rules[code], today)
    return rule ? [[code, rule] as const] : []
  })
  return {
    terms: terms && toPublicTerms(terms),
    rules: Object.fromEntries(known),
    sentOn: planFundingDay(today),
  }
}

/** Undefined where neither the owner nor our notes know of any rule. */
const knowRule = (rule: StateRule, day: string): CostRule | undefined =>
  rule.origin === 'default' ? suggestRule(rule.code, day) : toCostRule(rule, day)

/** Why no price of ours is named there, in the words of the pages. */
const sayUnpriced = (code: StateCode, rule: CostRule, locale: Locale): string | undefined =>
  sayUnserved({ ...rule, code }, locale) ??
  (rule.isQuiet ? costWords[locale].terms.quiet(labelOf(states, code, locale)) : undefined)

/** People can apply there, as long as nobody closed the state; no figure goes above a limit that we know. */
function suggestRule(code: StateCode, today: string): CostRule | undefined {
  const limits = suggestedLimits(code, today)
  const quiet = isQuiet(code, { origin: 'default' })
  const says = limits && (limitsAnything(limits) || limits.cancelDays !== null)
  if (!quiet && !says) return undefined
  return {
    ...noRule,
    ...limits,
    state: code,
    ...citeLaw({ code, ...suggestionFor(code) }),
    isSuggested: true,
    isQuiet: quiet,
  }
}

/** Who set them is nobody's business but ours. */
const toPublicTerms = ({
  monthlyRate,
  compounding,
  fee,
  capMultiple,
  mostMonths,
}: MonthlyTerms): MonthlyTerms => ({
  monthlyRate,
  compounding,
  fee,
  capMultiple,
  mostMonths,
})

/** Our own notes may cite nothing; then there's nothing to link. */
function citeLaw({ source, code }: Pick<StateRule, 'source' | 'code'>): Pick<CostRule, 'source' | 'lawUrl'> {
  const lawUrl = findLaw(code, source)
  return source === '' ? {} : { source, ...(lawUrl && { lawUrl }) }
}

const toCostRule = (rule: StateRule, today: string): CostRule => ({
  ...citeLaw(rule),
  ...(rule.checkedOn && countDays(rule.checkedOn, today) > daysBetweenChecks && { isLate: true }),
  posture: rule.posture,
  sentence: rule.sentence,
  ...pickPriceRule(rule, rule.code),
  caps: rule.caps,
  compounding: rule.compounding,
  cancelDays: rule.cancelDays,
  cancelFrom: rule.cancelFrom,
  mostMonths: rule.mostMonths,
  largestAdvance: rule.largestAdvance,
  license: rule.license,
  takesWithoutLicense: rule.takesWithoutLicense,
  requiredSentences: rule.requiredSentences,
  checkedOn: rule.checkedOn,
})
