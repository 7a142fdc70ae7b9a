import { addDays } from '#lib/calendar-days.ts'
import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'
import type { Owed } from '../schema.ts'
import { sayFullDate } from './money-days.ts'

/** What is owed if the case pays today, and if it doesn't. */
export function OwedPair({ owed }: { owed: Owed }) {
  const locale = useLocale()
  const words = owedWords[locale]
  const sides = [
    {
      label: owed.most === null ? words.todayMost : words.today,
      sum: owed.owed,
      note: sayHowLong(owed, locale),
    },
    { label: words.lose, sum: 0, note: words.keep },
  ]
  return (
    <dl className="oxford mt-5 flex flex-wrap gap-x-4 gap-y-4 pt-4 lg:mt-8 lg:gap-x-8">
      {sides.map(({ label, sum, note }, at) => (
        <div
          key={label}
          className={
            at === 0 ? 'min-w-0 flex-[1_1_9rem] lg:flex-none' : 'flex-none border-l border-rule pl-4 lg:pl-8'
          }
        >
          <dt className="font-sans leading-snug font-semibold">{label}</dt>
          <dd className="mt-2 text-[min(3.25rem,13vw)] leading-none tracking-[-0.035em] whitespace-nowrap text-green-700 lining-nums lg:text-[4.5rem]">
            {formatMoney(sum, locale)}
          </dd>
          <dd className="mt-2 font-sans text-small text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function sayHowLong({ next, isDaily, paid }: Owed, locale: Locale): string {
  const words = owedWords[locale]
  const grows = isDaily && next ? words.daily : next ? undefined : words.level
  const said = grows ?? words.same(sayFullDate(addDays(next?.on ?? '', -1), locale))
  return paid > 0 ? `${said.replace(/\.?$/, '.')} ${words.paidSoFar(formatMoney(paid, locale))}` : said
}
