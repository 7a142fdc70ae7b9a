import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { labelOf } from '#site/choices/choice.ts'
import { contactSubjects } from '#site/choices/contact.ts'
import { formatMoment } from '#site/format.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { Message } from '../../schema.ts'
import { MessageBadges } from './message-badges.tsx'
import { pageSize, useMessagePlace } from './message-place.ts'
import { useMessages } from './message-queries.ts'

export function MessageList() {
  const { place, searchFor } = useMessagePlace()
  const { data, error, refetch } = useMessages(place)

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
      <div>
        <LoadingText>Loading messages…</LoadingText>
        <SkeletonText lines={8} />
      </div>
    )
  }
  if (data.total === 0) {
    const isFiltered = place.q !== '' || place.state !== 'all'
    return (
      <EmptyState title={isFiltered ? 'No message fits' : 'No messages yet'}>
        <p>
          {isFiltered
            ? 'Try fewer words, or look at all messages.'
            : 'What visitors write on the contact page appears here.'}
        </p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-rule border-y border-rule">
        {data.messages.map((message) => (
          <li key={message.id}>
            <Link
              to={{ search: searchFor({ message: message.id }) }}
              preventScrollReset
              aria-current={message.id === place.message ? 'true' : undefined}
              className="message-row"
            >
              <Row message={message} />
            </Link>
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of messages"
        page={place.page}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefFor={(page) => searchFor({ page, message: undefined }) || '?'}
      />
    </div>
  )
}

function Row({ message }: { message: Message }) {
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={message.readAt ? 'font-medium' : 'font-bold'}>{message.name}</span>
        <span className="text-small text-soft">{formatMoment(message.receivedAt)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-small">
        {labelOf(contactSubjects, message.subject)}
        <MessageBadges message={message} />
      </span>
      <span className="line-clamp-2 text-small text-soft">{message.message}</span>
    </>
  )
}
