import { Link } from 'react-router'
import { KeyCap } from '#features/applications/components/admin/key-cap.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { applicationsInWords } from '#features/review/components/admin/status-words.ts'
import { formatNumber } from '#site/format.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import type { ListPage } from '../../schema.ts'
import { BulkBar, type BulkBarProps } from './bulk-bar.tsx'

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
