import { formatMoment } from '#site/format.ts'
import type { TimelineEntry } from '../../schema.ts'
import { actorOf, detailsOf, titleOf } from './timeline-words.ts'
import './timeline.css'

/** Everything that happened, newest first. Read-only. */
export function TimelinePanel({ timeline }: { timeline: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {timeline.map((entry) => (
        <li key={entry.id}>
          <p className="font-semibold">{titleOf(entry)}</p>
          {detailsOf(entry).length > 0 && <p className="break-words">{detailsOf(entry).join(' · ')}</p>}
          <p className="text-small text-soft">
            {formatMoment(entry.happenedAt)}, {actorOf(entry)}
          </p>
        </li>
      ))}
    </ol>
  )
}
