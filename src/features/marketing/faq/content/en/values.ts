import { isServed } from '#domain/posture.ts'
import { noRule } from '#domain/rules.ts'
import { type StateCode, states } from '#domain/states.ts'
import { hasUnclearCancelDays, suggestedLimits } from '#features/rules/content/suggestions.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { firstYear, yearlyRateAt } from '#lib/price/yearly-rate.ts'
import { sayCancelDays, sayCancelStart } from '#site/cancel-words.ts'
import { formatCents, formatDollars, formatList, formatNumber, formatPercent } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import type { FaqFacts, FaqValues } from '../values.ts'

const nameStates = (rules: FaqFacts['rules'], has: (rule: FaqFacts['rules'][StateCode]) => boolean) =>
  states.filter(({ value }) => has(rules[value])).map(({ label }) => label.en)

export const en: FaqValues = {
  states: ({ rules }) => {
    const closed = nameStates(rules, (rule) => !isServed(rule))
    if (closed.length === 0) return `Yes. We fund people in all ${states.length} states.`
    if (closed.length === states.length) return 'We’re not funding anyone right now.'
    return `We fund people in ${states.length - closed.length} of the ${states.length} states. Right now we don’t fund people who live in ${formatList(closed, 'en')}.`
  },
  caps: ({ rules }) => {
    const capped = nameStates(rules, (rule) => isServed(rule) && rule.caps.length > 0)
    if (capped.length === 0)
      return 'Some states limit the charge by law. Indiana, for example, limits the yearly fee to 36% of the funded amount, with small extras (Indiana Code 24-12).'
    return `The law also limits the charge for people who live in ${formatList(capped, 'en')}. The limit is on the [state’s page](${paths.states}).`
  },
  cancel: (facts) => {
    const given = listCancelRights(facts)
    if (given.length === 0) return 'No state’s law that we follow today gives you more time by itself.'
    const groups = [...Map.groupBy(given, ({ words }) => words)]
    const named = groups.map(([words, places]) => `In ${listLabels(places)} the law gives you ${words}.`)
    return [...named, ...sayUnclear(facts)].join(' ')
  },
  price: ({ terms }) => (terms ? statePrice(terms) : stateNoPrice()),
}

const listLabels = (places: readonly { label: string }[]) =>
  formatList(
    places.map(({ label }) => label),
    'en',
  )

/** By the rule, or where nobody wrote one, by our notes on the state's law. */
function listCancelRights({ rules, today }: FaqFacts): { label: string; words: string }[] {
  return states.flatMap(({ value, label }) => {
    const rule = rules[value]
    if (!isServed(rule)) return []
    const told = rule.origin === 'default' ? suggestedLimits(value, today) : rule
    if (!told?.cancelDays || !told.cancelFrom) return []
    return [
      {
        label: label.en,
        words: `${sayCancelDays(told.cancelDays, 'en')} ${sayCancelStart(told.cancelFrom, 'en')}`,
      },
    ]
  })
}

/** Where we know of the right, and not of its days. */
function sayUnclear({ rules }: FaqFacts): string[] {
  const places = states
    .filter(({ value }) => hasUnclearCancelDays(value, rules[value]))
    .map(({ label }) => ({ label: label.en }))
  if (places.length === 0) return []
  const give = places.length === 1 ? 'gives' : 'give'
  return [`${listLabels(places)} ${give} you a few days, too; your agreement says how many.`]
}

const stateNoPrice = () =>
  `How much it is depends on the case, the state and the time, so one number here wouldn’t be true for you. Yours is in the agreement, in dollars, before you sign. Have an offer already? [Work out what it would cost](${paths.cost}).`

const growths: Record<MonthlyTerms['compounding'], string> = {
  simple: 'simple',
  monthly: 'compounding every month',
  semiannual: 'compounding every six months',
  annual: 'compounding every year',
}

const exampleAdvance = 5_000_00

function statePrice(terms: MonthlyTerms): string {
  const priceAfter = (months: number) => estimatePrice({ ...noRule, advance: exampleAdvance, months, terms })
  const owedAfter = (months: number) => formatCents(priceAfter(months).owed, 'en')
  const year = formatPercent(yearlyRateAt(priceAfter(12), firstYear), 'en')
  const fee = terms.fee > 0 ? `, and a fee of ${formatCents(terms.fee, 'en')} once` : ''
  const most =
    terms.capMultiple === null
      ? ''
      : ` You never owe more than ${formatNumber(terms.capMultiple, 'en')} times the advance.`
  const stop =
    terms.mostMonths === null ? '' : ` The charge stops after ${formatNumber(terms.mostMonths, 'en')} months.`
  return `Our charge is ${formatNumber(terms.monthlyRate, 'en')}% a month, ${growths[terms.compounding]}${fee}. For ${formatDollars(exampleAdvance / 100, 'en')} that comes to ${owedAfter(12)} after 12 months and ${owedAfter(24)} after 24: ${year} in the first year, with every fee.${most}${stop} Your state’s law may make it less. [Work out your own](${paths.cost}).`
}
