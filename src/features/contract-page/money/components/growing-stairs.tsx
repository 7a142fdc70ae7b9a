import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import { heightOf, percent } from '#features/price/components/plot.ts'
import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'
import type { Owed } from '../schema.ts'
import { sayFullDate } from './money-days.ts'
import { monthOf, type PlacedStretch, placeCourse } from './place-course.ts'

/** Narrower ones have no room for a sum above them on a phone. */
const leastWidth = 0.13

/** To scale, with today on it. The list below says all of it. */
export function GrowingStairs({ owed }: { owed: Owed }) {
  const locale = useLocale()
  const { grows: words } = owedWords[locale]
  const { stretches, today, months } = placeCourse(owed)
  const top = 1.16 * Math.max(...stretches.map(({ owed: sum }) => sum))
  const now = stretches.findLast(({ when }) => when !== 'later')
  const floor = now?.out ?? 0
  const label = owed.advances.length > 1 ? words.advances : words.advance
  return (
    <figure className="mt-5">
      <Hatching names={['ruled', 'ruled-heavy', 'diagonal', 'diagonal-heavy']} />
      <svg role="img" aria-label={sayDrawing(owed, locale)} className="plot money-stairs">
        {stretches.map((stretch, at) => (
          <Step key={stretch.from} stretch={stretch} before={stretches[at - 1]} top={top} />
        ))}
        <line className="plot-ink" y1="100%" y2="100%" x2="100%" />
        {stretches.filter(isLabeled(stretches)).map((stretch) => (
          <SumAbove
            key={stretch.from}
            stretch={stretch}
            top={top}
            isBeside={now !== undefined && isBeside(stretch, now)}
          />
        ))}
        {now && (
          <>
            <line
              className="plot-ink"
              x1={percent(today)}
              x2={percent(today)}
              y1={heightOf(now.owed, top)}
              y2="100%"
              strokeWidth="3"
            />
            <circle
              cx={percent(today)}
              cy={heightOf(now.owed, top)}
              r="7"
              className="fill-paper stroke-green-800"
              strokeWidth="3"
            />
          </>
        )}
        <text
          className="halo font-semibold"
          x={percent(today > 0.5 ? today : Math.min(0.9, today))}
          dx={today > 0.5 ? -14 : 14}
          textAnchor={today > 0.5 ? 'end' : 'start'}
          y={heightOf(floor / 2, top)}
          dy="5"
        >
          {label(formatMoney(floor, locale))}
        </text>
      </svg>
      <svg className="plot-axis" aria-hidden="true" focusable="false">
        {months.map(({ month, at }, place) => {
          const isEnd = place === months.length - 1
          const isCrowded = months.length > 5 && place === months.length - 2
          return (
            <g key={month}>
              <line className="plot-ink" x1={percent(at)} x2={percent(at)} y1="1" y2="9" />
              <text
                x={percent(at)}
                y="26"
                textAnchor={isEnd ? 'end' : place === 0 ? 'start' : 'middle'}
                className={isCrowded ? 'max-sm:hidden' : undefined}
              >
                {isEnd ? words.end(month) : month}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

type StepProps = { stretch: PlacedStretch; before: PlacedStretch | undefined; top: number }

function Step({ stretch: { left, width, owed, out, when }, before, top }: StepProps) {
  const [x, wide, right] = [percent(left), percent(width), percent(left + width)]
  const [y, floor] = [heightOf(owed, top), heightOf(out, top)]
  const isNow = when === 'now'
  return (
    <g>
      <g className={isNow ? undefined : 'opacity-45'}>
        <rect
          x={x}
          y={floor}
          width={wide}
          height={percent(out / top)}
          fill={hatch(isNow ? 'ruled-heavy' : 'ruled')}
        />
        <rect
          x={x}
          y={y}
          width={wide}
          height={percent((owed - out) / top)}
          fill={hatch(isNow ? 'diagonal-heavy' : 'diagonal')}
        />
      </g>
      <line className="plot-ink" x1={x} x2={right} y1={floor} y2={floor} />
      <line
        className="plot-ink"
        x1={x}
        x2={x}
        y1={before ? heightOf(before.owed, top) : '100%'}
        y2={y}
        strokeWidth={before ? 3 : 1}
      />
      <line className="plot-ink" x1={x} x2={right} y1={y} y2={y} strokeWidth="3" />
      {left + width === 1 && <line className="plot-ink" x1="100%" x2="100%" y1={y} y2="100%" />}
    </g>
  )
}

/** Today's sum always, and others that don't stand in its way. */
function isLabeled(stretches: readonly PlacedStretch[]) {
  const now = stretches.find(({ when }) => when === 'now')
  return (stretch: PlacedStretch) => {
    if (stretch === now) return true
    const isLast = stretch === stretches.at(-1)
    const gap = now ? Math.abs(middleOf(stretch) - middleOf(now)) : 1
    return (stretch.width >= leastWidth || isLast) && gap >= leastWidth
  }
}

const middleOf = ({ left, width }: PlacedStretch) =>
  left + width > 0.999 && width < leastWidth ? 1 : left + width / 2

/** On a phone a long sum of today needs the room above its neighbors. */
const isBeside = (stretch: PlacedStretch, now: PlacedStretch) =>
  stretch !== now && now.owed >= 10_000_00 && Math.abs(middleOf(stretch) - middleOf(now)) < 0.2

type SumAboveProps = { stretch: PlacedStretch; top: number; isBeside: boolean }

function SumAbove({ stretch, top, isBeside }: SumAboveProps) {
  const locale = useLocale()
  const { owed, when, left, width } = stretch
  const isNow = when === 'now'
  const middle = left + width / 2
  const anchor = middle > 0.9 ? 'end' : middle < 0.08 ? 'start' : 'middle'
  return (
    <text
      x={anchor === 'end' ? '100%' : anchor === 'start' ? '0' : percent(middle)}
      textAnchor={anchor}
      y={heightOf(owed, top)}
      dy={isNow ? -15 : -9}
      className={classNames(
        'halo',
        isNow ? 'plot-amount money-now' : 'font-semibold',
        isBeside && 'max-sm:hidden',
      )}
    >
      {formatMoney(owed, locale)}
    </text>
  )
}

function sayDrawing({ course, today, owed }: Owed, locale: Locale): string {
  const { grows: words } = owedWords[locale]
  const [first] = course
  const steps = course
    .filter(({ from }) => from > today)
    .slice(0, 12)
    .map((stretch) => words.step(sayFullDate(stretch.from, locale), formatMoney(stretch.owed, locale)))
  return words.drawn(formatMoney(owed, locale), monthOf(first?.from ?? today, today), steps.join(' '))
}
