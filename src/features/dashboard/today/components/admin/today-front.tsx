import { labelOf } from '#domain/choice.ts'
import { roles } from '#domain/roles.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter, usePerson } from '#features/admin/components/signed-in-person.ts'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatDate } from '#site/format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AtTheDesk, FollowUps, SinceLastVisit } from './day-lists.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { NextFile } from './next-file.tsx'
import { QueueList, SavedViews, sayCount } from './queue-list.tsx'
import { useToday } from './today-queries.ts'
import { WeekFigures } from './week-figures.tsx'

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
        <NextFile files={listed.next} />
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
