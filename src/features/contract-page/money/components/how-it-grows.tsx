import { formatMoney } from '#site/format.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'
import type { Owed } from '../schema.ts'
import { GrowingStairs } from './growing-stairs.tsx'
import { sayFullDate } from './money-days.ts'

/** What the claim owes over its whole time. */
export function HowItGrows({ owed }: { owed: Owed }) {
  const locale = useLocale()
  const { grows: words } = owedWords[locale]
  const { course, most, today } = owed
  const now = course.findLast(({ from }) => from <= today)
  return (
    <section aria-labelledby="grows-title" className="mt-12">
      <h2 id="grows-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 text-soft">{most === null ? words.scale : words.stops(formatMoney(most, locale))}</p>
      <GrowingStairs owed={owed} />
      <Disclosure summary={words.table}>
        <table className="cost-table contract-owed">
          <thead>
            <tr>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.owed}</th>
            </tr>
          </thead>
          <tbody>
            {course.map((stretch) => (
              <tr key={stretch.from} {...(stretch === now && { 'aria-current': true })}>
                <th scope="row">
                  {sayFullDate(stretch.from, locale)}
                  {stretch === now && <small>{words.here}</small>}
                </th>
                <td>{formatMoney(stretch.owed, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  )
}
