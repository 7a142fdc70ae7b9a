import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { formatMoney, formatPercent } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { sayDayOf } from './describe-signing.ts'
import { findSteadyCharge, listOwed } from './owed-rows.ts'

/** The price in words, and whose rules hold. */
export function WhatItIs({ signing }: { signing: Signing }) {
  const locale = useLocale()
  const { what: words } = offerWords[locale]
  const { home, issuedBy, issuedAt, number } = signing
  const facts: [label: string, value: string][] = [
    [words.charge, sayCharge(signing, locale)],
    [words.once, sayOnce(signing, locale)],
    [words.rules, labelOf(states, home, locale)],
    [words.signed, words.signedBy(issuedBy, sayDayOf(issuedAt, locale))],
    [words.number, number],
  ]
  return (
    <section aria-labelledby="what-title" className="mt-12">
      <h2 id="what-title" className="text-title">
        {words.title}
      </h2>
      <dl className="mt-3 border-t border-rule-strong">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b border-rule py-2">
            <dt className="font-sans text-small text-soft">{label}</dt>
            <dd className="leading-snug wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function sayCharge({ figures }: Signing, locale: Locale): string {
  const { what: words } = offerWords[locale]
  const rows = listOwed(figures.schedule)
  const [first] = rows
  if (!first) return words.byOutcome
  const rate = formatPercent(first.yearlyRate, locale)
  const steady = findSteadyCharge(rows)
  return steady
    ? words.steady(
        formatMoney(steady.charge, locale),
        steady.months,
        rate,
        formatMoney(figures.funded, locale),
      )
    : words.varying(formatMoney(first.charges, locale), first.months, rate)
}

function sayOnce({ figures }: Signing, locale: Locale): string {
  const { what: words } = offerWords[locale]
  const charges = figures.oneTimeCharges.filter(({ amount }) => amount > 0)
  if (charges.length === 0) return words.none
  return charges
    .map(({ name, amount, isHeldBack }) =>
      words[isHeldBack ? 'held' : 'later'](name, formatMoney(amount, locale)),
    )
    .join('; ')
}
