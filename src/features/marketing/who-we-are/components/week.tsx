import { zoneName } from '#domain/time-zones.ts'
import type { Calendar } from '#features/calendar/schema.ts'
import { placeOfHour, weekScale } from '#features/chrome/components/show-hours.ts'
import { timeOf } from '#features/chrome/content/hours.ts'
import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import { momentIn } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { whoWords } from '../content/words.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 0]
const percent = (place: number) => `${place.toFixed(2)}%`
const height = 280

export function Week({ hours: { timeZone, week } }: { hours: Calendar }) {
  const locale = useLocale()
  const place = (hour: number) => placeOfHour(hour, week)
  const words = whoWords[locale].hours
  const sayTime = (hour: number) => timeOf(momentIn('UTC', '2026-01-01', hour), 'UTC', locale)
  const named = weekdays.map((weekday) => {
    const name = words.days[weekday] ?? ''
    const open = week[weekday]
    return open ? words.day(name, sayTime(open[0]), sayTime(open[1])) : words.dayClosed(name)
  })
  return (
    <figure className="min-w-0">
      <Hatching />
      <svg
        className="week tight:hidden"
        height={height}
        role="img"
        aria-label={`${named.join(', ')}. ${zoneName(timeZone, locale)}.`}
      >
        {weekdays.map((weekday, row) => (
          <Day
            key={weekday}
            weekday={weekday}
            y={row * weekScale.row}
            name={words.days[weekday] ?? ''}
            open={week[weekday] ?? null}
            closed={words.closed}
            place={place}
          />
        ))}
        <g data-hours-now display="none">
          <line x1="0" x2="0" y1="-2" y2="38" className="stroke-green-800" strokeWidth="5" />
          <circle cx="0" cy="18" r="7" className="fill-paper stroke-green-800" strokeWidth="2.5" />
        </g>
        {[...markedHours(week)].map((hour) => (
          <text key={hour} x={percent(place(hour))} y="264" textAnchor="middle">
            {hour === 12 ? words.noon : sayTime(hour)}
          </text>
        ))}
      </svg>
      {/* Text this large has no room in a drawing. */}
      <ul className="hairlines hidden border-y border-rule tight:block">
        {named.map((day) => (
          <li key={day} className="py-1">
            {day}
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 font-sans text-small text-soft">
        <span className="tight:hidden">{words.chart(zoneName(timeZone, locale))}</span>
        <span className="hidden tight:inline">{words.list(zoneName(timeZone, locale))}</span>
      </figcaption>
    </figure>
  )
}

type DayProps = {
  weekday: number
  y: number
  name: string
  open: readonly [number, number] | null
  closed: string
  place: (hour: number) => number
}

function Day({ weekday, y, name, open, closed, place }: DayProps) {
  const box = open && {
    x: percent(place(open[0])),
    width: percent(place(open[1]) - place(open[0])),
    y: y + 6,
    height: 24,
  }
  return (
    <g data-weekday={weekday}>
      <text x="0" y={y + 23}>
        {name}
      </text>
      <line
        x1={percent(weekScale.from)}
        x2={percent(weekScale.to)}
        y1={y + 18}
        y2={y + 18}
        className="week-rule"
        strokeDasharray="2 4"
      />
      {box ? (
        <>
          <rect {...box} className="fill-paper" />
          <rect {...box} className="week-open stroke-green-800" strokeWidth="1.3" fill={hatch('ruled')} />
        </>
      ) : (
        <text x="55%" y={y + 23} textAnchor="middle" className="halo">
          {closed}
        </text>
      )}
    </g>
  )
}

function markedHours(week: Calendar['week']): Set<number> {
  const spans = week.filter((open) => open !== null)
  const first = Math.min(...spans.map(([from]) => from))
  const last = Math.max(...spans.map(([, to]) => to))
  return new Set([first, ...(first <= 9 && last >= 15 ? [12] : []), last])
}
