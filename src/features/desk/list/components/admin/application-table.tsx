import { Link } from 'react-router'
import { Pick, Rows } from '#features/admin/kit/components/table.tsx'
import { toggleSort, useListState } from '#features/applications/components/admin/list-state.ts'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import type { SortKey } from '#features/applications/schema/rows.ts'
import { useColumns } from '#features/desk/views/components/admin/view-queries.ts'
import { listColumns } from '#features/desk/views/schema.ts'
import { useLivingLinks } from '#features/documents/upload-links/components/admin/link-queries.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import type { ShownRow } from '../../schema.ts'
import { ApplicationRow, type RowAction } from './application-row.tsx'
import type { Selection } from './use-selection.ts'

type ApplicationTableProps = {
  rows: readonly ShownRow[]
  /** The last list stays in view, paler, while the next one loads. */
  isOld: boolean
  selection: Selection
  onFocusRow: (id: string) => void
  onAct: (row: ShownRow, action: RowAction) => void
}

export function ApplicationTable({ rows, isOld, selection, onFocusRow, onAct }: ApplicationTableProps) {
  const now = useNow()
  const { nameOf, isShared } = useTeam()
  const chosen = useColumns()
  const columns = listColumns.filter(({ value }) => chosen.includes(value) && (value !== 'owner' || isShared))
  const links = useLivingLinks(chosen.includes('link') ? rows.map(({ id }) => id) : [])
  const linkOf = (id: string) => {
    const isKnown = links.data !== undefined || links.isError
    return isKnown ? (links.data?.get(id) ?? null) : undefined
  }
  const areAll = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <Rows caption="Applications" className="desk-table" isOld={isOld}>
      <thead>
        <tr>
          <Pick
            label="Select all on this page"
            isChecked={areAll}
            onChange={(isChecked) => selection.setAll(rows, isChecked)}
          />
          <ColumnHead name="status" label="Status" sort="status" />
          <ColumnHead name="name" label="Client" sort="name" />
          {columns.map((column) => (
            <ColumnHead
              key={column.value}
              name={column.value}
              label={column.label}
              sort={'sort' in column ? column.sort : undefined}
            />
          ))}
          <th scope="col" className="c-acts">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ApplicationRow
            key={row.id}
            row={row}
            now={now}
            columns={columns.map(({ value }) => value)}
            link={linkOf(row.id)}
            owner={nameOf(row.assigneeId)}
            isSelected={selection.has(row.id)}
            onSelect={(isSelected) => selection.set(row, isSelected)}
            onFocus={() => onFocusRow(row.id)}
            onAct={(action) => onAct(row, action)}
          />
        ))}
      </tbody>
    </Rows>
  )
}

function ColumnHead({ name, label, sort: key }: { name: string; label: string; sort?: SortKey | undefined }) {
  const { listState, searchFor } = useListState()
  const isUp = listState.sort === key
  const isDown = listState.sort === `-${key}`
  return (
    <th
      scope="col"
      className={`c-${name}`}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      {key ? (
        <Link to={searchFor({ sort: toggleSort(listState.sort, key) })} preventScrollReset>
          {label}
          <span aria-hidden="true">{isUp ? ' ▲' : isDown ? ' ▼' : ''}</span>
        </Link>
      ) : (
        label
      )}
    </th>
  )
}
