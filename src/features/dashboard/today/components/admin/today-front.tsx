import { Link } from 'react-router'
import { roles } from '#domain/roles.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter, usePerson } from '#features/admin/components/signed-in-person.ts'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { ToSignList } from '#features/dashboard/to-sign/components/admin/to-sign.tsx'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { paths } from '#site/paths.ts'
import { formatDate, labelOf } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
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
    <div className="today-dateline">
      <h1>
        <VisuallyHidden>Admin Dashboard: </VisuallyHidden>
        {formatDate(now, { weekday: 'long', month: 'short', day: 'numeric' })}
      </h1>
      <p>
        {greet(new Date(now).getHours())}
        {first && `, ${first}`}. {words}
      </p>
    </div>
  )
}

const greet = (hour: number) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening')

export function TodayFront() {
  const { data, listed, error, refetch, isOld, showNew } = useToday()
  const { isShared } = useTeam()
  const isOwner = useMayEnter('owner')
  if (!data || !listed) {
    return (
      <div className="today-loading">
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
    <div className="today-front">
      <section aria-label="Queues">
        <Dateline words={open.total === 1 ? '1 file is open.' : `${sayCount(open)} files are open.`} />
        <QueueList today={data} isShared={isShared} />
        <SavedViews />
      </section>
      <section aria-label="Next and follow-ups">
        <NextApplication applications={listed.next} />
        <ToSignList entries={data.toSign} />
        <UnprovenClaims count={data.unprovenClaims} />
        <FailedJobs failed={data.failedJobs} waiting={data.waitingJobs} />
        <FollowUps />
        <SinceLastVisit today={listed} isOld={isOld} onShowNew={showNew} />
      </section>
      <section aria-label="Desk and figures">
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

function WeekFigures() {
  const { data } = useWeek()
  if (!data) return null
  return (
    <section aria-labelledby="today-week">
      <h2 id="today-week" className="today-head">
        The week <span>12 weeks to date</span>
      </h2>
      <ul className="today-figures">
        {listFigures(data).map(({ label, value, note, weeks }) => (
          <li key={label}>
            <span className="today-figure">{value}</span>
            <b>{label}</b>
            <small>{note}</small>
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
