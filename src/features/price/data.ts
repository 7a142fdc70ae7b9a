import { and, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
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
import { findBreach } from '#lib/price/breach.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { fromMonthly, readTerms as readForm, toMonthly } from '#lib/price/monthly-terms.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { limitsAnything } from '#site/cap-words.ts'
import { formatCents } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { sayUnserved } from '#site/service-area.ts'
import type { CostFacts, CostRule } from './components/facts.ts'
import { breachWords } from './content/breach.ts'
import { estimateWords } from './content/estimate.ts'
import { costWords } from './content/words.ts'
import type { EstimateAnswer, EstimateQuery } from './schema/estimate.ts'
import type { TermsAndStates, TermsAnswer, TermsVersion, ToldTerms } from './schema/terms.ts'

/** The owner's terms of today, or of another day (in New York): a state's own before those for everywhere. */
export async function readTerms(
  db: Database,
  on?: Date | string,
  state?: StateCode,
): Promise<TermsVersion | null> {
  const [row] = await db
    .select()
    .from(priceTerms)
    .where(
      and(
        lte(priceTerms.effectiveFrom, dayOf(on)),
        state ? or(isNull(priceTerms.state), eq(priceTerms.state, state)) : isNull(priceTerms.state),
      ),
    )
    .orderBy(sql`${priceTerms.state} is null`, desc(priceTerms.effectiveFrom), desc(priceTerms.version))
    .limit(1)
  return row ? toVersion(row) : null
}

/** Of each state that has terms of its own. */
async function readTermsByState(db: Database): Promise<Partial<Record<StateCode, TermsVersion>>> {
  const rows = await db
    .selectDistinctOn([priceTerms.state])
    .from(priceTerms)
    .where(and(lte(priceTerms.effectiveFrom, dayOf()), isNotNull(priceTerms.state)))
    .orderBy(priceTerms.state, desc(priceTerms.effectiveFrom), desc(priceTerms.version))
  return Object.fromEntries(rows.map((row) => [row.state, toVersion(row)]))
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
  const terms = offered ?? (await readTerms(db, on, state))
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
function offerIn(query: Omit<EstimateQuery, 'amount'>): (ToldTerms & { version: null }) | undefined {
  if (query.rate === undefined) return undefined
  const offered = {
    monthlyRate: query.rate,
    compounding: query.compounding ?? 'monthly',
    fee: query.fee ?? 0,
    capMultiple: query.capMultiple ?? null,
    mostMonths: query.mostMonths ?? null,
  }
  const terms = fromMonthly(offered)
  return { version: null, ...terms, ...offered, oneTimeCharges: [...terms.oneTimeCharges] }
}

type TermsRow = typeof priceTerms.$inferSelect

/** The table counts in hundredths. */
export const toTerms = (row: Pick<TermsRow, keyof PriceTerms>): PriceTerms => ({
  rate: row.rate / 100,
  per: row.per,
  isCompounding: row.isCompounding,
  earned: row.earned,
  oneTimeCharges: row.oneTimeCharges,
  capMultiple: row.capMultiple === null ? null : row.capMultiple / 100,
  mostMonths: row.mostMonths,
  graceDays: row.graceDays,
})

const toVersion = (row: TermsRow): TermsVersion => {
  const terms = toTerms(row)
  return {
    version: row.version,
    state: row.state,
    effectiveFrom: row.effectiveFrom,
    ...terms,
    ...toMonthly(terms),
    oneTimeCharges: row.oneTimeCharges,
    setAt: row.setAt.toISOString(),
    setBy: row.personName,
  }
}

/** The states where the latest terms would be cut, each with the limit that does it. */
export async function answerTerms(db: Database): Promise<TermsAndStates> {
  const answer = await listTerms(db)
  const [latest] = answer.versions
  const rules = await readRules(db)
  const held = stateCodes.flatMap((state) => {
    const rule = latest && knowRule(rules[state], answer.today)
    const limit = rule && findBreach(latest, pickPriceRule(rule))
    return limit ? [{ state, reason: breachWords[limit] }] : []
  })
  const isAsked = (state: StateCode) => !latest?.state || latest.state === state
  return { ...answer, cannotUseIn: held.filter(({ state }) => isAsked(state)) }
}

/** What a price depends on, for pages; who set it is nobody's business but ours. Where nobody wrote a rule, our notes on the state's law count. */
export async function readCostFacts(
  db: Database,
  codes: readonly StateCode[] = stateCodes,
): Promise<CostFacts> {
  const [terms, termsIn, rules, today] = await Promise.all([
    readTerms(db),
    readTermsByState(db),
    readRules(db),
    readToday(db),
  ])
  const known = codes.flatMap((code) => {
    const rule = knowRule(rules[code], today)
    return rule ? [[code, rule] as const] : []
  })
  return {
    terms: terms && readForm(terms),
    termsIn: Object.fromEntries(Object.entries(termsIn).map(([state, own]) => [state, readForm(own)])),
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
