import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatMoney, formatNumber, formatPercent, formatShortDollars } from '#site/staff-format.ts'
import { nameOf, shareOf } from '../../content/columns.ts'
import type { Grouping } from '../../schema/groupings.ts'
import type { Report } from '../../schema/report.ts'
import { type BarList, listPath } from './bar-lists.ts'
import { HomeMap, RowBars } from './place-charts.tsx'
import { type Bar, type Chart, useReportState } from './report-state.ts'
import {
  ApplicationsChart,
  ApprovedChart,
  DaysChart,
  Hatchings,
  MoneyChart,
  sayMiddle,
} from './week-charts.tsx'

type ChartGridProps = { report: Report; bar: Bar | undefined; list: BarList | undefined }

export function ChartGrid({ report, bar, list }: ChartGridProps) {
  const { state, searchFor, go } = useReportState()
  const navigate = useNavigate()
  const charts = {
    report,
    chosenIn: (chart: Chart) => (bar?.chart === chart ? bar.value : undefined),
    onChoose: (chart: Chart, value: string) => go({ bar: { chart, value } }),
    onOpen: () => {
      if (list) void navigate(listPath(list.filters))
    },
  }
  const { total, week, home, firm, isBackRecorded } = report
  const last = week.at(-1)
  const share = shareOf(total)
  const before = week.map(shareOf).find((value) => value !== null)
  const { rows } = state
  return (
    <div className="figure-grid-of-charts">
      <Hatchings />
      <Frame
        title="Applications"
        number={formatNumber(total.applications)}
        table="week"
        about={`${formatNumber(last?.applications ?? 0)} this week; lined: approved so far`}
      >
        <ApplicationsChart {...charts} />
      </Frame>
      <Frame
        title="Approved, of those decided"
        number={share === null ? '–' : formatPercent(share)}
        table="week"
        about={
          before == null
            ? 'nothing decided yet'
            : `${formatPercent(before)} when the period began; by the day of the answer`
        }
      >
        <ApprovedChart {...charts} />
      </Frame>
      <Frame
        title="Days to decision"
        number={sayMiddle(report)}
        table="week"
        about={`the middle file; bar: half of all, line: nine of ten; rule: our ${Math.round(report.promisedDays * 24)} hours`}
      >
        <DaysChart {...charts} />
      </Frame>
      <Frame
        title="Dollars out and back"
        number={formatShortDollars(total.out / 100)}
        table="week"
        about={isBackRecorded ? `out, ${formatMoney(total.back)} back` : 'out; back: nothing recorded yet'}
      >
        <MoneyChart {...charts} />
      </Frame>
      <Frame
        title="By home state"
        number={formatNumber(home.filter(({ value }) => value !== 'unknown').length)}
        table="home"
        about={sayFirst(home)}
      >
        <HomeMap {...charts} />
      </Frame>
      <Frame
        title={rows === 'firm' ? 'By firm' : 'By case type'}
        number={formatNumber(rows === 'firm' ? report.firmCount : report.caseType.length)}
        table={rows}
        about={rows === 'firm' && firm.length > 7 ? 'firms, the first seven' : undefined}
        other={
          <Link to={searchFor({ rows: rows === 'firm' ? 'caseType' : 'firm' })} replace preventScrollReset>
            {rows === 'firm' ? 'By case type' : 'By firm'}
          </Link>
        }
      >
        <RowBars {...charts} by={rows} />
      </Frame>
    </div>
  )
}

/** "states; Texas 142, Georgia 131" */
function sayFirst(home: Report['home']): string {
  const known = home.filter(({ value }) => value !== 'unknown')
  const named = known.slice(0, 2).map((row) => `${nameOf('home', row)} ${formatNumber(row.applications)}`)
  return [`state${known.length === 1 ? '' : 's'}`, named.join(', ')].filter(Boolean).join('; ')
}

type FrameProps = {
  title: string
  number: string
  about?: string | undefined
  table: Grouping
  other?: ReactNode
  children: ReactNode
}

function Frame({ title, number, about, table, other, children }: FrameProps) {
  const { searchFor } = useReportState()
  return (
    <figure className="figure-frame">
      <figcaption>
        <h2>
          <span className="figure-number">{number}</span> {title}
        </h2>
        {about && <p>{about}</p>}
        <span className="figure-links">
          {other}
          <Link to={searchFor({ table })} replace aria-label={`${title}: table`}>
            Table
          </Link>
        </span>
      </figcaption>
      {children}
    </figure>
  )
}
