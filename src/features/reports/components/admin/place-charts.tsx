import { formatNumber } from '#site/staff-format.ts'
import shapes from '#ui/engravings/us-map/map.svg'
import { mapPlaces } from '#ui/engravings/us-map/places.ts'
import { columns, nameOf } from '../../content/columns.ts'
import type { Report } from '../../schema/report.ts'
import { sayBar } from './bar-lists.ts'
import { useBarKeys } from './plot.tsx'
import type { Chart } from './report-state.ts'

type PlaceChartProps = {
  report: Report
  chosenIn: (chart: Chart) => string | undefined
  onChoose: (chart: Chart, value: string) => void
  onOpen: () => void
}

/** Upper ends of the shades, as shares of the largest. */
const shadeEnds = [0.1, 0.35, 0.65, 1]

const listShades = (most: number) => {
  const ends = [...new Set(shadeEnds.map((share) => Math.max(1, Math.round(share * most))))]
  return ends.map((to, place) => ({
    from: (ends[place - 1] ?? 0) + 1,
    to,
    shade: place + 1 + (4 - ends.length),
  }))
}

export function HomeMap({ report, chosenIn, onChoose, onOpen }: PlaceChartProps) {
  const byCode = new Map(report.home.map((row) => [row.value, row]))
  const most = Math.max(
    1,
    ...report.home.map(({ value, applications }) => (value === 'unknown' ? 0 : applications)),
  )
  const shades = listShades(most)
  const shadeOf = (count: number) => shades.find(({ to }) => count > 0 && count <= to)?.shade ?? 0
  const drawn = report.home
    .map(({ value }) => value)
    .filter((code) => mapPlaces.some((place) => place.code === code))
  const stateOf = useBarKeys(drawn, {
    chosen: chosenIn('home'),
    onChoose: (value) => onChoose('home', value),
    onOpen,
  })
  return (
    <div className="figure-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in. */}
      <svg
        viewBox="-100 -110 10040 6420"
        role="group"
        aria-label="Applications by home state; arrows move, Enter opens the list"
      >
        {mapPlaces.map(({ code, id, x, y, from }) => {
          const row = byCode.get(code)
          const words = row ? `${nameOf('home', row)} (${code}): ${sayBar('home', row, report)}` : undefined
          const shade = shadeOf(row?.applications ?? 0)
          return (
            <g
              key={code}
              {...(row ? stateOf(code) : { 'aria-hidden': true })}
              aria-label={words}
              className={row && 'figure-bar'}
            >
              {words && <title>{words}</title>}
              <use
                href={`${shapes}#${id}`}
                strokeWidth="11"
                strokeLinejoin="round"
                data-shade={shade}
                className="figure-state"
              />
              {shade >= 3 && !from && (
                <text x={x} y={y + 100} textAnchor="middle">
                  {code}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <ul className="figure-key" aria-hidden="true">
        {shades.toReversed().map(({ from, to, shade }) => (
          <li key={shade}>
            <span data-shade={shade} />
            {shade === 4
              ? `${formatNumber(from)} and more`
              : from === to
                ? formatNumber(to)
                : `${formatNumber(from)} to ${formatNumber(to)}`}
          </li>
        ))}
        <li>
          <span data-shade={0} />
          None
        </li>
      </ul>
    </div>
  )
}

const mostRows = 7

export function RowBars({
  report,
  chosenIn,
  onChoose,
  onOpen,
  by,
}: PlaceChartProps & { by: 'firm' | 'caseType' }) {
  const rows = report[by].slice(0, mostRows)
  const most = Math.max(1, ...rows.map(({ applications }) => applications))
  const chosen = chosenIn(by)
  const rowOf = useBarKeys(
    rows.map(({ value }) => value),
    { chosen, onChoose: (value) => onChoose(by, value), onOpen },
  )
  const width = (count: number) => `${(count / most) * 100}%`
  return (
    <table className="figure-rows">
      <thead>
        <tr>
          <th scope="col">{by === 'firm' ? 'Firm' : 'Case type'}</th>
          <th scope="col">Applications, dark: approved</th>
          <th scope="col" className="number">
            All
          </th>
          <th scope="col" className="number">
            Appr.
          </th>
          <th scope="col" className="number">
            Days
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value} data-chosen={row.value === chosen ? '' : undefined}>
            <th scope="row">
              <button type="button" {...rowOf(row.value)}>
                {nameOf(by, row)}
              </button>
            </th>
            <td>
              <svg width="100%" height="12" aria-hidden="true">
                <rect width={width(row.applications)} height="12" className="figure-ink" />
                <rect width={width(row.approvedSoFar)} height="12" className="figure-ink-dark" />
              </svg>
            </td>
            <td className="number">{columns.applications.say(row, report)}</td>
            <td className="number">{columns.share.say(row, report)}</td>
            <td className="number">{columns.middle.say(row, report)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
