import { placeCells } from '../columns.ts'
import type { Amount, Fact, Table } from '../paper.ts'
import { eachOf, Text, typeClass } from './words.tsx'

export function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {eachOf(facts, ({ label, value, framed }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd className={framed ? 'paper-code' : undefined}>
            <Text words={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Amounts({ rows, type }: { rows: readonly Amount[]; type?: Table['type'] }) {
  return (
    <table className={`paper-amounts ${typeClass(type)}`}>
      <tbody>
        {eachOf(rows, ({ label, value, rank }, at) => (
          <tr key={at} className={rank && `paper-${rank}`}>
            <th scope="row">
              <Text words={label} type={type} />
            </th>
            <td>
              <Text words={value} type={type} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone each row is a card: its header, then each value under the name of its column. */
export function SumsTable({ table: { caption, columns, rows, type } }: { table: Table }) {
  return (
    // The roles stay when the style makes cards of rows.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table className={`paper-table ${typeClass(type)}`} role="table">
      <caption>
        <Text words={caption} type={type} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, note, align }) => (
            <th key={head} scope="col" role="columnheader" className={align && 'paper-right'}>
              {head}
              {note && <small> {note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {eachOf(rows, (cells, row) => (
          <tr key={row} role="row">
            {eachOf(placeCells(cells), ({ words, columns: spanned, first }, at) => {
              const span = spanned > 1 ? { colSpan: spanned } : {}
              const last = columns[first + spanned - 1]
              const text = <Text words={words} type={type} />
              return at === '0' ? (
                <th key={first} scope="row" role="rowheader" {...span}>
                  {text}
                </th>
              ) : (
                <td
                  key={first}
                  role="cell"
                  data-head={columns[first]?.head}
                  className={last?.align && 'paper-right'}
                  {...span}
                >
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  )
}
