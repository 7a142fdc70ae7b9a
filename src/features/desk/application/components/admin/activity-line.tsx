import { Link } from 'react-router'
import { formatDate } from '#site/format.ts'
import type { ActivityEntry, ActivityKind } from './activity-entries.ts'

const outlines: Record<ActivityKind, string> = {
  note: 'M3 13l.7-3L11 2.8 13.2 5 6 12.3 3 13Z',
  call: 'M3 2.5h3l1.2 3.3-1.7 1.2a8 8 0 0 0 3.5 3.5l1.2-1.7L13.5 10v3c0 .5-.5 1-1 1C7 13.7 2.5 9 2.2 3.5c0-.5.3-1 .8-1Z',
  message: 'M2.5 3h11v8H7l-3 2.5V11H2.5z',
  mail: 'M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5',
  document: 'M4 2h5.5L12.5 5v9H4zM9.5 2v3h3M6 8h4.5M6 10.8h4.5',
  change: 'M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13',
  look: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
}

export function ActivityLine({ entry }: { entry: ActivityEntry }) {
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
      <time dateTime={happenedAt}>{formatDate(happenedAt, { timeStyle: 'short' })}</time>
    </li>
  )
}
