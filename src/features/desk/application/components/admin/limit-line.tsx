import type { ApplicationDetail } from '#features/review/schema.ts'
import { dateIn, formatCalendarDay, readerTimeZone } from '#site/format.ts'
import { findLimit, type Suit, sayTimeLeft, scaleLine } from './limit-date.ts'

/** To scale, from the incident to the last day to sue. */
export function LimitLine({ application, suit }: { application: ApplicationDetail; suit: Suit }) {
  const { incidentDate } = application
  const { day, note } = findLimit(application)
  const today = dateIn(readerTimeZone())
  const left = day === undefined ? undefined : sayTimeLeft(day, suit, today)
  return (
    <>
      <dt className="sr-only">Incident and limit date</dt>
      <dd>
        <div className="file-ends">
          <p>
            <span className="file-label">Incident</span> {formatCalendarDay(incidentDate)}
          </p>
          {left && <p className={left.isUrgent ? 'file-left file-risk' : 'file-left'}>{left.words}</p>}
          <p>
            <span className="file-label">Limit date</span> {day ? formatCalendarDay(day) : 'Not known'}
          </p>
        </div>
        {day && <Axis from={incidentDate} to={day} today={today} />}
        <small>
          {note} {day && suit !== 'filed' && 'No suit by then bars the claim.'}
        </small>
      </dd>
    </>
  )
}

function Axis({ from, to, today }: { from: string; to: string; today: string }) {
  const { done, ticks } = scaleLine(from, to, today)
  return (
    <svg
      className="file-axis"
      viewBox="0 0 1000 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 7H1000" className="file-axis-rest" />
      <path d={`M0 7H${Math.round(done * 1000)}`} className="file-axis-done" />
      {[0, ...ticks].map((at) => (
        <path key={at} d={`M${Math.round(at * 1000)} 1V13`} className="file-axis-rest" />
      ))}
      <path d="M1000 1V13" className="file-axis-end" />
    </svg>
  )
}
