import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { filterParams, useListState } from '#features/applications/components/admin/list-state.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { useAssign } from '#features/review/assignment/components/admin/assignee.tsx'
import type { ListPage, ShownRow } from '../../schema.ts'
import { ApplicationFilters, type FilterSwitch } from './application-filters.tsx'
import type { RowAction } from './application-row.tsx'
import { ApplicationTable } from './application-table.tsx'
import { BulkBar, ListFoot } from './list-foot.tsx'
import { useList } from './list-queries.ts'
import { type Asked, RowDialogs } from './row-dialogs.tsx'
import { type ListKey, useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

type ApplicationListProps = {
  isCovered: boolean
  filters: FilterSwitch
  onKey: (key: ListKey) => void
}

export function ApplicationList({ isCovered, filters, onKey }: ApplicationListProps) {
  const { listState } = useListState()
  const { data, error, refetch, isPlaceholderData } = useList(listState)
  const [current, setCurrent] = useState<string>()
  const [asked, ask] = useState<Asked>()
  const own = usePerson()
  const { mutate: assign } = useAssign()
  const selection = useSelection()
  const rows = data?.applications ?? noRows
  /** A row that changed after it was checked has a newer version. */
  const selected = selection.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row)

  function act(row: ShownRow, action: RowAction) {
    ask(undefined)
    if (action === 'take') assign({ applications: [row], to: own })
    else if (action === 'assign' || action === 'status') ask({ kind: action, rows: [row] })
    else ask({ kind: action, row })
  }
  const take = (taken: readonly Choosable[]) =>
    assign({ applications: taken, to: own }, { onSuccess: ({ changed }) => selection.setAll(changed, false) })
  useListKeys({ rows, current, isCovered, selection, selected, onKey, onAsk: ask, onAct: act, onTake: take })

  return (
    <>
      <ApplicationFilters
        {...filters}
        bulk={
          data &&
          selected.length > 0 && (
            <BulkBar
              desk={data}
              isOld={isPlaceholderData}
              selection={selection}
              onChangeStatus={() => ask({ kind: 'status', rows: selected })}
              onAssign={() => ask({ kind: 'assign', rows: selected })}
              onRequest={() => ask({ kind: 'requests', rows: selected })}
            />
          )
        }
      />
      <div className="k-scroll">
        {error && (
          <LoadFailure
            title="Failed to fetch applications"
            error={error}
            fallback="The list could not be read."
            onRetry={refetch}
          />
        )}
        {!data && !error && <Wait lines={12}>Loading applications…</Wait>}
        {data?.spelling && (
          <Note tone="calm" announce>
            Nothing is spelled “{listState.filters.q}”. These are spelled <b>{data.spelling}</b>.
          </Note>
        )}
        {data && rows.length === 0 && <NoFile />}
        {data && rows.length > 0 && (
          <ApplicationTable
            rows={rows}
            isOld={isPlaceholderData}
            selection={selection}
            onFocusRow={setCurrent}
            onAct={act}
          />
        )}
      </div>
      {data && <ListFoot desk={data} />}
      <RowDialogs
        asked={asked}
        onClose={() => ask(undefined)}
        onDone={(changed) => selection.setAll(changed, false)}
        onAct={act}
      />
    </>
  )
}

function NoFile() {
  const { listState, searchFor } = useListState()
  if (listState.page > 1) return <PastTheEnd first={searchFor({ page: 1 })} />
  return <Nothing isFiltered={filterParams(listState.filters).size > 0} />
}

const noRows: ListPage['applications'] = []

/** The list has become shorter, or somebody typed the address. */
function PastTheEnd({ first }: { first: string }) {
  return (
    <Empty title="The list ends before this page">
      <p>
        <Link to={first}>Go to its first page</Link>
      </p>
    </Empty>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty title={isFiltered ? 'No application fits' : 'No applications yet'}>
      <p>
        {isFiltered
          ? 'Try fewer words or filters. A phone number is found however it is written.'
          : 'Applications that are sent on the site appear here.'}
      </p>
    </Empty>
  )
}
