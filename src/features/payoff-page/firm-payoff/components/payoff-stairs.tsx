import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import { heightOf, percent } from '#features/price/components/plot.ts'
import { countDays } from '#lib/calendar-days.ts'
import { formatCalendarDay, formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { payoffPageWords } from '../content/words.ts'
import type { PayoffPage } from '../schema.ts'

type Course = PayoffPage['course']
type StairsProps = { course: Course; today: string; through: string; chosen: string }

/** Less than that leaves no room for a sum above a step. */
const leastWidth = 0.12
const loud = 'halo font-semibold'
/** On a phone they’d stand in each other’s way. */
const quiet = `${loud} max-sm:hidden`

/** To scale, with the letter's last day on it. */
export function PayoffStairs({ course, today, through, chosen }: StairsProps) {
  const locale = useLocale()
  const words = payoffPageWords[locale]
  const [first] = course
  if (!first) return null
  const end = through > chosen ? through : chosen
  const all = Math.max(1, countDays(first.from, end))
  const at = (day: string) => Math.min(1, Math.max(0, countDays(first.from, day) / all))
  const top = 1.2 * Math.max(...course.map(({ owed }) => owed), 1)
  const now = course.findLast(({ from }) => from <= chosen)
  const steps = course
    .filter(({ from }) => from > today)
    .slice(0, 12)
    .map(({ from, owed }) => words.step(formatCalendarDay(from, locale), formatMoney(owed, locale)))
  const months = Math.max(1, Math.round(all / (365.25 / 12)))
  const label = words.drawn(formatMoney(now?.owed ?? 0, locale), steps.join(' '))
  return (
    <figure className="mt-4">
      <Hatching names={['ruled', 'ruled-heavy', 'diagonal', 'diagonal-heavy']} />
      <svg role="img" aria-label={label} className="plot h-[18rem] w-full overflow-visible">
        {course.map((stretch, place) => {
          const left = at(stretch.from)
          const width = (course[place + 1] ? at(course[place + 1]?.from ?? end) : 1) - left
          const isNow = stretch === now
          const [x, wide, y] = [percent(left), percent(width), heightOf(stretch.owed, top)]
          return (
            <g key={stretch.from}>
              <g className={isNow ? undefined : 'opacity-45'}>
                <rect
                  x={x}
                  y={heightOf(stretch.out, top)}
                  width={wide}
                  height={percent(stretch.out / top)}
                  fill={hatch(isNow ? 'ruled-heavy' : 'ruled')}
                />
                <rect
                  x={x}
                  y={y}
                  width={wide}
                  height={percent((stretch.owed - stretch.out) / top)}
                  fill={hatch(isNow ? 'diagonal-heavy' : 'diagonal')}
                />
              </g>
              <line className="plot-ink" x1={x} x2={percent(left + width)} y1={y} y2={y} strokeWidth="3" />
              {(isNow || (width >= leastWidth && course.length < 12)) && (
                <text
                  className={isNow || place === course.length - 1 ? loud : quiet}
                  x={left + width > 0.92 ? '100%' : percent(left + width / 2)}
                  textAnchor={left + width > 0.92 ? 'end' : 'middle'}
                  y={y}
                  dy="-9"
                >
                  {formatMoney(stretch.owed, locale)}
                </text>
              )}
            </g>
          )
        })}
        <line className="plot-ink" y1="100%" y2="100%" x2="100%" />
        {now && (
          <>
            <line
              className="plot-ink"
              x1={percent(at(chosen))}
              x2={percent(at(chosen))}
              y1={heightOf(now.owed, top)}
              y2="100%"
              strokeWidth="3"
            />
            <circle
              cx={percent(at(chosen))}
              cy={heightOf(now.owed, top)}
              r="7"
              className="fill-paper stroke-green-800"
              strokeWidth="3"
            />
          </>
        )}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between font-sans text-small text-soft">
        <span>0</span>
        <span>{words.months(months)}</span>
      </p>
    </figure>
  )
}
