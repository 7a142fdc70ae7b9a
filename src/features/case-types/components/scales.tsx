import { formatShortDollars } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import type { axes } from '../content.ts'
import type { Range } from '../schema.ts'

export type Axes = typeof axes

export function Timeline({ months: [from, to], axes }: { months: Range; axes: Pick<Axes, 'years'> }) {
  return <ScaleAxis from={from / 12} to={to / 12} max={axes.years} unit="years" />
}

const thousand = 1000
const million = 1_000_000

export function FundingScale({ funding: [from, to] }: { funding: Range }) {
  const [unit, dollars] =
    to >= million ? (['millions', million] as const) : (['thousands', thousand] as const)
  const max = to / dollars
  const step = [4, 5, 3]
    .map((count) => max / count)
    .find((each) => each % (unit === 'millions' ? 0.25 : 25) === 0)
  return <ScaleAxis from={from / dollars} to={max} max={max} step={step ?? max / 4} unit={unit} />
}

const minFunding = 1000

/** On one axis for all kinds of cases: each line is ten times the one before. */
export function FundingComparison({
  funding: [from, to],
  axes,
}: {
  funding: Range
  axes: Pick<Axes, 'dollars'>
}) {
  const locale = useLocale()
  const place = (dollars: number) => Math.log(dollars / minFunding) / Math.log(axes.dollars / minFunding)
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const decades = Math.floor(Math.log10(axes.dollars / minFunding)) + 1
  const ticks = Array.from({ length: decades }, (_, index) => minFunding * 10 ** index)
  return (
    <svg className="axis" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="8" y2="8" stroke="currentColor" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={percent(place(tick))}
            x2={percent(place(tick))}
            y1="1"
            y2="15"
            stroke="currentColor"
            shapeRendering="crispEdges"
          />
          <text x={percent(place(tick))} y="30" textAnchor={tick === minFunding ? 'start' : 'middle'}>
            {formatShortDollars(tick, locale)}
          </text>
        </g>
      ))}
      <rect
        className="axis-span"
        x={percent(place(from))}
        width={percent(place(to) - place(from))}
        y="4.5"
        height="7"
      />
    </svg>
  )
}

/** Keeps both ends of "$5,000 - $100,000" unbroken, and makes the hyphen look like a dash. */
export function RangeText({ range }: { range: string }) {
  const [from, to] = range.split(' - ')
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{from}</span>{' '}
      <span className="mx-[0.08em] inline-block scale-x-150 text-ink-faint">-</span>{' '}
      <span className="whitespace-nowrap">{to}</span>
    </span>
  )
}
