import { Link } from 'react-router'
import { useNow } from '#features/applications/list/components/admin/use-now.ts'
import type { SortKey } from '#features/applications/list/schema.ts'
import { useLivingLinks } from '#features/documents/links/components/admin/link-queries.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import type { DeskRow } from '../../schema.ts'
import { ApplicationRow } from './application-row.tsx'
import { toggleSort, useDeskPlace } from './desk-place.ts'
import type { Selection } from './use-selection.ts'

const columns: readonly { label: string; sort?: SortKey }[] = [
  { label: 'Name', sort: 'name' },
  { label: 'Contact' },
  { label: 'State', sort: 'state' },
  { label: 'Case', sort: 'caseType' },
  { label: 'Amount', sort: 'amount' },
  { label: 'Status', sort: 'status' },
  { label: 'Submitted', sort: 'submittedAt' },
  { label: 'Upload link' },
  { label: 'Details' },
]

type ApplicationTableProps = {
  rows: readonly DeskRow[]
  /** Keeps the last list in view, paler, while the next one loads. */
  isOld: boolean
  selection: Selection
  onFocusRow: (id: string) => void
}

export function ApplicationTable({ rows, isOld, selection, onFocusRow }: ApplicationTableProps) {
  const now = useNow()
  const { nameOf } = useTeam()
  const links = useLivingLinks(rows.map(({ id }) => id))
  const linkOf = (id: string) => {
    const isKnown = links.data !== undefined || links.isError
    return isKnown ? (links.data?.get(id) ?? null) : undefined
  }
  const areAll = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <div className="desk-table-scroll" data-old={isOld ? '' : undefined}>
      <table className="table desk-table">
        <caption className="sr-only">Applications</caption>
        <thead>
          <tr>
            <td className="desk-select">
              <label>
                <input
                  type="checkbox"
                  checked={areAll}
                  onChange={(event) => selection.setAll(rows, event.target.checked)}
                  aria-label="Select all on this page"
                />
              </label>
            </td>
            {columns.map((column) => (
              <ColumnHead key={column.label} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApplicationRow
              key={row.id}
              row={row}
              now={now}
              link={linkOf(row.id)}
              assignee={nameOf(row.assigneeId)}
              isSelected={selection.has(row.id)}
              onSelect={(isSelected) => selection.set(row, isSelected)}
              onFocus={() => onFocusRow(row.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({ label, sort: key }: { label: string; sort?: SortKey }) {
  const { place, searchFor } = useDeskPlace()
  if (!key) return <th scope="col">{label}</th>
  const isUp = place.sort === key
  const isDown = place.sort === `-${key}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Link to={searchFor({ sort: toggleSort(place.sort, key) })} preventScrollReset className="desk-sort">
        {label}
        <span aria-hidden="true">{isUp ? ' ▲' : isDown ? ' ▼' : ''}</span>
      </Link>
    </th>
  )
}
