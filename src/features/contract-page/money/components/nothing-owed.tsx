import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'

type NothingOwedProps = { rows: readonly { what: string; sum: number }[] }

/** In large type, because it's the promise that was kept. */
export function NothingOwed({ rows }: NothingOwedProps) {
  const locale = useLocale()
  const { paid: words } = owedWords[locale]
  return (
    <section
      aria-labelledby="owe-title"
      className="on-green -mx-gutter mt-10 px-gutter py-6 lg:mx-0 lg:mt-8 lg:px-10 lg:py-9"
    >
      <h2 id="owe-title" className="text-h3">
        {words.owe}
      </h2>
      <p className="mt-2 text-[min(11rem,38vw)] leading-none tracking-[-0.04em] lining-nums">
        {formatMoney(0, locale)}
      </p>
      <dl className="mt-6">
        {rows.map(({ what, sum }) => (
          <div key={what} className="flex justify-between gap-x-4 border-t border-rule-strong/60 py-2.5">
            <dt>{what}</dt>
            <dd className="figures whitespace-nowrap">{formatMoney(sum, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
