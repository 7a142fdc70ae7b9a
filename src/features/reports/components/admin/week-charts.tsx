import { formatCalendarDay, formatNumber, formatPercent, formatShortDollars } from '#site/staff-format.ts'
import { sayDays, shareOf } from '../../content/columns.ts'
import type { Report } from '../../schema/report.ts'
import { sayBar } from './bar-lists.ts'
import { listTicks, Plot } from './plot.tsx'
import type { Chart } from './report-state.ts'

type WeekChartProps = {
  report: Report
  chosenIn: (chart: Chart) => string | undefined
  onChoose: (chart: Chart, value: string) => void
  onOpen: () => void
}

function usePlot({ report, chosenIn, onChoose, onOpen }: WeekChartProps, chart: Chart) {
  const byWeek = new Map(report.week.map((row) => [row.value, row]))
  return {
    byWeek,
    bars: report.week.map((row) => {
      const label = formatCalendarDay(row.value, { month: 'short', day: 'numeric' })
      return { value: row.value, label, words: `Week of ${label}: ${sayBar(chart, row, report)}` }
    }),
    chosen: chosenIn(chart),
    onChoose: (value: string) => onChoose(chart, value),
    onOpen,
  }
}

const largest = (values: readonly number[]) => Math.max(0, ...values)
const countTick = (at: number) => ({ at, label: formatNumber(at) })

export function ApplicationsChart(props: WeekChartProps) {
  const { byWeek, ...plot } = usePlot(props, 'applications')
  const most = largest(props.report.week.map(({ applications }) => applications))
  return (
    <Plot
      {...plot}
      label="Applications by week; arrows move, Enter opens the list"
      range={[0, Math.max(1, most)]}
      ticks={listTicks(most).map(countTick)}
      draw={(value, { x, width, y }) => {
        const row = byWeek.get(value)
        if (!row) return null
        return (
          <>
            <rect
              {...{ x, width }}
              y={y(row.applications)}
              height={y(0) - y(row.applications)}
              className="figure-ink"
            />
            {row.approvedSoFar > 0 && (
              <rect
                {...{ x, width }}
                y={y(row.approvedSoFar)}
                height={y(0) - y(row.approvedSoFar)}
                className="figure-lined"
              />
            )}
          </>
        )
      }}
    />
  )
}

export function ApprovedChart(props: WeekChartProps) {
  const { byWeek, ...plot } = usePlot(props, 'approved')
  const shares = props.report.week.map(shareOf)
  const most = Math.min(
    100,
    Math.max(40, Math.ceil((largest(shares.map((share) => share ?? 0)) + 5) / 20) * 20),
  )
  return (
    <Plot
      {...plot}
      label="Share of those decided that was approved, by week; arrows move, Enter opens the list"
      range={[0, most]}
      ticks={[most / 2, most].map((at) => ({ at, label: formatPercent(at) }))}
      ground={({ y, xOf }) => <path d={lineOf(shares, xOf, y)} className="figure-line" />}
      draw={(value, { center, y }) => {
        const row = byWeek.get(value)
        const share = row ? shareOf(row) : null
        return share === null ? null : <circle cx={center} cy={y(share)} r="3" className="figure-dot" />
      }}
    />
  )
}

/** Weeks without a decision leave a gap. */
const lineOf = (
  values: readonly (number | null)[],
  xOf: (place: number) => number,
  y: (value: number) => number,
) =>
  values
    .map((value, place) => {
      if (value === null) return ''
      return `${place === 0 || values[place - 1] === null ? 'M' : 'L'}${xOf(place)} ${y(value)}`
    })
    .join('')

export function DaysChart(props: WeekChartProps) {
  const { byWeek, ...plot } = usePlot(props, 'days')
  const { promisedDays, week } = props.report
  const most = Math.max(promisedDays * 1.25, largest(week.map(({ days }) => days?.nineTenths ?? 0)))
  return (
    <Plot
      {...plot}
      label="Business days to the decision, by week; arrows move, Enter opens the list"
      range={[0, most]}
      ticks={listTicks(most).map((at) => ({ at, label: `${formatNumber(at)} d` }))}
      ground={({ left, right, y }) => (
        <g>
          <path d={`M${left} ${y(promisedDays)}H${right}`} className="figure-promise" />
          <path d={`M${left} ${y(promisedDays) + 4}H${right}`} className="figure-promise-thin" />
        </g>
      )}
      draw={(value, { center, y }) => {
        const days = byWeek.get(value)?.days
        if (!days) return null
        return (
          <>
            <path d={`M${center} ${y(days.nineTenths)}V${y(days.threeQuarters)}`} className="figure-tail" />
            <path d={`M${center} ${y(days.threeQuarters)}V${y(days.quarter)}`} className="figure-half" />
            <circle cx={center} cy={y(days.middle)} r="4" className="figure-dot" />
          </>
        )
      }}
    />
  )
}

export function MoneyChart(props: WeekChartProps) {
  const { report, chosenIn } = props
  const out = usePlot(props, 'out')
  const mostOut = largest(report.week.map((row) => row.out))
  const mostBack = report.isBackRecorded ? largest(report.week.map((row) => row.back)) : 0
  const high = Math.max(1, mostOut)
  const ticks = mostOut > 0 ? listTicks(mostOut / 100).slice(-2) : []
  return (
    <Plot
      {...out}
      chosen={chosenIn('out') ?? chosenIn('back')}
      bars={out.bars.map((bar) => {
        const row = out.byWeek.get(bar.value)
        return { ...bar, words: row ? `${bar.words}; ${sayBar('back', row, report)}` : bar.words }
      })}
      label="Dollars out and back, by week; arrows move, Enter opens the list"
      range={[mostBack > 0 ? -Math.max(mostBack, high * 0.3) : 0, high]}
      ticks={ticks.map((at) => ({ at: at * 100, label: formatShortDollars(at) }))}
      draw={(value, { x, width, y }) => {
        const row = out.byWeek.get(value)
        if (!row) return null
        return (
          <>
            <rect {...{ x, width }} y={y(row.out)} height={y(0) - y(row.out)} className="figure-ink" />
            {mostBack > 0 && row.back > 0 && (
              <rect {...{ x, width }} y={y(0)} height={y(-row.back) - y(0)} className="figure-diagonal" />
            )}
          </>
        )
      }}
    />
  )
}

export function Hatchings() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="figure-defs">
      <defs>
        <pattern id="figure-lines" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="figure-lines-ground" />
          <path d="M0 2h4" className="figure-lines-ink" />
        </pattern>
        <pattern
          id="figure-diagonals"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="5" height="5" className="figure-diagonals-ground" />
          <path d="M0 2.5h5" className="figure-diagonals-ink" />
        </pattern>
      </defs>
    </svg>
  )
}

export const sayMiddle = (report: Report): string =>
  report.total.days ? sayDays(report.total.days.middle) : '–'
