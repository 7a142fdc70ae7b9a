import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { Mark } from '#ui/engravings/mark.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
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
      <div className="inbox-loading">
        <LoadingText>Loading messages…</LoadingText>
        <SkeletonText lines={8} />
      </div>
    )
  }
  if (data.total === 0) return <Nothing />
  return (
    <>
      <ol className="inbox-rows">
        {data.rows.map((row) => (
          <Row key={`${row.kind} ${row.id} ${row.kind === 'case' ? row.party : ''}`} row={row} />
        ))}
      </ol>
      <div className="inbox-pages">
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
        className="message-row"
        data-unread={isNew || undefined}
      >
        <span className="inbox-name">{row.name}</span>
        <span className="inbox-dot">{isNew && <span className="sr-only">Unread</span>}</span>
        <time dateTime={row.at}>{formatArrival(row.at)}</time>
        <span className="inbox-snippet">{row.message}</span>
        <span className="inbox-belongs">
          {status ? <StatusMark status={status} /> : <LinkMark />}
          <span className="inbox-cut">{words}</span>
          {listMarks(row).map((mark) => (
            <b key={mark} data-alarming={mark === 'Overdue' || mark === 'Urgent' || undefined}>
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
    <svg viewBox="0 0 16 16" className="status-mark inbox-link-mark" aria-hidden="true" focusable="false">
      <path d="M6.5 9.5l3-3M7 4.8l1.5-1.5a2.6 2.6 0 0 1 3.7 3.7L10.7 8.5M9 11.2l-1.5 1.5a2.6 2.6 0 0 1-3.7-3.7L5.3 7.5" />
    </svg>
  )
}
