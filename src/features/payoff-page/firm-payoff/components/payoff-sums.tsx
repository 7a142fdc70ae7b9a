import { formatCalendarDay, formatCents, spellNumber } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { payoffPageWords } from '../content/words.ts'
import type { PayoffPage } from '../schema.ts'

type Figures = NonNullable<PayoffPage['offer']['figures']>

/** How the total comes about, to the cent. */
export function PayoffSums({ figures, through }: { figures: Figures; through: string }) {
  const locale = useLocale()
  const words = payoffPageWords[locale]
  const dollars = (cents: number) => formatCents(cents, locale)
  const some = (cents: number) => (cents === 0 ? words.none : dollars(cents))
  const { parts, graceDays } = figures
  const day = (on: string) => formatCalendarDay(on, locale, { dateStyle: 'long' })
  const sum = (member: 'charges' | 'paid' | 'reduced') => parts.reduce((all, part) => all + part[member], 0)
  const rows: [label: string, value: string][] = [
    ...parts.map(({ account, fundedOn, funded }): [string, string] => [
      account && parts.length > 1 ? words.fundedOf(account, day(fundedOn)) : words.funded(day(fundedOn)),
      dollars(funded),
    ]),
    [words.charges, some(sum('charges'))],
    [words.paid, some(sum('paid'))],
    ...(sum('reduced') > 0 ? [[words.reduced, dollars(sum('reduced'))] as [string, string]] : []),
  ]
  const grace = `${spellNumber(graceDays, locale).toLowerCase()} day${graceDays === 1 ? '' : 's'}`
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-title">
        {words.how}
      </h2>
      <dl className="mt-3">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="figures whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-l-4 border-green-800 bg-green-800/10 px-3 py-3 font-semibold">
          <dt>{words.total(day(through))}</dt>
          <dd className="figures whitespace-nowrap">{dollars(figures.owed)}</dd>
        </div>
      </dl>
      {graceDays > 0 && <p className="mt-2 font-sans text-small text-soft">{words.grace(grace)}</p>}
    </section>
  )
}
