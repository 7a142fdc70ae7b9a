import type { Signing } from '#features/contracts/signing/schema.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'

/** What counts, side by side. */
export function AmountsPair({ figures }: Pick<Signing, 'figures'>) {
  const locale = useLocale()
  const words = offerWords[locale]
  const { funded, received } = figures
  const sides = [
    {
      label: words.get,
      sum: received,
      note: received === funded ? words.noFees : words.lessFees(formatMoney(funded - received, locale)),
    },
    { label: words.lose, sum: 0, note: words.keep },
  ]
  return (
    <dl className="oxford mt-5 flex flex-wrap gap-x-4 gap-y-4 pt-4 lg:mt-8 lg:gap-x-8">
      {sides.map(({ label, sum, note }, at) => (
        <div key={label} className={at === 0 ? 'min-w-0' : 'flex-none border-l border-rule pl-4 lg:pl-8'}>
          <dt className="font-sans leading-snug font-semibold">{label}</dt>
          <dd className="mt-2 whitespace-nowrap text-[min(3.25rem,14.4vw)] leading-none tracking-[-0.035em] text-green-700 lining-nums lg:text-[4.5rem]">
            {formatMoney(sum, locale)}
          </dd>
          <dd className="mt-2 font-sans text-small text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
