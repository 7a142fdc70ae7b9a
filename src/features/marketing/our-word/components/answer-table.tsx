import { formatNumber } from '#site/format.ts'
import { type KeptColumn, type KeptFigures, shareOnTime } from '#site/kept-promise.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { ourWordWords } from '../content/words.ts'

/** The columns of the chart in quarters of the promise. */
export function AnswerTable({ told, files }: { told: KeptFigures; files: number }) {
  const locale = useLocale()
  const words = useWords(ourWordWords).table
  const { columns, waiting, onTime } = told
  const number = (count: number) => formatNumber(count, locale)
  const rows = groupColumns(columns)
  return (
    <section aria-labelledby="table-title">
      <h2 id="table-title">{words.title}</h2>
      <table className="mt-4 w-full">
        <thead>
          <tr className="border-b border-rule-strong text-end font-sans text-small text-soft">
            <th className="py-2 text-start font-semibold">{words.hours}</th>
            <th className="py-2 text-end font-semibold">{words.onTime}</th>
            <th className="py-2 text-end font-semibold">{words.late}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, onTime, late }) => (
            <Row
              key={from}
              name={to === null ? words.above(from) : words.within(from, to)}
              cells={[number(onTime), number(late)]}
            />
          ))}
          {waiting > 0 && <Row name={words.waiting} cells={['', number(waiting)]} />}
          <Row
            name={`${words.all}: ${number(files)}`}
            cells={[`${number(onTime)} (${shareOnTime(onTime, files)}%)`, number(files - onTime)]}
          />
        </tbody>
      </table>
    </section>
  )
}

function Row({ name, cells }: { name: string; cells: readonly string[] }) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-2.5 text-start font-semibold">
        {name}
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its column.
        <td key={place} className="figures py-2.5 text-end">
          {cell}
        </td>
      ))}
    </tr>
  )
}

function groupColumns(columns: readonly KeptColumn[]): KeptColumn[] {
  const size = (columns.length - 1) / 8
  const groups = Map.groupBy(columns, (_column, place) => Math.floor(place / size))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    const sum = (count: (column: KeptColumn) => number) =>
      group.reduce((all, column) => all + count(column), 0)
    return [
      { from: first.from, to: last.to, onTime: sum(({ onTime }) => onTime), late: sum(({ late }) => late) },
    ]
  })
}
