import { Link } from 'react-router'
import { Pick, Rows } from '#features/admin/kit/components/table.tsx'
import { formatNumber } from '#site/staff-format.ts'
import { Days } from '../../../records/components/admin/day-words.tsx'
import type { FirmLine } from '../../../records/schema/list.ts'
import { toggleFirmSort, useFirmListState } from './firm-list-state.ts'
import type { FirmSelection } from './use-firm-selection.ts'

const columns = [
  { name: 'name', label: 'Firm', sort: 'name' },
  { name: 'open', label: 'Open', sort: '-open' },
  { name: 'confirm', label: 'Confirm', sort: '-confirm' },
  { name: 'answer', label: 'Answer', sort: '-answer' },
] as const

type FirmTableProps = {
  rows: readonly FirmLine[]
  /** The last list stays in sight, paler, while the next one loads. */
  isOld: boolean
  selection: FirmSelection
}

export function FirmTable({ rows, isOld, selection }: FirmTableProps) {
  return (
    <Rows caption="Firms" className="firm-table" isOld={isOld}>
      <thead>
        <tr>
          <td className="k-pick">
            <span className="sr-only">Selected</span>
          </td>
          {columns.map((column) => (
            <ColumnHead key={column.name} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} selection={selection} />
        ))}
      </tbody>
    </Rows>
  )
}

function ColumnHead({ name, label, sort }: (typeof columns)[number]) {
  const { listState, addressFor } = useFirmListState()
  const isOurs = listState.sort.replace('-', '') === sort.replace('-', '')
  const isDown = listState.sort.startsWith('-')
  return (
    <th
      scope="col"
      className={`c-${name}`}
      aria-sort={isOurs ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <Link to={addressFor({ sort: toggleFirmSort(listState.sort, sort) })} preventScrollReset>
        {label}
        {isOurs && <span aria-hidden="true">{isDown ? ' ▼' : ' ▲'}</span>}
      </Link>
    </th>
  )
}

export const firmLinkId = (id: string) => `firm-${id}`

/** The name's link covers the row; the box lies above it. */
function Row({ row, selection }: { row: FirmLine; selection: FirmSelection }) {
  const { listState, addressFor } = useFirmListState()
  const { id, name, place, open, confirmDays, answerDays } = row
  const isOpen = listState.id === id
  const isSelected = selection.has(id)
  return (
    <tr data-selected={isSelected ? '' : undefined} data-open={isOpen ? '' : undefined}>
      <Pick label={`Select ${name}`} isChecked={isSelected} onChange={() => selection.toggle(row)} />
      <th scope="row" className="c-name wrap-anywhere">
        <Link
          id={firmLinkId(id)}
          to={addressFor({ id })}
          preventScrollReset
          className="k-cover"
          aria-current={isOpen ? 'true' : undefined}
        >
          {name}
        </Link>
        {place && <small className="k-cut">{place}</small>}
      </th>
      <td className="c-open">{formatNumber(open)}</td>
      <td className="c-confirm">
        <Days days={confirmDays} />
      </td>
      <td className="c-answer">
        <Days days={answerDays} />
      </td>
    </tr>
  )
}
