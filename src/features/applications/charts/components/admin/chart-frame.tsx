import { type ReactNode, useId } from 'react'
import { formatNumber } from '#site/format.ts'
import { Table } from '#ui/table.tsx'

export type Count = { key: string; label: string; count: number }

type ChartFrameProps = { title: string; column: string; counts: readonly Count[]; children: ReactNode }

/** A chart for the eye, and the same numbers as a table for everyone. */
export function ChartFrame({ title, column, counts, children }: ChartFrameProps) {
  const titleId = useId()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby={titleId} className="chart-frame">
      <h2 id={titleId}>{title}</h2>
      <div aria-hidden="true">{children}</div>
      <details>
        <summary>Show as a table</summary>
        <Table caption={`${title}, as a table`} captionHidden>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col" className="number">
                Applications
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ key, label, count }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="number">{formatNumber(count)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Together</th>
              <td className="number">{formatNumber(total)}</td>
            </tr>
          </tbody>
        </Table>
      </details>
    </section>
  )
}
