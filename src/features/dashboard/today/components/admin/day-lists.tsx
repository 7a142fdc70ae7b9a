import { Link } from 'react-router'
import { type ApplicationEventType, applicationEventTypes } from '#domain/application-review.ts'
import { statusOf } from '#domain/application-status.ts'
import { followUpKinds } from '#domain/speaking.ts'
import { Initials } from '#features/admin/components/initials.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import type { GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { DoneTick } from '#features/admin/kit/components/tick.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatBriefly } from '#features/applications/components/admin/waiting-time.ts'
import type { DueFollowUp } from '#features/applications/follow-ups/schema.ts'
import { DayHead, DayLine } from '#features/applications/progress/components/admin/day-line.tsx'
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
      <DayHead id="today-follow-ups" title="Follow-ups">
        {formatNumber(data.due)} by the end of today
        {data.late > 0 && `, ${formatNumber(data.late)} past their time`}
      </DayHead>
      <ul className="k-list">
        {data.followUps.slice(0, mostShown).map((followUp) => {
          const { id, kind, dueAt, words, applicationId, name } = followUp
          const what = words ?? labelOf(followUpKinds, kind)
          return (
            <DayLine
              key={id}
              glyph={glyphs[kind]}
              at={dueAt}
              isLate={Date.parse(dueAt) < now}
              name={
                <Link to={paths.adminApplication(applicationId)} className="k-cover">
                  {name}
                </Link>
              }
              what={what}
            >
              <DoneTick label={`Done: ${name}, ${what}`} isOff={isPending} onDone={() => finish(followUp)} />
            </DayLine>
          )
        })}
      </ul>
      {data.due > mostShown && (
        <p className="k-small py-3">
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
  const { since, newMessages } = today
  const words = [
    [since.applications, 'application'],
    [since.documents, 'document'],
  ] as const
  const counted = words.map(([count, one]) => `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`)
  const replies = `${formatNumber(since.replies)} ${since.replies === 1 ? 'reply' : 'replies'}`
  return (
    <section aria-labelledby="today-since">
      <DayHead
        id="today-since"
        title={
          since.at ? (
            <>
              Since your last visit<span className="k-small">, {formatMoment(since.at)}</span>
            </>
          ) : (
            'Since the beginning'
          )
        }
        end={
          <ButtonLink kind="bare" to={paths.adminMessages}>
            {sayCount(newMessages)} new {newMessages.total === 1 ? 'message' : 'messages'}
          </ButtonLink>
        }
      >
        {[...counted, replies].join(', ')}
        {since.isMore && ' and more'}
      </DayHead>
      <div role="status">
        {isOld && (
          <Button kind="line" onClick={onShowNew}>
            Show what’s new
          </Button>
        )}
      </div>
      {since.entries.length === 0 && <p className="k-small py-3">Nothing came in.</p>}
      <ul className="k-list">
        {since.entries.map((entry) => (
          <DayLine
            key={`${entry.file.id} ${entry.type}`}
            glyph={arrivalGlyphs[entry.type] ?? 'files'}
            at={entry.at}
            name={
              <Link to={paths.adminApplication(entry.file.id)} className="k-cover">
                {entry.file.name}
              </Link>
            }
            what={sayArrival(entry)}
          />
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
      <SectionHead id="today-desk" title="At the desk" />
      <ul className="k-list">
        {colleagues.map(({ id, name, reads, last }) => (
          <li key={id} className="grid-cols-[auto_minmax(0,1fr)_auto] py-1.5">
            <Initials name={name} />
            <span>
              <b>{name}</b>{' '}
              {reads.length > 0
                ? `reads ${formatList(reads.map((file) => file.name))}`
                : last && sayAct(last)}
              {reads.length > 0 && last && <small>Before: {sayAct(last)}</small>}
            </span>
            <span className="k-small">
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
