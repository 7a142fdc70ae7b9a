import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Pagination } from '#features/admin/kit/components/pager.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { classNames } from '#ui/class-names.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import type { InboxRow } from '../../schema/inbox.ts'
import { isSame, type Opened, pageSize, useInboxListState } from './inbox-list-state.ts'
import type { useInbox } from './inbox-queries.ts'
import { describeApplication, formatArrival, isUnread, listMarks } from './inbox-words.ts'

export const openedBy = (row: InboxRow): Opened =>
  row.kind === 'case' ? { kind: 'case', id: row.id, party: row.party } : { kind: 'contact', id: row.id }

export function InboxList({ inbox: { data, error, refetch } }: { inbox: ReturnType<typeof useInbox> }) {
  const { listState, searchFor } = useInboxListState()
  if (error) {
    return (
      <LoadFailure
        title="Failed to fetch messages"
        error={error}
        fallback="The list could not be read."
        onRetry={refetch}
      />
    )
  }
  if (!data) {
    return (
      <div className="p-6">
        <Wait lines={8}>Loading messages…</Wait>
      </div>
    )
  }
  if (data.total === 0) return <Nothing />
  return (
    <>
      <ol className="k-lines">
        {data.rows.map((row) => (
          <Row key={`${row.kind} ${row.id} ${row.kind === 'case' ? row.party : ''}`} row={row} />
        ))}
      </ol>
      <div className="px-4 py-2 empty:hidden">
        <Pagination
          label="Pages of messages"
          page={listState.page}
          pageCount={Math.ceil(data.total / pageSize)}
          hrefFor={(page) => searchFor({ page, open: undefined })}
        />
      </div>
    </>
  )
}

function Nothing() {
  const { listState } = useInboxListState()
  const isDone = listState.state === 'unanswered' && listState.q === ''
  if (!isDone && (listState.q !== '' || listState.state !== 'all')) {
    return (
      <Empty title="No message fits">
        <p>Try fewer words, or look at all messages.</p>
      </Empty>
    )
  }
  return (
    <Empty
      picture={<Mark className="size-12" />}
      title={isDone ? 'Everybody has an answer' : 'No messages yet'}
    >
      <p>New messages come here, and into the file they belong to.</p>
    </Empty>
  )
}

function Row({ row }: { row: InboxRow }) {
  const { listState, searchFor } = useInboxListState()
  const link = useRef<HTMLAnchorElement>(null)
  const isOpen = isSame(openedBy(row), listState.open)
  const { words, status } = describeApplication(row)
  const isNew = isUnread(row)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li>
      <Link
        ref={link}
        to={{ search: searchFor({ open: openedBy(row) }) }}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="grid-cols-[1rem_minmax(0,1fr)_auto] py-2.5 pl-3"
        data-unread={isNew || undefined}
      >
        <span className={classNames('k-name col-start-2 truncate', isNew && 'font-semibold')}>
          {row.name}
        </span>
        <span className="col-start-1 row-start-1">
          {isNew && (
            <span className="k-dot">
              <span className="sr-only">Unread</span>
            </span>
          )}
        </span>
        <time className="k-small" dateTime={row.at}>
          {formatArrival(row.at)}
        </time>
        <span className="col-[2/-1] truncate text-soft">{row.message}</span>
        <span className="k-small col-[2/-1] flex items-center gap-1.5 [&>svg]:size-3">
          {status ? <StatusMark status={status} /> : <LinkMark />}
          <span className="truncate">{words}</span>
          {listMarks(row).map((mark) => (
            <b key={mark} className={mark === 'Overdue' || mark === 'Urgent' ? 'k-red' : undefined}>
              {mark}
            </b>
          ))}
        </span>
      </Link>
    </li>
  )
}

function LinkMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className="flex-none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6.5 9.5l3-3M7 4.8l1.5-1.5a2.6 2.6 0 0 1 3.7 3.7L10.7 8.5M9 11.2l-1.5 1.5a2.6 2.6 0 0 1-3.7-3.7L5.3 7.5" />
    </svg>
  )
}
