import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageBody } from './message-body.tsx'
import { useMessagePlace } from './message-place.ts'
import { useMarkMessage, useMessage } from './message-queries.ts'
import { MessageReplies } from './message-replies.tsx'
import { type ReplyDraft, ReplyForm } from './reply-form.tsx'

/** One message and its actions. Opening it marks it read. */
export function MessageDetail({ id, drafts }: { id: string; drafts: Map<string, ReplyDraft> }) {
  const { searchFor } = useMessagePlace()
  const { data: message, error, refetch } = useMessage(id)
  const { mutate: mark } = useMarkMessage(id)
  const section = useRef<HTMLElement>(null)
  const isOpened = useRef(false)

  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // Only once: somebody who then marks it unread means it.
    if (!message || isOpened.current) return
    isOpened.current = true
    if (!message.readAt) mark({ read: true })
  }, [message, mark])

  return (
    <section ref={section} tabIndex={-1} aria-label="Message" className="grid min-w-0 content-start gap-6">
      <p className="md:hidden">
        <Link
          to={{ search: searchFor({ message: undefined }) || '?' }}
          className="inline-flex min-h-tap items-center gap-2"
        >
          <ArrowRightIcon className="size-[1em] rotate-180" />
          Back to the messages
        </Link>
      </p>
      {error && !message && (
        <LoadFailure
          title="Failed to fetch the message"
          error={error}
          fallback="The message could not be read."
          onRetry={refetch}
        />
      )}
      {!message && !error && <LoadingText>Loading the message…</LoadingText>}
      {message && (
        <>
          <MessageBody message={message} />
          <MessageActions message={message} onDeleted={() => drafts.delete(id)} />
          <MessageReplies message={message} />
          <ReplyForm message={message} drafts={drafts} />
        </>
      )}
    </section>
  )
}
