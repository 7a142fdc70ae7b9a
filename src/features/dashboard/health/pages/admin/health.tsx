import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { FailedJobs } from '#features/dashboard/today/components/admin/failed-jobs.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { unlisted } from '#site/private-page.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { healthApi } from '../../api.ts'
import { checkLabels, stateLabels } from '../../content.ts'
import type { Health, HealthState } from '../../schema.ts'

const api = createApi<RoutesOf<typeof healthApi>>()

const healthQuery = queryOptions({
  // Trying failed work again reads everything below this key once more.
  queryKey: ['/api/admin/overview', 'health'],
  queryFn: () => answerOf(api.GET('/api/admin/health')),
  staleTime: 0,
})

export const meta = () => unlisted('Running')

export default function HealthScreen() {
  const { data, error, isFetching, refetch } = useQuery(healthQuery)
  const { reportSuccess, reportFailure } = useOutcome()
  const check = () => void refetch()
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(data, null, 2)).then(
      () => reportSuccess('Copied', { description: 'It names nobody: pass it on to whoever helps you.' }),
      () =>
        reportFailure(undefined, 'Your browser doesn’t let us. Is the site’s address https?', 'Not copied'),
    )
  useCommands([
    { id: 'health-check', label: 'Check again', group: 'Health', run: check },
    { id: 'health-copy', label: 'Copy as JSON', group: 'Health', run: copy },
  ])
  return (
    <SettingsPage
      title="Running"
      about="How every part of the site is right now"
      actions={
        <>
          <Button kind="line" busy={isFetching && 'Checking…'} onClick={check}>
            Check again
          </Button>
          <Button kind="bare" off={!data && 'The check is under way'} onClick={copy}>
            Copy as JSON
          </Button>
        </>
      }
    >
      {data ? (
        <>
          <FailedJobs failed={data.deadLetters.reduce((sum, { count }) => sum + count, 0)} waiting={0} />
          <SettingsSection
            title="Health"
            about={`Version ${data.version} on Node ${data.node}. The person who runs the site finds the rest in docs/operate.md.`}
          >
            <HealthList findings={data.findings} />
          </SettingsSection>
        </>
      ) : error ? (
        <LoadFailure error={error} fallback="The check could not be made." onRetry={refetch} />
      ) : (
        <LoadingText />
      )}
    </SettingsPage>
  )
}

/** Quiet when all is fine, so that people see the rest. */
const tones = {
  fine: 'neutral',
  attention: 'attention',
  failed: 'critical',
  off: 'muted',
} as const satisfies Record<HealthState, string>

function HealthList({ findings }: Pick<Health, 'findings'>) {
  return (
    <dl>
      {findings.map(({ check, state, words }) => (
        <div
          key={check}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-rule py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-semibold">{checkLabels[check]}</dt>
          <dd className="max-sm:col-span-2 max-sm:row-start-2">{words}</dd>
          <dd className="max-sm:col-start-2 max-sm:row-start-1">
            <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  )
}
