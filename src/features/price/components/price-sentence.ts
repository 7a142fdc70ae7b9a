import { noRule } from '#domain/rules.ts'
import type { OneTimeCharge } from '#lib/price/charges.ts'
import { type HoldingRule, holdToRule } from '#lib/price/hold.ts'
import { type OfferTerms, toMonthly } from '#lib/price/monthly-terms.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { formatMoney, formatNumber, formatPercent } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import type { CostWords } from '../content/words.ts'

/** "3% a month": an offer as it was typed, ours for the time that we set it for. */
export function sayRate(terms: OfferTerms, { rates }: CostWords, locale: Locale): string {
  const { rate, per } = 'per' in terms ? terms : { rate: terms.monthlyRate, per: 'month' as const }
  return rates[per](formatPercent(rate, locale))
}

/** As it holds under the rules, if any bind. */
export function sayPrice(
  terms: OfferTerms,
  words: CostWords,
  locale: Locale,
  rule: HoldingRule = noRule,
): string {
  const held = holdToRule(terms, rule)
  const { oneTimeCharges, minimumCharge, capMultiple, mostMonths } = held
  const say = words.terms
  return [
    say.price(sayRate(terms, words, locale), words.compounding[toMonthly(held).compounding].phrase),
    sayEarned(held, words),
    ...(oneTimeCharges.length === 0
      ? [say.noFee]
      : oneTimeCharges.map((one) => sayCharge(one, words, locale))),
    minimumCharge ? say.minimum(formatMoney(minimumCharge, locale)) : undefined,
    sayCap(capMultiple, words, locale),
    mostMonths === null ? undefined : say.mostMonths(mostMonths),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

function sayEarned({ earned, per }: PriceTerms, { terms: { earned: say } }: CostWords): string | undefined {
  const said = say[earned]
  return typeof said === 'object' ? said[per] : said
}

/** Our first terms had a fee without a name of its own. */
function sayCharge({ name, amount, isHeldBack }: OneTimeCharge, { terms: say }: CostWords, locale: Locale) {
  const money = formatMoney(amount, locale)
  if (isHeldBack) return say.heldBack(name, money)
  return name === 'Fee' ? say.fee(money) : say.added(name, money)
}

function sayCap(multiple: number | null, { terms }: CostWords, locale: Locale): string {
  if (multiple === null) return terms.noCap
  return multiple === 2 ? terms.twice : terms.cap(formatNumber(multiple, locale))
}
