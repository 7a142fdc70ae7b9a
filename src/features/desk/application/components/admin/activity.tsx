import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Glyph, type GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
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

type ActivityProps = {
  application: ApplicationDetail
  drafts: Map<string, string>
  composing: Composing
  /** Beside a sheet about money: its own lines are one press away. */
  isBesideMoney?: boolean
}

export function Activity({ application, drafts, composing, isBesideMoney = false }: ActivityProps) {
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
      <SectionHead level={3} id="activity-title" title="Activity" about={formatNumber(entries.length)}>
        {isBesideMoney && (
          <Button
            kind="bare"
            aria-pressed={kind === 'money'}
            onClick={() => setKind(kind === 'money' ? undefined : 'money')}
          >
            Money only
          </Button>
        )}
        <Select
          aria-label="Kind of activity"
          value={kind ?? ''}
          placeholder="All kinds"
          options={activityKinds}
          onChange={({ target }) => setKind(activityKinds.find(({ value }) => value === target.value)?.value)}
        />
      </SectionHead>
      <Composer application={application} threads={data?.threads} drafts={drafts} composing={composing} />
      {error && !data && <p className="k-red">The messages could not be read.</p>}
      {contact !== undefined && contact.suggested > 0 && (
        <p className="k-small">
          <Link to={paths.adminMessagesOfApplication(id)}>
            {contact.suggested} {contact.suggested === 1 ? 'message' : 'messages'} of the contact form may
            belong here
          </Link>
        </p>
      )}
      {entries.length === 0 && <p className="k-quiet">Nothing of this kind yet.</p>}
      {groupByDay(entries.slice(0, most), formatActivityDay).map(({ day, entries: ofDay }) => (
        <div key={day}>
          <h4 className="k-small pt-3.5 pb-1">{day}</h4>
          <ol className="k-list k-list-top">
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

const glyphs: Record<ActivityKind, GlyphName> = {
  note: 'pen',
  call: 'phone',
  message: 'talk',
  mail: 'mail',
  document: 'page',
  money: 'money',
  change: 'change',
  look: 'look',
}

function ActivityLine({ entry }: { entry: ActivityEntry }) {
  const { kind, title, by, details, words, happenedAt, unreadOf, link } = entry
  return (
    <li>
      <Glyph name={glyphs[kind]} />
      <div>
        <p>
          <b>{title}</b>
          {by && `, ${by}`}
          {unreadOf && <span className="font-semibold text-green-700"> New</span>}
        </p>
        {details.length > 0 && <p className="k-small">{details.join(' · ')}</p>}
        {words && <p className="k-words">{words}</p>}
        {link && (
          <p className="k-small">
            <Link to={link.to}>{link.words}</Link>
          </p>
        )}
      </div>
      <time dateTime={happenedAt} className="k-small whitespace-nowrap">
        {formatTime(happenedAt)}
      </time>
    </li>
  )
}
