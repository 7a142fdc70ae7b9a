import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { useCalendar } from '#features/applications/follow-ups/components/admin/follow-up-queries.ts'
import { useMessagesOfApplication } from '#features/messages/contact-links/components/admin/message-link-queries.ts'
import { useMarkRead, useThreads } from '#features/messages/thread/components/admin/thread-queries.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { paths } from '#site/paths.ts'
import { formatDate, formatNumber, formatTime } from '#site/staff-format.ts'
import {
  type ActivityEntry,
  type ActivityKind,
  activityKinds,
  filterActivity,
  groupByDay,
  listActivity,
  listContactEntries,
} from './activity-entries.ts'
import { Composer, type Composing } from './composer.tsx'

const firstShown = 40

type ActivityProps = { application: ApplicationDetail; drafts: Map<string, string>; composing: Composing }

export function Activity({ application, drafts, composing }: ActivityProps) {
  const { id } = application
  const { data, error } = useThreads(id)
  const [kind, setKind] = useState<ActivityKind>()
  const [most, setMost] = useState(firstShown)
  const contact = useMessagesOfApplication(id).data
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
          <Link to={paths.adminMessagesOfApplication(id)}>
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
        <Button kind="bare" onClick={() => setMost(most + 200)}>
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

const outlines: Record<ActivityKind, string> = {
  note: 'M3 13l.7-3L11 2.8 13.2 5 6 12.3 3 13Z',
  call: 'M3 2.5h3l1.2 3.3-1.7 1.2a8 8 0 0 0 3.5 3.5l1.2-1.7L13.5 10v3c0 .5-.5 1-1 1C7 13.7 2.5 9 2.2 3.5c0-.5.3-1 .8-1Z',
  message: 'M2.5 3h11v8H7l-3 2.5V11H2.5z',
  mail: 'M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5',
  document: 'M4 2h5.5L12.5 5v9H4zM9.5 2v3h3M6 8h4.5M6 10.8h4.5',
  change: 'M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13',
  look: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
}

function ActivityLine({ entry }: { entry: ActivityEntry }) {
  const { kind, title, by, details, words, happenedAt, unreadOf, to } = entry
  return (
    <li>
      <svg viewBox="0 0 16 16" className="file-log-sign" aria-hidden="true" focusable="false">
        <path d={outlines[kind]} />
      </svg>
      <div>
        <p>
          <b>{title}</b>
          {by && `, ${by}`}
          {unreadOf && <span className="file-new"> New</span>}
        </p>
        {details.length > 0 && <p className="file-log-more">{details.join(' · ')}</p>}
        {words && <p className="file-words">{words}</p>}
        {to && (
          <p className="file-log-more">
            <Link to={to}>Open in Messages</Link>
          </p>
        )}
      </div>
      <time dateTime={happenedAt}>{formatTime(happenedAt)}</time>
    </li>
  )
}
