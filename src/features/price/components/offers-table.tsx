import { formatCents, formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { offersWords } from '../content/offers-words.ts'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
import { type Course, listTableMonths, type Split } from './answer.ts'

type Compared = { course: Course; split: Split }

/** On a phone the difference is left out: only three columns fit. */
export function OffersTable({ a, b, month }: { a: Compared; b: Compared; month: number }) {
  const words = useWords(costWords)
  const locale = useLocale()
  const say = useWords(offersWords)
  const { capped } = useWords(costPageWords).table
  const cents = (value: number) => formatCents(value, locale)
  const nothing = words.answers.nothing
  return (
    <div className="cost-table-place mt-4">
      <table className="cost-table cost-table-even table-fixed" aria-labelledby="lines-title">
        <thead>
          <tr>
            <th scope="col">{say.lines.after}</th>
            <th scope="col">{say.names.a}</th>
            <th scope="col">{say.names.b}</th>
            <th scope="col" className="max-lg:hidden">
              {say.lines.costs}
            </th>
          </tr>
        </thead>
        <tbody>
          {listTableMonths(month).map((months) => {
            const [one, other] = [a.course.byMonth[months], b.course.byMonth[months]]
            if (!one || !other) return null
            return (
              <tr key={months} className={months === month ? 'here' : undefined}>
                <th scope="row">{words.fields.valueOfMonths(months)}</th>
                {[one, other].map(({ owed, cappedBy }, index) => (
                  <td key={index === 0 ? 'a' : 'b'} className={index === 0 ? 'font-semibold' : undefined}>
                    {cents(owed)}
                    {cappedBy && <small>{capped}</small>}
                  </td>
                ))}
                <td className="max-lg:hidden">{sayMore(other.owed - one.owed, say.lines)}</td>
              </tr>
            )
          })}
          <tr>
            <th scope="row">
              {say.lines.left(formatMoney(a.split.settlement, locale))}
              <small>{say.lines.leftNote(words.fields.valueOfMonths(month))}</small>
            </th>
            <td className="font-semibold">{cents(a.split.kept)}</td>
            <td>{cents(b.split.kept)}</td>
            <td className="max-lg:hidden">
              {sayMore(b.split.kept - a.split.kept, {
                ...say.lines,
                more: say.lines.moreForYou,
                less: say.lines.lessForYou,
              })}
            </td>
          </tr>
          <tr>
            <th scope="row">{say.lines.lose}</th>
            {[a, b].map(({ course }, index) => (
              <td key={index === 0 ? 'a' : 'b'}>
                {nothing}
                {!course.isOurs && <small>{say.lines.check}</small>}
              </td>
            ))}
            <td className="max-lg:hidden" />
          </tr>
        </tbody>
      </table>
    </div>
  )

  function sayMore(
    difference: number,
    {
      more,
      less,
      same,
    }: { more: (amount: string) => string; less: (amount: string) => string; same: string },
  ) {
    if (difference === 0) return same
    return difference > 0 ? more(cents(difference)) : less(cents(-difference))
  }
}
