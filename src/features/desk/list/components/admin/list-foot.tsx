import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { maxSelected } from '#features/applications/schema/rows.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { applicationsInWords } from '#features/review/components/admin/status-words.ts'
import { formatNumber } from '#site/staff-format.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import type { ListPage } from '../../schema.ts'
import { fetchMatching } from './list-queries.ts'
import type { Selection } from './use-selection.ts'

/** While rows are checked, the actions for them replace the count. */
export function ListFoot(props: BulkBarProps) {
  const isSelecting = props.selection.rows.length > 0
  return (
    <div className="desk-foot" data-selecting={isSelecting ? '' : undefined}>
      {isSelecting ? <BulkBar {...props} /> : <KeyHints hints={hints} />}
      {!isSelecting && (
        <p role="status" className="desk-count">
          {props.desk.applications.length > 0 && countWords(props.desk)}
        </p>
      )}
      <Pages desk={props.desk} />
    </div>
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

/** Only where there is a keyboard. */
export function KeyHints({ hints }: { hints: Hints }) {
  return (
    <p className="desk-hints" aria-hidden="true">
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (key === '–' ? ' – ' : <KeyCap key={key}>{key}</KeyCap>))} {does}
        </span>
      ))}
    </p>
  )
}

function Pages({ desk }: { desk: ListPage }) {
  const { listState, searchFor } = useListState()
  const count = Math.ceil(desk.total / listState.pageSize)
  if (count < 2) return null
  const to = (page: number) => searchFor({ page, application: undefined })
  return (
    <nav aria-label="Pages of applications" className="desk-pages">
      {listState.page > 1 && (
        <Link to={to(listState.page - 1)} rel="prev" aria-label="Previous page">
          <ChevronIcon className="rotate-90" />
        </Link>
      )}
      <p>
        Page {formatNumber(listState.page)} of {formatNumber(count)}
        {desk.isMore && '+'}
      </p>
      {listState.page < count && (
        <Link to={to(listState.page + 1)} rel="next" aria-label="Next page">
          <ChevronIcon className="-rotate-90" />
        </Link>
      )}
    </nav>
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

function BulkBar(props: BulkBarProps) {
  const { desk, isOld, selection, onChangeStatus, onAssign, onRequest } = props
  const { isShared } = useTeam()
  const rows = desk.applications
  const isPage = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <section aria-label="Selection" className="desk-bulk">
      <p role="status">{applicationsInWords(selection.rows.length)} selected</p>
      {isPage && !isOld && <SelectMatching desk={desk} selection={selection} />}
      {!isPage && (
        // A narrow screen hides the table head with its checkbox for the page.
        <button type="button" className="md:hidden" onClick={() => selection.setAll(rows, true)}>
          Select all on this page
        </button>
      )}
      {isShared && (
        <button type="button" onClick={onAssign}>
          Assign <KeyCap>Shift I</KeyCap>
        </button>
      )}
      <button type="button" onClick={onChangeStatus}>
        Change status <KeyCap>s</KeyCap>
      </button>
      <button type="button" onClick={onRequest}>
        Request documents <KeyCap>q</KeyCap>
      </button>
      <button type="button" onClick={selection.clear}>
        Clear selection <KeyCap>Esc</KeyCap>
      </button>
    </section>
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
    <button type="button" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {isTooMany ? `Select the first ${many} that match` : `Select all ${many} that match`}
    </button>
  )
}
