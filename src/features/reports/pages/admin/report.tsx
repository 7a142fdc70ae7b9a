import { useNavigate } from 'react-router'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { brand } from '#site/brand.ts'
import { fog } from '#ui/engravings/index.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { BarFiles } from '../../components/admin/bar-files.tsx'
import { describeBar, listPath } from '../../components/admin/bar-lists.ts'
import { ChartGrid } from '../../components/admin/chart-grid.tsx'
import { ReportHead } from '../../components/admin/report-head.tsx'
import { useReport } from '../../components/admin/report-queries.ts'
import { type Bar, useReportState } from '../../components/admin/report-state.ts'
import { ReportTable } from '../../components/admin/report-table.tsx'
import type { Report } from '../../schema/report.ts'
import '#features/desk/list/components/admin/desk.css'
import '../../components/admin/reports.css'
import '../../components/admin/figure-drawings.css'

export const meta = () => [{ title: `Figures | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function ReportPage() {
  const { state, go } = useReportState()
  const { query, table } = state
  const { data: report, error, refetch } = useReport(query)
  const navigate = useNavigate()
  const bar = report && (state.bar === undefined ? lastBar(report) : (state.bar ?? undefined))
  const list = report && bar && describeBar(bar, report, query)
  const isDrawn = table === undefined
  useCommands([
    {
      id: 'figures-view',
      label: 'Charts or tables',
      keys: 't',
      group: 'Figures',
      run: () => go({ table: isDrawn ? 'week' : undefined }),
    },
    ...(isDrawn && list
      ? [
          {
            id: 'figures-list',
            label: `Open as a list: ${list.title}`,
            group: 'Figures',
            run: () => void navigate(listPath(list.filters)),
          },
          {
            id: 'figures-close',
            label: 'Close the list of the bar',
            keys: 'Escape',
            group: 'Figures',
            run: () => go({ bar: null }),
          },
        ]
      : []),
    ...explainKeys('Figures', [
      ['←', 'The bar before'],
      ['→', 'The bar after'],
      ['Enter', 'All files of the bar'],
    ]),
  ])
  return (
    <div className="desk-frame">
      <div className="desk figures">
        <ReportHead report={report} />
        {error && (
          <LoadFailure
            title="Failed to fetch the figures"
            error={error}
            fallback="They could not be read."
            onRetry={refetch}
          />
        )}
        {!report && !error && <LoadingText>Loading the figures…</LoadingText>}
        {report && isDrawn && (
          <div className="figures-room" data-list={list ? '' : undefined}>
            {isEmpty(report) ? <NothingYet /> : <ChartGrid report={report} bar={bar} list={list} />}
            {list && !isEmpty(report) && <BarFiles list={list} onClose={() => go({ bar: null })} />}
          </div>
        )}
        {report && table && <ReportTable report={report} query={query} by={table} />}
      </div>
    </div>
  )
}

const isEmpty = ({ total: { applications, decided, advances, repayments } }: Report) =>
  applications + decided + advances + repayments === 0

function lastBar({ week }: Report): Bar | undefined {
  const last = week.findLast(({ applications }) => applications > 0)
  return last && { chart: 'applications', value: last.value }
}

function NothingYet() {
  return (
    <Empty title="Nothing in these weeks" picture={<img {...fog} alt="" className="w-40" />}>
      The first application draws the first bar.
    </Empty>
  )
}
