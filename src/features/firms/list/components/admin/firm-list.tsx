import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Bulk } from '#features/admin/kit/components/bulk.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { KeyHint, Keys } from '#features/admin/kit/components/keys.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { formatNumber } from '#site/staff-format.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import type { FirmLine } from '../../../records/schema/list.ts'
import type { useFirms } from './firm-list-queries.ts'
import { useFirmListState } from './firm-list-state.ts'
import { FirmTable } from './firm-table.tsx'
import { FirmSearch } from './firm-tabs.tsx'
import type { FirmSelection } from './use-firm-selection.ts'

type FirmListProps = {
  query: ReturnType<typeof useFirms>
  rows: readonly FirmLine[]
  selection: FirmSelection
  onMerge: () => void
  onAdd: () => void
}

export function FirmList({ query, rows, selection, onMerge, onAdd }: FirmListProps) {
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const first = data?.pages[0]
  return (
    <>
      {selection.rows.length > 0 ? (
        <SelectionBar selection={selection} onMerge={onMerge} />
      ) : (
        <FirmSearch
          label="Search by a firm’s name, a person there, a domain or a phone number"
          placeholder="Firm, person, domain or phone"
          onAdd={onAdd}
        />
      )}
      <div className="k-scroll border-t border-rule-strong">
        {error && (
          <LoadFailure
            title="Failed to fetch firms"
            error={error}
            fallback="The list could not be read."
            onRetry={refetch}
          />
        )}
        {!data && !error && (
          <div className="p-6">
            <Wait lines={12}>Loading firms…</Wait>
          </div>
        )}
        {first?.spelling && (
          <Note tone="calm" announce>
            Nothing is spelled as you typed it. These are spelled <b>{first.spelling}</b>.
          </Note>
        )}
        {data && rows.length === 0 && <NoFirm />}
        {rows.length > 0 && <FirmTable rows={rows} isOld={isPlaceholderData} selection={selection} />}
        {hasNextPage && (
          <div className="px-4 py-2">
            <Button kind="line" busy={isFetchingNextPage && 'Loading…'} onClick={() => fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </div>
      {first && <Foot total={first.total} />}
    </>
  )
}

function SelectionBar({ selection, onMerge }: { selection: FirmSelection; onMerge: () => void }) {
  const [first, second] = selection.rows
  return (
    <Bulk count={second ? '2 firms selected' : '1 firm selected'}>
      <Button kind="bare" keys="m" off={!second && 'Select another firm'} onClick={onMerge}>
        {first && second ? 'Merge the two' : 'Select another to merge'}
      </Button>
      <Button kind="bare" keys="Esc" onClick={selection.clear}>
        Clear selection
      </Button>
    </Bulk>
  )
}

function NoFirm() {
  const { listState, addressFor } = useFirmListState()
  const { kind, q } = listState
  if (q) {
    return (
      <Empty title="No firm fits">
        <p>Try fewer letters, the domain of their mail or a phone number.</p>
      </Empty>
    )
  }
  if (kind === 'slow') {
    return (
      <Empty title="Nobody is slow">
        <p>Firms that take six business days or more to confirm or to answer stand here.</p>
      </Empty>
    )
  }
  if (kind === 'double') {
    return (
      <Empty title="No doubles in sight">
        <p>Firms that share a name, a domain or a phone number stand here, to be merged.</p>
      </Empty>
    )
  }
  return (
    <Empty picture={<Mark className="size-12" />} title="No firms yet">
      <p>
        Applications name them. <Link to={addressFor({ kind: 'to-link' })}>Link what people typed</Link> and
        each firm gets a record of its own.
      </p>
    </Empty>
  )
}

function Foot({ total }: { total: number }) {
  return (
    <Keys end={<p role="status">{total > 0 && (total === 1 ? '1 firm' : `${formatNumber(total)} firms`)}</p>}>
      <KeyHint keys={['j', 'k']}>move</KeyHint>
      <KeyHint keys={['Enter']}>open</KeyHint>
      <KeyHint keys={['x']}>select two to merge</KeyHint>
      <KeyHint keys={['?']}>all keys</KeyHint>
    </Keys>
  )
}
