import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { brand } from '#site/brand.ts'
import { applicationStatuses } from '#site/choices/application-status.ts'
import { applicationCaseTypes } from '#site/choices/applications.ts'
import { type Choice, labelOf } from '#site/choices/choice.ts'
import { states } from '#site/choices/states.ts'
import { formatDate } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import type { figuresApi } from '../../api.ts'
import { ChartFrame, type Count } from '../../components/admin/chart-frame.tsx'
import { StateMap } from '../../components/admin/state-map.tsx'
import type { Figures } from '../../schema.ts'
import '../../components/admin/figures.css'

// The chart library is larger than the rest of the admin; it loads only with the charts.
const WeekChart = lazy(() =>
  import('../../components/admin/bar-charts.tsx').then((m) => ({ default: m.WeekChart })),
)
const KindChart = lazy(() =>
  import('../../components/admin/bar-charts.tsx').then((m) => ({ default: m.KindChart })),
)

const api = createApi<RoutesOf<typeof figuresApi>>()

export const meta = () => [{ title: `Charts | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Charts() {
  const { data, error } = useQuery({
    queryKey: ['/api/applications', 'figures'],
    queryFn: () => answerOf(api.GET('/api/applications/figures')),
    staleTime: 0,
  })
  return (
    <AdminPage
      title="Applications in figures"
      actions={
        <ButtonLink variant="outline" size="small" to={paths.adminApplications}>
          All applications
        </ButtonLink>
      }
    >
      {error && (
        <LoadFailure title="Failed to fetch the figures" error={error} fallback="They could not be read." />
      )}
      {!data && !error && <LoadingText>Loading the figures…</LoadingText>}
      {data && <ChartGrid figures={data} />}
    </AdminPage>
  )
}

function ChartGrid({ figures }: { figures: Figures }) {
  const weeks = figures.weeks.map(({ week, count }) => ({ key: week, label: weekWords(week), count }))
  const statusCounts = addLabels(figures.byStatus, applicationStatuses)
  const caseTypeCounts = addLabels(figures.byCaseType, applicationCaseTypes).toSorted(largestFirst)
  const stateCounts = addLabels(figures.byState, states).toSorted(largestFirst)
  return (
    <Suspense fallback={<LoadingText>Drawing the charts…</LoadingText>}>
      <div className="chart-grid">
        <ChartFrame title="Applications per week" column="Week of" counts={weeks}>
          <WeekChart counts={weeks} />
        </ChartFrame>
        <ChartFrame title="By status" column="Status" counts={statusCounts}>
          <KindChart counts={statusCounts} />
        </ChartFrame>
        <ChartFrame title="By state" column="State" counts={stateCounts}>
          <StateMap counts={stateCounts} />
        </ChartFrame>
        <ChartFrame title="By case type" column="Case type" counts={caseTypeCounts}>
          <KindChart counts={caseTypeCounts} />
        </ChartFrame>
      </div>
    </Suspense>
  )
}

const addLabels = (
  counts: readonly { value: string; count: number }[],
  choices: readonly Choice[],
): Count[] => counts.map(({ value, count }) => ({ key: value, label: labelOf(choices, value), count }))

const largestFirst = (a: Count, b: Count) => b.count - a.count

const weekWords = (monday: string) => formatDate(monday, { month: 'short', day: 'numeric', timeZone: 'UTC' })
