import { formatNumber, spellNumber } from '#site/format.ts'
import type { KeptColumn, KeptFigures } from '#site/kept-promise.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { ourWordWords } from '../content/words.ts'

/** A tall column is drawn with more answers to a square, so that a page never draws more than some hundred. */
const mostRows = 16
const cell = 20
const square = 14

/** One square for each answer, at the hour it came. The table below it says the same. */
export function AnswerChart({ told }: { told: KeptFigures }) {
  const locale = useLocale()
  const words = useWords(ourWordWords).chart
  const { columns, onTime, waiting, promisedHours } = told
  const tallest = Math.max(1, ...columns.map((column) => column.onTime + column.late))
  const each = Math.ceil(tallest / mostRows)
  const drawn = columns.map((column) => ({
    ...column,
    onTime: Math.ceil(column.onTime / each),
    late: Math.ceil(column.late / each),
  }))
  const rows = Math.max(4, ...drawn.map((column) => column.onTime + column.late))
  const late = columns.reduce((sum, column) => sum + column.late, 0)
  const width = columns.length * cell
  const height = rows * cell
  const hoursEach = columns[0]?.to ?? 1
  const promise = (promisedHours / hoursEach) * cell
  return (
    <figure className="mt-section" aria-labelledby="chart-title">
      <h2 id="chart-title">{words.title(each)}</h2>
      <p className="mt-1 text-soft">{words.key}</p>
      <div role="img" aria-label={words.alt(formatNumber(onTime, locale), formatNumber(late, locale))}>
        <svg width="100%" height="26" className="mt-6 block overflow-visible" aria-hidden="true">
          <text
            x={percent(promise, width)}
            dx="12"
            y="18"
            className="fill-ink font-sans text-small font-semibold"
          >
            {words.promise}
          </text>
        </svg>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="block h-auto w-full overflow-visible"
          aria-hidden="true"
        >
          {drawn.map((column, place) => (
            <Column key={column.from} column={column} place={place} height={height} />
          ))}
          <line x1={promise} x2={promise} y1="-26" y2={height} className="stroke-green-800" strokeWidth="4" />
          <line
            x1={promise + 5}
            x2={promise + 5}
            y1="-26"
            y2={height}
            className="stroke-green-800"
            strokeWidth="1"
          />
          <line x1="0" x2={width} y1={height} y2={height} className="stroke-ink" strokeWidth="1.5" />
        </svg>
        <Axis columns={columns} promisedHours={promisedHours} />
      </div>
      {waiting > 0 && (
        <figcaption className="mt-4 font-sans text-small text-soft">
          {words.waiting(waiting, spellNumber(waiting, locale))}
        </figcaption>
      )}
    </figure>
  )
}

const percent = (x: number, width: number) => `${((100 * x) / width).toFixed(2)}%`

type ColumnProps = { column: KeptColumn; place: number; height: number }

function Column({ column: { onTime, late }, place, height }: ColumnProps) {
  return Array.from({ length: onTime + late }, (_, row) => {
    const isLate = row >= onTime
    const inset = isLate ? 1 : 0
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: squares have nothing but their place.
        key={row}
        x={place * cell + (cell - square) / 2 + inset}
        y={height - (row + 1) * cell + (cell - square) / 2 + inset}
        width={square - 2 * inset}
        height={square - 2 * inset}
        className={isLate ? 'fill-sheet stroke-green-800' : 'fill-green-800'}
        strokeWidth={isLate ? 2 : undefined}
      />
    )
  })
}

/** Every sixth column has its hour; on phones every twelfth. */
function Axis({ columns, promisedHours }: Pick<KeptFigures, 'columns' | 'promisedHours'>) {
  const words = useWords(ourWordWords).chart
  const marked = columns.flatMap(({ from, to }, place) =>
    place % 6 === 0 ? [{ from, place, isLast: to === null }] : [],
  )
  return (
    <svg width="100%" height="34" className="block overflow-visible" aria-hidden="true">
      {marked.map(({ from, place, isLast }) => (
        <text
          key={from}
          x={isLast ? '100%' : percent(place, columns.length)}
          y="24"
          textAnchor={place === 0 ? 'start' : isLast ? 'end' : 'middle'}
          className={[
            'figures fill-ink font-sans text-small',
            from === promisedHours && 'font-semibold',
            place % 12 !== 0 && 'max-sm:hidden',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {isLast ? words.end(from) : words.axis(from)}
        </text>
      ))}
    </svg>
  )
}
