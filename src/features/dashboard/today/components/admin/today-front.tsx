import { Link } from 'react-router'
import { roles } from '#domain/roles.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter, usePerson } from '#features/admin/components/signed-in-person.ts'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { DayHead } from '#features/applications/progress/components/admin/day-line.tsx'
import { useMoneyTasks } from '#features/contract-desk/money/components/admin/money-queries.ts'
import { MoneyQueues, MoneyToday } from '#features/contract-desk/money/components/admin/money-today.tsx'
import { ToSignList } from '#features/dashboard/to-sign/components/admin/to-sign.tsx'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { paths } from '#site/paths.ts'
import { formatDate, labelOf } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ContractList, isOurs } from './contract-list.tsx'
import { AtTheDesk, FollowUps, SinceLastVisit } from './day-lists.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { listFigures } from './list-figures.ts'
import { NextApplication } from './next-application.tsx'
import { QueueList, SavedViews, sayCount } from './queue-list.tsx'
import { useToday, useWeek } from './today-queries.ts'

export function Dateline({ words }: { words: string }) {
  const now = useNow()
  const { name, role } = usePerson()
  const [first] = name === labelOf(roles, role) ? [] : name.split(' ')
  return (
    <div className="pt-5 pb-2.5">
      <h1>
        <VisuallyHidden>Admin Dashboard: </VisuallyHidden>
        {formatDate(now, { weekday: 'long', month: 'short', day: 'numeric' })}
      </h1>
      <p className="text-small text-soft">
        {greet(new Date(now).getHours())}
        {first && `, ${first}`}. {words}
      </p>
    </div>
  )
}

const greet = (hour: number) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening')

const column = 'min-w-0 px-6 pb-6 max-md:px-4'

export function TodayFront() {
  const { data, listed, error, refetch, isOld, showNew } = useToday()
  const { isShared } = useTeam()
  const { data: money } = useMoneyTasks()
  const isOwner = useMayEnter('owner')
  if (!data || !listed) {
    return (
      <div className="px-6 pb-4 max-md:px-4">
        <Dateline words="" />
        {error ? (
          <LoadFailure title="The overview could not be loaded" error={error} onRetry={refetch} />
        ) : (
          <LoadingText>Loading the overview…</LoadingText>
        )}
      </div>
    )
  }
  const { open } = data
  return (
    <div className="md:grid md:grid-cols-[18.25rem_minmax(0,1fr)] min-[80rem]:grid-cols-[18.75rem_minmax(0,1fr)_23.25rem]">
      <section aria-label="Queues" className={column}>
        <Dateline words={open.total === 1 ? '1 file is open.' : `${sayCount(open)} files are open.`} />
        <MoneyQueues />
        <QueueList today={data} isShared={isShared} />
        <SavedViews />
      </section>
      <section aria-label="Next and follow-ups" className={classNames(column, 'border-rule md:border-l')}>
        <NextApplication
          applications={listed.next}
          hasContracts={data.contracts.some(isOurs)}
          hasMoney={(money?.tasks.length ?? 0) > 0}
        />
        <ToSignList entries={data.toSign} />
        <MoneyToday
          toSign={data.toSign.flatMap(({ kind, file }) => (kind === 'payout' && file ? [file.id] : []))}
        />
        <ContractList contracts={data.contracts} />
        <UnprovenClaims count={data.unprovenClaims} />
        <EndingClaims ending={data.endingClaims} ended={data.endedClaims} />
        <FailedJobs failed={data.failedJobs} waiting={data.waitingJobs} />
        <FollowUps />
        <SinceLastVisit today={listed} isOld={isOld} onShowNew={showNew} />
      </section>
      <section
        aria-label="Desk and figures"
        className={classNames(
          column,
          'border-rule max-[80rem]:border-t min-[80rem]:border-l md:max-[80rem]:col-span-2',
        )}
      >
        <AtTheDesk colleagues={data.colleagues} />
        {isOwner && <WeekFigures />}
      </section>
    </div>
  )
}

function UnprovenClaims({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice
      tone="critical"
      title={count === 1 ? '1 claim on the site is unproven' : `${count} claims on the site are unproven`}
    >
      <p>
        Visitors read them now. <Link to={paths.adminReady}>Prove or hide them</Link>
      </p>
    </Notice>
  )
}

function EndingClaims({ ending, ended }: { ending: number; ended: number }) {
  if (ending + ended === 0) return null
  const title =
    ended > 0
      ? `${ended === 1 ? '1 claim has' : `${ended} claims have`} left the site`
      : `${ending === 1 ? '1 claim leaves' : `${ending} claims leave`} the site within a month`
  return (
    <Notice title={title}>
      <p>
        A record proves a claim for 12 months. <Link to={paths.adminReady}>Name a newer one or hide it</Link>
      </p>
    </Notice>
  )
}

function WeekFigures() {
  const { data } = useWeek()
  if (!data) return null
  return (
    <section aria-labelledby="today-week">
      <DayHead id="today-week" title="The week">
        12 weeks to date
      </DayHead>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6">
        {listFigures(data).map(({ label, value, note, weeks }) => (
          <li key={label} className="grid border-t border-rule pt-3 pb-5">
            <span className="k-number">{value}</span>
            <b>{label}</b>
            <small className="k-small">{note}</small>
            <Bars weeks={weeks} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const barWidth = 8
const gap = 4
const height = 28

/** To scale, the running week darker. The numbers are in the text and in the reports. */
function Bars({ weeks }: { weeks: readonly (number | null)[] }) {
  const most = Math.max(1, ...weeks.map((value) => value ?? 0))
  return (
    <svg
      className="today-bars"
      viewBox={`0 0 ${12 * (barWidth + gap) - gap} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {weeks.map((value, place) => {
        const tall = Math.max(value ? 1 : 0, Math.round(((value ?? 0) / most) * (height - 1)))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            key={place}
            x={place * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            data-now={place === weeks.length - 1 || undefined}
          />
        )
      })}
    </svg>
  )
}
