import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCalendar } from '#features/applications/follow-ups/components/admin/follow-up-queries.ts'
import { useMessagesOfFile } from '#features/messages/contact-links/components/admin/message-link-queries.ts'
import { useMarkRead, useThreads } from '#features/messages/thread/components/admin/thread-queries.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { formatDate, formatNumber } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import {
  type ActivityKind,
  activityKinds,
  filterActivity,
  groupByDay,
  listActivity,
} from './activity-entries.ts'
import { ActivityLine } from './activity-line.tsx'
import { Composer } from './composer.tsx'
import { listContactEntries } from './contact-entries.ts'
import type { Composing } from './use-composing.ts'

/** Enough for a day's reading; a click shows the rest. */
const firstShown = 40

type ActivityProps = { application: ApplicationDetail; drafts: Map<string, string>; composing: Composing }

export function Activity({ application, drafts, composing }: ActivityProps) {
  const { id } = application
  const { data, error } = useThreads(id)
  const [kind, setKind] = useState<ActivityKind>()
  const [most, setMost] = useState(firstShown)
  const contact = useMessagesOfFile(id).data
  const { timeZone } = useCalendar()
  const all = [
    ...listActivity({ ...application, threads: data?.threads, timeZone }),
    ...listContactEntries(contact?.linked ?? []),
  ].sort((a, b) => b.happenedAt.localeCompare(a.happenedAt))
  const entries = filterActivity(all, kind)
  return (
    <section aria-labelledby="activity-title" className="file-activity" id="file-activity">
      <div className="file-section-head">
        <h3 id="activity-title">Activity</h3>
        <span className="file-count">{formatNumber(entries.length)}</span>
        <Select
          className="file-kinds"
          aria-label="Kind of activity"
          value={kind ?? ''}
          placeholder="All kinds"
          options={activityKinds}
          onChange={({ target }) => setKind(activityKinds.find(({ value }) => value === target.value)?.value)}
        />
      </div>
      <Composer application={application} threads={data?.threads} drafts={drafts} composing={composing} />
      {error && !data && <p className="file-risk">The messages could not be read.</p>}
      {contact !== undefined && contact.suggested > 0 && (
        <p className="file-log-more">
          <Link to={paths.adminMessagesOfFile(id)}>
            {contact.suggested} {contact.suggested === 1 ? 'message' : 'messages'} of the contact form may
            belong here
          </Link>
        </p>
      )}
      {entries.length === 0 && <p className="file-empty">Nothing of this kind yet.</p>}
      {groupByDay(entries.slice(0, most), formatActivityDay).map(({ day, entries: ofDay }) => (
        <div key={day}>
          <h4 className="file-day">{day}</h4>
          <ol className="file-log">
            {ofDay.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      {entries.length > most && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + 200)}>
          Show {formatNumber(Math.min(200, entries.length - most))} earlier
        </Button>
      )}
      <ReadMarks applicationId={id} parties={new Set(all.flatMap(({ unreadOf }) => unreadOf ?? []))} />
    </section>
  )
}

/** "Today", "Friday, November 13" */
function formatActivityDay(moment: string): string {
  const day = new Date(moment)
  const now = new Date()
  if (day.toDateString() === now.toDateString()) return 'Today'
  return formatDate(day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
}

type ReadMarksProps = { applicationId: string; parties: ReadonlySet<'applicant' | 'firm'> }

/** An open application in a visible window counts as read. */
function ReadMarks({ applicationId, parties }: ReadMarksProps) {
  const { mutate } = useMarkRead(applicationId)
  const waiting = [...parties].join(' ')
  useEffect(() => {
    if (waiting === '') return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      for (const party of ['applicant', 'firm'] as const) if (waiting.includes(party)) mutate({ party })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [waiting, mutate])
  return null
}
