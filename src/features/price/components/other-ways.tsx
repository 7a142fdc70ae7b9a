import type { CostQuestion } from '#lib/price/question.ts'
import { formatMoney, formatPercent } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { cardInterest, cardRate } from '../content/assumptions.ts'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'
import { hatch } from './hatching.tsx'
import { percent } from './plot.ts'

export function OtherWays({ course, question }: { course: Course; question: CostQuestion }) {
  const { fields } = useWords(costWords)
  const locale = useLocale()
  const say = useWords(costPageWords).ways
  const money = (cents: number) => formatMoney(cents, locale)
  const amount = question.amount * 100
  const card = cardInterest(question.amount, question.months)
  const monthly = Math.round(cardInterest(question.amount, 1) / 100) * 100
  const whose = course.isOurs ? 'ours' : 'own'
  const ways = [
    { ...say.waiting, cost: 0, lost: 0 },
    { ...say.friend, cost: 0, lost: amount },
    {
      name: say.card.name,
      note: say.card.note(formatPercent(cardRate, locale), money(monthly)),
      cost: card,
      lost: amount,
    },
    {
      name: say.advance.name[whose],
      note: say.advance.note,
      cost: course.asked.charges,
      lost: 0,
      isThis: true,
    },
  ]
  const most = Math.max(1, ...ways.map(({ cost }) => cost))
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title" className="text-title">
        {say.title}
      </h2>
      <p className="mt-1 min-h-[3.2em] text-soft sm:min-h-0">
        {say.lead(money(amount), fields.valueOfMonths(question.months))}
      </p>
      <div className="cost-table-place mt-4">
        <table className="cost-table table-fixed" aria-labelledby="ways-title">
          <thead>
            <tr>
              <th scope="col" className="w-[43%]">
                {say.head.from}
              </th>
              <th scope="col" className="w-[31%] text-left!">
                {say.head.cost}
              </th>
              <th scope="col">{say.head.lost}</th>
            </tr>
          </thead>
          <tbody>
            {ways.map(({ name, note, cost, lost, isThis }) => (
              <tr key={name} className={isThis ? 'here' : undefined}>
                <th scope="row">
                  {name}
                  <small className="min-h-[2.8em] sm:min-h-0">{note}</small>
                </th>
                <td className="text-left!">
                  {money(cost)}
                  <Bar share={cost / most} />
                </td>
                <td className={isThis ? 'font-semibold' : undefined}>{money(lost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="mt-1.5 block h-2.5 w-full overflow-visible" aria-hidden="true" focusable="false">
      {share === 0 ? (
        <line className="plot-ink" y2="10" x1="1" x2="1" strokeWidth="2" />
      ) : (
        <rect
          width={percent(share)}
          height="10"
          fill={hatch('diagonal-heavy')}
          className="stroke-green-800"
        />
      )}
    </svg>
  )
}
