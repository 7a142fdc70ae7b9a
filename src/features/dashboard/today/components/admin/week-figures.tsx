import { listFigures } from './list-figures.ts'
import { useWeek } from './today-queries.ts'

export function WeekFigures() {
  const { data } = useWeek()
  if (!data) return null
  return (
    <section aria-labelledby="today-week">
      <h2 id="today-week" className="today-head">
        The week <span>12 weeks to date</span>
      </h2>
      <ul className="today-figures">
        {listFigures(data).map(({ label, value, note, weeks }) => (
          <li key={label}>
            <span className="today-figure">{value}</span>
            <b>{label}</b>
            <small>{note}</small>
            <Bars weeks={weeks} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const barWidth = 8
const gap = 4
const height = 28

/** To scale, the running week darker. The numbers are in the text and in the reports. */
function Bars({ weeks }: { weeks: readonly (number | null)[] }) {
  const most = Math.max(1, ...weeks.map((value) => value ?? 0))
  return (
    <svg
      className="today-bars"
      viewBox={`0 0 ${12 * (barWidth + gap) - gap} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {weeks.map((value, place) => {
        const tall = Math.max(value ? 1 : 0, Math.round(((value ?? 0) / most) * (height - 1)))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            key={place}
            x={place * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            data-now={place === weeks.length - 1 || undefined}
          />
        )
      })}
    </svg>
  )
}
