import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { AssignDialog } from '#features/applications/assignment/components/admin/assign-dialog.tsx'
import type { Choosable } from '#features/applications/list/schema.ts'
import { StatusDialog } from '#features/applications/review/components/admin/status-dialog.tsx'
import { applicationsInWords } from '#features/applications/review/components/admin/status-words.ts'
import { NewsButton } from '#features/live/components/admin/news-button.tsx'
import type { ApplicationStatus } from '#site/choices/application-status.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { Desk } from '../../schema.ts'
import { ApplicationTable } from './application-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { filterParams, useDeskPlace } from './desk-place.ts'
import { useDesk } from './desk-queries.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useSelection } from './use-selection.ts'

type ApplicationListProps = { searchId: string; onHelp: () => void }

type Asked = { rows: readonly Choosable[]; status?: ApplicationStatus }

export function ApplicationList({ searchId, onHelp }: ApplicationListProps) {
  const { place, searchFor } = useDeskPlace()
  const { data, error, refetch, isPlaceholderData } = useDesk(place)
  const [current, setCurrent] = useState<string>()
  const [asked, ask] = useState<Asked>({ rows: [] })
  const [assigned, assign] = useState<readonly Choosable[]>([])
  const selection = useSelection()
  const rows = data?.applications ?? noRows
  /** Current rows: one that changed after it was ticked has a newer version. */
  const selected = selection.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row)
  useDeskKeys({
    rows,
    current,
    searchId,
    selection,
    selected,
    onHelp,
    onAsk: (asked, status) => ask({ rows: asked, status }),
  })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error && (
        <LoadFailure
          title="Failed to fetch applications"
          error={error}
          fallback="The list could not be read."
          onRetry={refetch}
        />
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="text-soft">
              {rows.length > 0 && countWords(data)}
            </p>
            <NewsButton />
          </div>
          <BulkBar
            desk={data}
            isOld={isPlaceholderData}
            selection={selection}
            onChangeStatus={() => ask({ rows: selected })}
            onAssign={() => assign(selected)}
          />
        </>
      )}
      {data && rows.length === 0 && <Empty />}
      {data && rows.length > 0 && (
        <>
          <ApplicationTable
            rows={rows}
            isOld={isPlaceholderData}
            selection={selection}
            onFocusRow={setCurrent}
          />
          <Pagination
            label="Pages of applications"
            page={place.page}
            pageCount={Math.ceil(data.total / place.pageSize)}
            hrefFor={(page) => searchFor({ page, application: undefined })}
          />
        </>
      )}
      <AssignDialog
        applications={assigned}
        onClose={() => assign([])}
        onAssigned={(rows) => selection.setAll(rows, false)}
      />
      <StatusDialog
        applications={asked.rows}
        status={asked.status}
        onClose={() => ask({ rows: [] })}
        // Refused rows stay ticked: they are what is left to look at.
        onChanged={(changed) => selection.setAll(changed, false)}
      />
    </div>
  )
}

function Loading() {
  return (
    <div>
      <LoadingText>Loading applications…</LoadingText>
      <SkeletonText lines={10} />
    </div>
  )
}

function Empty() {
  const { place, searchFor } = useDeskPlace()
  if (place.page > 1) return <PastTheEnd first={searchFor({ page: 1 })} />
  return <Nothing isFiltered={filterParams(place.filters).size > 0} />
}

const noRows: Desk['applications'] = []

const countWords = ({ total, isMore }: Desk) => {
  const words = applicationsInWords(total)
  return isMore ? `More than ${words}` : words
}

/** The list was longer when this page was opened, or the address was typed. */
function PastTheEnd({ first }: { first: string }) {
  return (
    <EmptyState title="The list ends before this page">
      <p>
        <Link to={first}>Go to its first page</Link>
      </p>
    </EmptyState>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState title={isFiltered ? 'No application fits' : 'No applications yet'}>
      <p>
        {isFiltered
          ? 'Try fewer words or filters. A phone number is found however it is written.'
          : 'Applications that are sent on the site appear here.'}
      </p>
    </EmptyState>
  )
}
