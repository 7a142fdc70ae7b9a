import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Bulk } from '#features/admin/kit/components/bulk.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { KeyHint, Keys } from '#features/admin/kit/components/keys.tsx'
import { PagerLinks } from '#features/admin/kit/components/pager.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { maxSelected } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { applicationsInWords } from '#features/review/components/admin/status-words.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { ListPage } from '../../schema.ts'
import { fetchMatching } from './list-queries.ts'
import type { Selection } from './use-selection.ts'

export function ListFoot({ desk }: { desk: ListPage }) {
  const count = <p role="status">{desk.applications.length > 0 && countWords(desk)}</p>
  return (
    <KeyHints hints={hints}>
      {count}
      <Pages desk={desk} />
    </KeyHints>
  )
}

const countWords = ({ total, isMore }: ListPage) => {
  const words = applicationsInWords(total)
  return isMore ? `More than ${words}` : words
}

type Hints = readonly { keys: readonly string[]; does: string }[]

const hints: Hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['x'], does: 'select' },
  { keys: ['i'], does: 'take' },
  { keys: ['q'], does: 'request' },
  { keys: ['1', '–', '7'], does: 'status' },
  { keys: ['?'], does: 'all keys' },
]

export function KeyHints({ hints, children }: { hints: Hints; children?: ReactNode }) {
  return (
    <Keys end={children}>
      {hints.map(({ keys, does }) => (
        <KeyHint key={does} keys={keys}>
          {does}
        </KeyHint>
      ))}
    </Keys>
  )
}

function Pages({ desk }: { desk: ListPage }) {
  const { listState, searchFor } = useListState()
  const { page } = listState
  const count = Math.ceil(desk.total / listState.pageSize)
  if (count < 2) return null
  const to = (page: number) => searchFor({ page, application: undefined })
  return (
    <PagerLinks
      label="Pages of applications"
      words={`Page ${formatNumber(page)} of ${formatNumber(count)}${desk.isMore ? '+' : ''}`}
      earlier={page > 1 ? to(page - 1) : undefined}
      later={page < count ? to(page + 1) : undefined}
    />
  )
}

type BulkBarProps = {
  desk: ListPage
  isOld: boolean
  selection: Selection
  onChangeStatus: () => void
  onAssign: () => void
  onRequest: () => void
}

export function BulkBar(props: BulkBarProps) {
  const { desk, isOld, selection, onChangeStatus, onAssign, onRequest } = props
  const { isShared } = useTeam()
  const rows = desk.applications
  const isPage = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <Bulk count={`${applicationsInWords(selection.rows.length)} selected`}>
      {isPage && !isOld && <SelectMatching desk={desk} selection={selection} />}
      {!isPage && (
        // A narrow screen hides the table head with its checkbox for the page.
        <Button kind="bare" className="md:hidden" onClick={() => selection.setAll(rows, true)}>
          Select all on this page
        </Button>
      )}
      {isShared && (
        <Button kind="bare" keys="Shift I" onClick={onAssign}>
          Assign
        </Button>
      )}
      <Button kind="bare" keys="s" onClick={onChangeStatus}>
        Change status
      </Button>
      <Button kind="bare" keys="q" onClick={onRequest}>
        Request documents
      </Button>
      <Button kind="bare" keys="Esc" onClick={selection.clear}>
        Clear selection
      </Button>
    </Bulk>
  )
}

/** Once the whole page is checked, offers all matches: people seldom mean one page. */
function SelectMatching({ desk, selection }: Pick<BulkBarProps, 'desk' | 'selection'>) {
  const { listState } = useListState()
  const { reportFailure } = useOutcome()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchMatching(listState),
    onSuccess: ({ applications }) => selection.setAll(applications, true),
    onError: (error) => reportFailure(error, 'Failed to select the applications', 'Not selected'),
  })
  const isTooMany = desk.isMore || desk.total > maxSelected
  const wanted = isTooMany ? maxSelected : desk.total
  if (selection.rows.length >= wanted) return null
  const many = formatNumber(wanted)
  return (
    <Button kind="bare" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {isTooMany ? `Select the first ${many} that match` : `Select all ${many} that match`}
    </Button>
  )
}
