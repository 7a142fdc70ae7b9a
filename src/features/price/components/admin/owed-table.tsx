import { Table } from '#features/admin/kit/components/table.tsx'
import type { CapOrigin } from '#lib/price/cap-names.ts'
import type { Estimate } from '#lib/price/estimate.ts'
import { formatCents } from '#site/staff-format.ts'
import { holderOf, type PreviewRow, previewMonths } from './price-preview.ts'

const holders: Record<CapOrigin, string> = {
  state: 'state’s cap',
  terms: 'your cap',
  case: 'what the case pays',
}

type OwedTableProps = { advance: string; most: readonly Estimate[]; rows: readonly PreviewRow[] }

export function OwedTable({ advance, most, rows }: OwedTableProps) {
  return (
    <Table caption={`What ${advance} would cost, by state`} className="price-table">
      <thead>
        <tr>
          <th scope="col">Owed after</th>
          {previewMonths.map((months) => (
            <th key={months} scope="col" className="number">
              {months} months
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          name={rows.length === 0 ? 'All states' : 'Most states'}
          about="no cap of the state"
          cells={previewMonths.flatMap((months) => most[months] ?? [])}
        />
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ name, about, cells }: Pick<PreviewRow, 'name' | 'about' | 'cells'>) {
  return (
    <tr>
      <th scope="row">
        <span className="k-name">{name}</span>
        <small>{about}</small>
      </th>
      {cells.map((estimate, index) => (
        <td key={previewMonths[index]} className="number">
          <Owed {...estimate} />
        </td>
      ))}
    </tr>
  )
}

function Owed(estimate: Estimate) {
  const holder = holderOf(estimate)
  if (!holder) return formatCents(estimate.owed)
  return (
    <>
      <b>{formatCents(estimate.owed)}</b>
      <small>
        <span aria-hidden="true">▾ </span>
        {holders[holder]}
      </small>
    </>
  )
}
