import type { Week } from '#features/applications/figures/schema.ts'
import { formatMoney, formatNumber, formatPercent } from '#site/format.ts'
import { useWeek } from './today-queries.ts'

type Figure = { label: string; value: string; note: string; weeks: readonly (number | null)[] }

/** The week so far beside the eleven before it, for the owner. */
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

function listFigures(week: Week): Figure[] {
  const last = (values: readonly (number | null)[]) => values.at(-1) ?? null
  const before = (values: readonly (number | null)[]) => values.at(-2) ?? null
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value))
  const decided = last(week.decided) ?? 0
  const approved = last(week.approved) ?? 0
  const advances = last(week.advances) ?? 0
  const repayments = last(week.repayments) ?? 0
  const days = before(week.days)
  return [
    {
      label: 'Applications',
      value: number(last(week.applications)),
      note: `${number(before(week.applications))} last week`,
      weeks: week.applications,
    },
    {
      label: 'Approved',
      value: number(approved),
      note: decided > 0 ? `${formatPercent(approved / decided)} of decided` : 'None decided yet',
      weeks: week.approved,
    },
    {
      label: 'Days to decision',
      value: number(last(week.days)),
      note: days === null ? 'None last week' : `${formatNumber(days)} last week`,
      weeks: week.days,
    },
    {
      label: 'Decided late',
      value: number(last(week.late)),
      note: `of ${number(decided)}`,
      weeks: week.late,
    },
    {
      label: 'Paid out',
      value: formatMoney(last(week.paidOut) ?? 0),
      note: advances === 1 ? '1 advance' : `${formatNumber(advances)} advances`,
      weeks: week.paidOut,
    },
    {
      label: 'Paid back',
      value: week.paidBack ? formatMoney(last(week.paidBack) ?? 0) : '–',
      note: week.paidBack
        ? repayments === 1
          ? '1 payment'
          : `${formatNumber(repayments)} payments`
        : 'Nothing recorded yet',
      weeks: week.paidBack ?? [],
    },
  ]
}

const barWidth = 8
const gap = 4
const height = 28

/** To scale, the running week darker. The numbers are in the text and in the figures. */
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
