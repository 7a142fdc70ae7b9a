import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { firmMoneyWords } from '../content/words.ts'
import type { FirmMoney } from '../schema.ts'
import { sayFullDate, sayWeekdayDate } from './money-days.ts'

/** Each contract that money left on: what is owed today, and what comes next. */
export function FirmMoneyFacts({ money }: { money: readonly FirmMoney[] }) {
  const locale = useLocale()
  const words = firmMoneyWords[locale]
  if (money.length === 0) return null
  const sum = (cents: number) => formatMoney(cents, locale)
  return (
    <section aria-labelledby="firm-money" className="oxford mt-8">
      <h2 id="firm-money" className="text-h3">
        {words.title}
      </h2>
      {money.map(({ account, funded, fundedOn, owed, next, cancelUntil, notice, ended }) => {
        const rows = [
          [words.funded, words.fundedOn(sum(funded), sayFullDate(fundedOn, locale))],
          ...(notice
            ? [
                [
                  words.noticed,
                  words.noticedOn(
                    sayWeekdayDate(notice.on, locale),
                    sum(notice.missing),
                    sayWeekdayDate(notice.lastDay, locale),
                  ),
                ],
              ]
            : cancelUntil
              ? [[words.cancel, sayWeekdayDate(cancelUntil, locale)]]
              : []),
          [words.owed, sum(owed)],
          ...(ended ? [[words.ended, words.endedOn[ended.how](sayFullDate(ended.on, locale))]] : []),
          ...(owed > 0
            ? [[words.next, next ? words.from(sayFullDate(next.on, locale), sum(next.owed)) : words.level]]
            : []),
        ]
        return (
          <div key={account} className="mt-4">
            {money.length > 1 && <h3 className="font-sans text-[1rem] font-semibold">{account}</h3>}
            <dl className="border-t border-rule-strong">
              {rows.map(([label, text]) => (
                <div key={label} className="border-b border-rule py-2">
                  <dt className="font-sans text-small text-soft">{label}</dt>
                  <dd className="figures wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </section>
  )
}

/** In a list: a line for each. */
export function FirmMoneyLines({ money }: { money: readonly FirmMoney[] }) {
  const locale = useLocale()
  const { short: words, endedOn: ends } = firmMoneyWords[locale]
  return (
    <>
      {money.map(({ account, owed, next, cancelUntil, notice, ended }) => (
        <span key={account} className="block leading-snug">
          {money.length > 1 && <span className="block font-sans text-small">{account}</span>}
          <b className="figures block font-semibold">{words.owed(formatMoney(owed, locale))}</b>
          <span className="block font-sans text-small text-soft">
            {ended
              ? ends[ended.how](sayFullDate(ended.on, locale))
              : notice
                ? words.noticed
                : cancelUntil
                  ? words.cancel(sayWeekdayDate(cancelUntil, locale))
                  : next && words.from(formatMoney(next.owed, locale), sayFullDate(next.on, locale))}
          </span>
        </span>
      ))}
    </>
  )
}
