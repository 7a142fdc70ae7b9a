import { formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
import { type Course, listTableMonths } from './answer.ts'
import type { CostRule } from './facts.ts'
import { sayPrice } from './price-sentence.ts'

type MonthTableProps = { course: Course; month: number; rule: CostRule }

export function MonthTable({ course, month, rule }: MonthTableProps) {
  const words = useWords(costWords)
  const locale = useLocale()
  const { title, head, capped } = useWords(costPageWords).table
  const rows = listTableMonths(month).flatMap((months) => {
    const estimate = course.byMonth[months]
    return estimate ? [{ months, ...estimate }] : []
  })
  return (
    <section aria-labelledby="table-title">
      <h2 id="table-title" className="text-title">
        {title}
      </h2>
      <p className="mt-1 text-soft">{sayPrice(course.terms, words, locale, rule)}</p>
      <div className="cost-table-place mt-4">
        <table className="cost-table cost-table-even" aria-labelledby="table-title">
          <thead>
            <tr>
              <th scope="col">{head.ends}</th>
              <th scope="col">{head.charge}</th>
              <th scope="col">{head.owed}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ months, charges, owed, cappedBy }) => (
              <tr key={months} className={months === month ? 'here' : undefined}>
                <th scope="row">
                  {words.fields.valueOfMonths(months)}
                  {cappedBy && cappedBy !== 'compounding' && <small>{capped}</small>}
                </th>
                <td>{formatMoney(charges, locale)}</td>
                <td>{formatMoney(owed, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
