import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'
import type { Owed } from '../schema.ts'
import { sayFullDate } from './money-days.ts'

/** Where a person has more than one: each, and their sum. */
export function AdvanceList({ owed }: { owed: Owed }) {
  const locale = useLocale()
  const { advances: words } = owedWords[locale]
  const { advances } = owed
  if (advances.length < 2) return null
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <section aria-labelledby="advances-title" className="mt-12">
      <h2 id="advances-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 text-soft">{words.text}</p>
      <ul className="mt-4 border-t border-rule-strong">
        {advances.map(({ account, funded, fundedOn, owed: sum, next }) => (
          <li
            key={`${account} ${fundedOn}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-3"
          >
            <span className="min-w-0">
              <b className="block">{account ? words.account(account) : words.without}</b>
              <span className="font-sans text-small text-soft">
                {words.paidOut(money(funded), sayFullDate(fundedOn, locale))}
              </span>
            </span>
            <span className="text-right">
              <b className="figures block font-semibold">{money(sum)}</b>
              {next && (
                <span className="font-sans text-small text-soft">
                  {words.changes(money(next.owed), sayFullDate(next.on, locale))}
                </span>
              )}
            </span>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule-strong py-3">
          <b>{words.together}</b>
          <b className="figures">{money(owed.owed)}</b>
        </li>
      </ul>
    </section>
  )
}
