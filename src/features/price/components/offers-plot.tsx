import { mostMonths } from '#lib/price/slider.ts'
import { formatCents, formatDollars } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { offersWords } from '../content/offers-words.ts'
import type { Course } from './answer.ts'
import { Curves, CutOut } from './cut-out.tsx'
import { AdvanceBand } from './growth-plot.tsx'
import { MonthAxis } from './month-axis.tsx'
import { dashes, type OfferName } from './offer-column.tsx'
import { cutArea, drawLine, findTop, heightOf, placeOf, sideOfLabels } from './plot.ts'

const names = ['a', 'b'] as const
const whole = { from: 0, to: mostMonths }

export function OffersPlot({ a, b, month }: { a: Course; b: Course; month: number }) {
  const say = useWords(offersWords)
  const locale = useLocale()
  const { advance } = a.asked
  const curves = { a: a.byMonth.map(({ owed }) => owed), b: b.byMonth.map(({ owed }) => owed) }
  const lower = curves.a.map((cents, index) => Math.min(cents, curves.b[index] ?? cents))
  const upper = curves.a.map((cents, index) => Math.max(cents, curves.b[index] ?? cents))
  const floor = lower.map((cents) => Math.min(cents, advance))
  const top = findTop([upper])
  const higher: OfferName = a.asked.owed > b.asked.owed ? 'a' : 'b'
  const x = placeOf(month)
  const courses = { a, b }
  const sayEnd = (name: OfferName) => {
    const last = courses[name].byMonth.at(-1)
    const before = courses[name].byMonth.at(-2)
    const amount = formatDollars((last?.owed ?? 0) / 100, locale)
    if (last?.cappedBy && before?.owed === last.owed) return say.stops[name](amount)
    return last?.caps.length ? say.ends[name](amount) : say.goesOn[name](amount)
  }
  return (
    <figure className="col-span-2 lg:col-span-1 lg:col-start-3 lg:row-span-3 lg:row-start-1">
      <figcaption className="text-lead font-semibold">{say.chart}</figcaption>
      <svg
        className="plot"
        role="img"
        aria-label={names
          .map((name) =>
            say.described(
              say.names[name],
              formatCents(courses[name].asked.owed, locale),
              month,
              formatCents(curves[name].at(-1) ?? 0, locale),
            ),
          )
          .join(' ')}
      >
        <AdvanceBand advance={advance} top={top} until="100%" />
        <CutOut id="both-charges" area={cutArea(lower, floor, whole, top)} fill="diagonal" />
        <CutOut id="difference" area={cutArea(upper, lower, whole, top)} fill="dotted" />
        <line className="plot-ink" x2="100%" y1={heightOf(advance, top)} y2={heightOf(advance, top)} />
        <Curves
          lines={names.map((name) => ({
            path: drawLine(curves[name], whole, top),
            width: '3',
            dashes: dashes[name],
          }))}
        />
        <line
          className="plot-ink"
          x1={x}
          x2={x}
          y1={heightOf(courses[higher].asked.owed, top)}
          y2="100%"
          strokeWidth="2"
        />
        <circle
          cx={x}
          cy={heightOf(b.asked.owed, top)}
          r="6"
          className="fill-sheet stroke-green-800"
          strokeWidth="3"
        />
        <circle cx={x} cy={heightOf(a.asked.owed, top)} r="6" className="fill-green-700" />
        {names.map((name) => (
          <text
            key={name}
            className="halo font-semibold"
            x={x}
            y={heightOf(courses[name].asked.owed, top)}
            {...placeAtMarker(name === higher, month)}
          >
            {say.at[name](formatCents(courses[name].asked.owed, locale))}
          </text>
        ))}
        <text className="halo" y="100%" dy="-9" {...placeAdvance(month)}>
          {say.advance(formatDollars(advance / 100, locale))}
        </text>
      </svg>
      <MonthAxis month={month} />
      {/* In the chart they would lie on the words at the marker. */}
      <p className="flex flex-wrap gap-x-6 font-sans text-small font-semibold">
        {names.map((name) => (
          <span key={name}>{sayEnd(name)}</span>
        ))}
      </p>
    </figure>
  )
}

/** Away from the words at the marker. */
const placeAdvance = (month: number) =>
  month < 6 ? { x: '100%', dx: -10, textAnchor: 'end' as const } : { x: '10' }

function placeAtMarker(isHigher: boolean, month: number) {
  const toLeft = { dx: -16, textAnchor: 'end' as const }
  if (isHigher) return { ...(month < 12 ? { dx: 16 } : toLeft), dy: -24 }
  return { ...(sideOfLabels(month) === 'left' ? toLeft : { dx: 14 }), dy: 40 }
}
