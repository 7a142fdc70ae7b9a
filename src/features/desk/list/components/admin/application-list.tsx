import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { filterParams, useListState } from '#features/applications/components/admin/list-state.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { useAssign } from '#features/review/assignment/components/admin/assignee.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import type { ListPage, ShownRow } from '../../schema.ts'
import type { RowAction } from './application-row.tsx'
import { ApplicationTable } from './application-table.tsx'
import { ListFoot } from './list-foot.tsx'
import { useList } from './list-queries.ts'
import { type Asked, RowDialogs } from './row-dialogs.tsx'
import { type ListKey, useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

type ApplicationListProps = {
  isCovered: boolean
  onKey: (key: ListKey) => void
}

export function ApplicationList({ isCovered, onKey }: ApplicationListProps) {
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
      <div className="desk-rows">
        {error && (
          <LoadFailure
            title="Failed to fetch applications"
            error={error}
            fallback="The list could not be read."
            onRetry={refetch}
          />
        )}
        {!data && !error && <Loading />}
        {data?.spelling && (
          <p role="status" className="desk-spelling">
            Nothing is spelled “{listState.filters.q}”. These are spelled <b>{data.spelling}</b>.
          </p>
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
      {data && (
        <ListFoot
          desk={data}
          isOld={isPlaceholderData}
          selection={selection}
          onChangeStatus={() => ask({ kind: 'status', rows: selected })}
          onAssign={() => ask({ kind: 'assign', rows: selected })}
          onRequest={() => ask({ kind: 'requests', rows: selected })}
        />
      )}
      <RowDialogs
        asked={asked}
        onClose={() => ask(undefined)}
        onDone={(changed) => selection.setAll(changed, false)}
        onAct={act}
      />
    </>
  )
}

const waitingRows = Array.from({ length: 12 }, (_, place) => place)

/** Quiet bars that show after a moment, and not at all if the list loads fast. */
function Loading() {
  return (
    <div className="desk-loading">
      <LoadingText>Loading applications…</LoadingText>
      <div aria-hidden="true">
        {waitingRows.map((place) => (
          <div key={place} className="desk-loading-row">
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
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
