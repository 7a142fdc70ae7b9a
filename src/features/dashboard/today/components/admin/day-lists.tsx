import { Link } from 'react-router'
import { type ApplicationEventType, applicationEventTypes } from '#domain/application-review.ts'
import { statusOf } from '#domain/application-status.ts'
import { followUpKinds } from '#domain/speaking.ts'
import { Initials } from '#features/admin/components/initials.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Glyph, type GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatBriefly } from '#features/applications/components/admin/waiting-time.ts'
import type { DueFollowUp } from '#features/applications/follow-ups/schema.ts'
import { formatActivity } from '#features/applications/progress/components/admin/progress-words.ts'
import { paths } from '#site/paths.ts'
import { formatList, formatMoment, formatNumber, labelOf } from '#site/staff-format.ts'
import type { Today } from '../../schema.ts'
import { sayCount } from './queue-list.tsx'
import { useFinishFollowUp, useFollowUps } from './today-queries.ts'

const glyphs: Record<DueFollowUp['kind'], GlyphName> = { call: 'phone', mail: 'mail', check: 'clock' }
/** Enough for a morning; the list has all of them. */
const mostShown = 8

export function FollowUps() {
  const { data, error } = useFollowUps()
  const { mutate: finish, isPending } = useFinishFollowUp()
  const now = useNow()
  if (error) return <LoadFailure title="The follow-ups could not be loaded" error={error} />
  if (!data || data.followUps.length === 0) return null
  return (
    <section aria-labelledby="today-follow-ups">
      <h2 id="today-follow-ups" className="today-head">
        Follow-ups{' '}
        <span>
          {formatNumber(data.due)} by the end of today
          {data.late > 0 && `, ${formatNumber(data.late)} past their time`}
        </span>
      </h2>
      <ul className="today-lines">
        {data.followUps.slice(0, mostShown).map((followUp) => {
          const { id, kind, dueAt, words, applicationId, name } = followUp
          const what = words ?? labelOf(followUpKinds, kind)
          return (
            <li key={id}>
              <Glyph name={glyphs[kind]} />
              <time dateTime={dueAt} className={Date.parse(dueAt) < now ? 'today-red' : undefined}>
                {formatActivity(dueAt, now)}
              </time>
              <Link to={paths.adminApplication(applicationId)} className="today-name">
                {name}
              </Link>
              <span className="today-what">{what}</span>
              <input
                type="checkbox"
                className="today-tick"
                aria-label={`Done: ${name}, ${what}`}
                checked={false}
                disabled={isPending}
                onChange={() => finish(followUp)}
              />
            </li>
          )
        })}
      </ul>
      {data.due > mostShown && (
        <p className="today-hint">
          <Link to={`${paths.adminApplications}?followUp=true`}>All {formatNumber(data.due)}</Link>
        </p>
      )}
    </section>
  )
}

const arrivalGlyphs: Partial<Record<ApplicationEventType, GlyphName>> = {
  submitted: 'files',
  'document-received': 'page',
  'message-received': 'mail',
  'firm-message-received': 'mail',
  'firm-answered': 'person',
}

function sayArrival({ type, count }: Today['since']['entries'][number]): string {
  const many = formatNumber(count)
  switch (type) {
    case 'submitted':
      return 'New application'
    case 'document-received':
      return count === 1 ? 'Sent a document' : `Sent ${many} documents`
    case 'message-received':
      return count === 1 ? 'Wrote a message' : `Wrote ${many} messages`
    case 'firm-message-received':
      return count === 1 ? 'The firm wrote a message' : `The firm wrote ${many} messages`
    default:
      return labelOf(applicationEventTypes, type)
  }
}

type SinceLastVisitProps = { today: Today; isOld: boolean; onShowNew: () => void }

export function SinceLastVisit({ today, isOld, onShowNew }: SinceLastVisitProps) {
  const now = useNow()
  const { since, newMessages } = today
  const words = [
    [since.applications, 'application'],
    [since.documents, 'document'],
  ] as const
  const counted = words.map(([count, one]) => `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`)
  const replies = `${formatNumber(since.replies)} ${since.replies === 1 ? 'reply' : 'replies'}`
  return (
    <section aria-labelledby="today-since">
      <h2 id="today-since" className="today-head">
        {since.at ? `Since your last visit, ${formatMoment(since.at)}` : 'Since the beginning'}{' '}
        <span>
          {[...counted, replies].join(', ')}
          {since.isMore && ' and more'}
        </span>
        <Link to={paths.adminMessages} className="today-end">
          {sayCount(newMessages)} new {newMessages.total === 1 ? 'message' : 'messages'}
        </Link>
      </h2>
      <div role="status">
        {isOld && (
          <Button kind="line" onClick={onShowNew}>
            Show what’s new
          </Button>
        )}
      </div>
      {since.entries.length === 0 && <p className="today-hint">Nothing came in.</p>}
      <ul className="today-lines today-lines-since">
        {since.entries.map((entry) => (
          <li key={`${entry.file.id} ${entry.type}`}>
            <Glyph name={arrivalGlyphs[entry.type] ?? 'files'} />
            <time dateTime={entry.at}>{formatActivity(entry.at, now)}</time>
            <Link to={paths.adminApplication(entry.file.id)} className="today-name">
              {entry.file.name}
            </Link>
            <span className="today-what">{sayArrival(entry)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function AtTheDesk({ colleagues }: { colleagues: Today['colleagues'] }) {
  const now = useNow()
  if (colleagues.length === 0) return null
  return (
    <section aria-labelledby="today-desk">
      <h2 id="today-desk" className="today-head today-head-first">
        At the desk
      </h2>
      <ul className="today-people">
        {colleagues.map(({ id, name, reads, last }) => (
          <li key={id}>
            <Initials name={name} />
            <span>
              <b>{name}</b>{' '}
              {reads.length > 0
                ? `reads ${formatList(reads.map((file) => file.name))}`
                : last && sayAct(last)}
              {reads.length > 0 && last && <small>Before: {sayAct(last)}</small>}
            </span>
            <span className="today-when">
              {reads.length > 0 ? 'now' : last && formatBriefly(now - Date.parse(last.at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayAct({ type, toStatus, file }: NonNullable<Today['colleagues'][number]['last']>): string {
  const act =
    type === 'status-changed' && toStatus ? statusOf(toStatus).label : labelOf(applicationEventTypes, type)
  return `${act}: ${file.name}`
}
