import type { OfferTerms } from '#lib/price/terms.ts'
import { formatMoney, formatNumber, formatPercent } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import type { CostWords } from '../content/words.ts'

export function sayPrice(terms: OfferTerms, words: CostWords, locale: Locale): string {
  const { monthlyRate, compounding, fee, minimumCharge, capMultiple, mostMonths } = terms
  const say = words.terms
  return [
    say.price(formatPercent(monthlyRate, locale), words.compounding[compounding].phrase),
    fee === 0 ? say.noFee : say.fee(formatMoney(fee, locale)),
    ...(minimumCharge ? [say.minimum(formatMoney(minimumCharge, locale))] : []),
    sayCap(capMultiple, words, locale),
    ...(mostMonths === null ? [] : [say.mostMonths(mostMonths)]),
  ].join(' ')
}

function sayCap(multiple: number | null, { terms }: CostWords, locale: Locale): string {
  if (multiple === null) return terms.noCap
  return multiple === 2 ? terms.twice : terms.cap(formatNumber(multiple, locale))
}
