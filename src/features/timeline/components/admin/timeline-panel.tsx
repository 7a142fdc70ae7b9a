import { formatMoment } from '#site/staff-format.ts'
import type { TimelineEntry } from '../../schema/entries.ts'
import { actorOf, detailsOf, titleOf } from './timeline-words.ts'

type TimelinePanelProps = {
  timeline: readonly TimelineEntry[]
  timeZone: string
}

export function TimelinePanel({ timeline, timeZone }: TimelinePanelProps) {
  return (
    <ol className="grid gap-5">
      {timeline.map((entry) => (
        <li key={entry.id} className="border-l-2 border-rule pl-4">
          <p className="font-semibold">{titleOf(entry)}</p>
          <Details words={detailsOf(entry, timeZone)} />
          <p className="text-small text-soft">
            {formatMoment(entry.happenedAt)}, {actorOf(entry)}
          </p>
        </li>
      ))}
    </ol>
  )
}

const Details = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && <p className="break-words">{words.join(' · ')}</p>
