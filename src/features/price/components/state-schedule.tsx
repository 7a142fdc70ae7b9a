import { pickPriceRule } from '#lib/price/ceilings.ts'
import { listSchedule } from '#lib/price/schedule.ts'
import { formatDate, formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import type { CostRule } from './facts.ts'

type StateScheduleProps = {
  course: Course
  rule: CostRule
  state: string
  /** YYYY-MM-DD. */
  sentOn: string
  month: number
}

/** The state's own steps with their dates, and the most it allows beside ours. Offers are priced by the same function. */
export function StateSchedule({ course, rule, state, sentOn, month }: StateScheduleProps) {
  const words = useWords(costWords)
  const { schedule: say, fields } = words
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const day = (date: string, dateStyle: 'long' | 'medium') =>
    formatDate(date, { dateStyle, timeZone: 'UTC' }, locale)
  const { advance } = course.asked
  const rows = listSchedule({ ...pickPriceRule(rule), advance, terms: course.terms }, sentOn)
  const hasLimit = rows.some(({ allowed }) => allowed !== null)
  return (
    <section aria-labelledby="schedule-title">
      <h2 id="schedule-title" className="text-title">
        {say.title(state)}
      </h2>
      <p className="mt-1 text-soft">{say.lead(money(advance), day(sentOn, 'long'))}</p>
      <div className="cost-table-place mt-4">
        <table className="cost-table cost-table-even" aria-labelledby="schedule-title">
          <thead>
            <tr>
              <th scope="col">{say.head.by}</th>
              <th scope="col">{course.isOurs ? say.head.ours : say.head.own}</th>
              {hasLimit && <th scope="col">{say.head.allowed(state)}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ months, on, owed, allowed, cappedFor }) => (
              <tr key={months} className={months === month ? 'here' : undefined}>
                <th scope="row">
                  {fields.valueOfMonths(months)}
                  <small className="whitespace-nowrap">{day(on, 'medium')}</small>
                </th>
                <td className="font-semibold text-brand">
                  {money(owed)}
                  {cappedFor === 'state' && <small className="whitespace-nowrap">{say.held}</small>}
                </td>
                {hasLimit && <td className="text-soft">{allowed === null ? '' : money(allowed)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 font-sans text-small text-soft">
        {rule.mostMonths !== null && `${say.stops(state, rule.mostMonths)} `}
        {say.lose}
      </p>
    </section>
  )
}
