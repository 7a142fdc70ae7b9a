import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { contactSubjects } from '#domain/contact.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import {
  type Delivery,
  deliveryOf,
  type MessageWithReplies,
  type Reply,
  replyFormSchema,
} from '#features/contact/schema.ts'
import { emailLink, phoneLink } from '#site/paths.ts'
import { formatDate, formatMoment, labelOf } from '#site/staff-format.ts'
import { useToast } from '#ui/toast.tsx'
import type { ToastOptions } from '#ui/toast-store.ts'
import { ApplicationAside } from './application-aside.tsx'
import type { InboxDrafts } from './inbox-drafts.ts'
import { useInboxListState } from './inbox-list-state.ts'
import { Letter } from './letter.tsx'
import { LinkChoice } from './link-choice.tsx'
import { MessageActions } from './message-actions.tsx'
import {
  useApplicationsOfMessage,
  useMarkMessage,
  useMessage,
  useOtherMessages,
  useReplyToMessage,
  useReplyValues,
} from './message-queries.ts'
import { ReplyBox } from './reply-box.tsx'
import { ThreadFrame, ThreadHead } from './thread-head.tsx'

type ContactThreadProps = {
  id: string
  drafts: InboxDrafts
  onDone: (isDone: boolean, take: (done: boolean) => Promise<unknown>) => void
}

/** With everything else from the same address. Opening it marks it read. */
export function ContactThread({ id, ...props }: ContactThreadProps) {
  const query = useMessage(id)
  const { data: message } = query
  const { mutate: mark } = useMarkMessage(id)
  const isOpened = useRef(false)

  useEffect(() => {
    // Only once: somebody who marks it unread afterward means it.
    if (!message || isOpened.current) return
    isOpened.current = true
    if (!message.readAt) mark({ read: true })
  }, [message, mark])

  return (
    <ThreadFrame what="message" query={query}>
      {message && <OpenMessage message={message} {...props} />}
    </ThreadFrame>
  )
}

const checkReply = (text: string) => replyFormSchema.safeParse({ text }).error?.issues[0]?.message

type OpenMessageProps = Omit<ContactThreadProps, 'id'> & { message: MessageWithReplies }

function OpenMessage({ message, drafts, onDone }: OpenMessageProps) {
  const { id, name, email, replies } = message
  const { data: others = [] } = useOtherMessages(id)
  const files = useApplicationsOfMessage(id).data
  const said = useReplyValues(id).data
  const marking = useMarkMessage(id)
  const { reportSuccess } = useOutcome()
  const sending = useReplyToMessage(id, () =>
    reportSuccess('Reply saved', { description: 'You’ll see above when the mail has gone out.' }),
  )
  const [isMore, setMore] = useState(false)
  const [isAsideShown, setAsideShown] = useState(false)
  const isDone = message.answeredAt !== null && (message.settledAt !== null || replies.length === 0)
  const finish = () => onDone(!isDone, (done) => marking.mutateAsync({ done }))
  const before = others.filter(({ receivedAt }) => receivedAt < message.receivedAt)
  const after = others.filter(({ receivedAt }) => receivedAt >= message.receivedAt)
  useDeliveryToast(replies, email)
  return (
    <>
      <ThreadHead
        name={name}
        count={describeCount(message, others)}
        isDone={isDone}
        onDone={finish}
        file={{ isShown: isAsideShown, toggle: () => setAsideShown(!isAsideShown) }}
        more={{
          isOpen: isMore,
          toggle: () => setMore(!isMore),
          content: (
            <MessageActions
              message={message}
              onActed={() => setMore(false)}
              onDeleted={() => drafts.replies.delete(id)}
            />
          ),
        }}
      />
      <div className="inbox-stream k-scroll px-6 pb-4 max-md:px-4">
        <p className="border-b border-rule py-2.5 text-small text-soft">
          {labelOf(contactSubjects, message.subject)} · <a href={emailLink(email)}>{email}</a>
          {message.phone && (
            <>
              {' '}
              · <a href={phoneLink(message.phone)}>{message.phone}</a>
            </>
          )}
          {message.isSpam && ' · Spam'}
          {message.answeredAt && ` · Answered ${formatMoment(message.answeredAt)}`}
        </p>
        {before.map((one) => (
          <Earlier key={one.id} message={one} />
        ))}
        <Letter who={name} did="wrote" at={message.receivedAt} text={message.message} />
        {replies.length > 0 && (
          <section aria-label="Replies">
            {replies.map((reply) => (
              <ReplyLetter key={reply.id} reply={reply}>
                <DeliveryBadge reply={reply} />
              </ReplyLetter>
            ))}
          </section>
        )}
        {after.map((one) => (
          <Earlier key={one.id} message={one} />
        ))}
      </div>
      <ReplyBox
        name={id}
        label={`Your reply to ${name}`}
        help={`Goes by mail to ${email}. The answer comes to your own mailbox.`}
        check={checkReply}
        answers={replies.map(({ writtenBy, writtenAt }) => ({ by: writtenBy, at: writtenAt }))}
        drafts={drafts}
        onSend={({ text, key, seen }) => sending.mutateAsync({ text, submissionKey: key, seen })}
        isPending={sending.isPending}
        filling={said && { ...said, party: said.party ?? 'anyone', status: said.status ?? undefined }}
        email={email}
        applicationId={files?.link?.applicationId}
      />
      <ApplicationAside
        applicationId={files?.link?.applicationId ?? soleSuggestion(files)}
        isShown={isAsideShown}
        isSure={files?.link !== undefined && files.link !== null}
      >
        {files && <LinkChoice message={message} files={files} />}
      </ApplicationAside>
    </>
  )
}

/** Among several, somebody has to choose first. */
function soleSuggestion(files: ReturnType<typeof useApplicationsOfMessage>['data']): string | undefined {
  const [first, second] = files?.suggestions ?? []
  return second && first?.reason !== 'reference' ? undefined : first?.applicationId
}

function describeCount(message: MessageWithReplies, others: readonly MessageWithReplies[]): string {
  if (others.length === 0) return ''
  const all = [message, ...others].map(({ receivedAt }) => receivedAt).sort()
  return `${all.length} messages since ${formatDate(all[0] ?? '', { month: 'short', day: 'numeric' })}`
}

function Earlier({ message }: { message: MessageWithReplies }) {
  const { searchFor } = useInboxListState()
  return (
    <>
      <Letter who={message.name} did="wrote" at={message.receivedAt} text={message.message}>
        <Link to={{ search: searchFor({ open: { kind: 'contact', id: message.id } }) }}>
          From the same address: open it
        </Link>
      </Letter>
      {message.replies.map((reply) => (
        <ReplyLetter key={reply.id} reply={reply} />
      ))}
    </>
  )
}

const ReplyLetter = ({ reply, children }: { reply: Reply; children?: ReactNode }) => (
  <Letter who={reply.writtenBy ?? 'The desk'} did="answered" at={reply.writtenAt} text={reply.text}>
    {children}
  </Letter>
)

function DeliveryBadge({ reply }: { reply: Reply }) {
  if (reply.sentAt) return <Badge tone="success">Sent {formatMoment(reply.sentAt)}</Badge>
  if (reply.outboxAt) {
    return (
      <>
        <Badge tone="attention">Written to the outbox {formatMoment(reply.outboxAt)}</Badge>
        <p className="max-w-measure text-small text-soft">{outboxHelp}</p>
      </>
    )
  }
  if (reply.refusedAt) return <Badge tone="critical">Refused by the mail server: nobody got it</Badge>
  return <Badge tone="attention">Waiting for the mail server</Badge>
}

const outboxHelp =
  'No mail server is set up (SMTP_URL), so nobody has received it. Copy it into a mail of your own: the file in the outbox folder leaves the words out.'

/** Saving a reply doesn't deliver it; this reports the delivery once it is known. */
function useDeliveryToast(replies: readonly Reply[], email: string) {
  const { toast } = useToast()
  const known = useRef<Map<string, Delivery>>(undefined)
  useEffect(() => {
    const before = known.current
    for (const reply of replies) {
      // A new reply was waiting a moment ago, even if its mail left before we could load it again.
      const wasWaiting = before && (before.get(reply.id) ?? 'waiting') === 'waiting'
      const news = wasWaiting && describeDelivery[deliveryOf(reply)](email)
      if (news) toast(news)
    }
    known.current = new Map(replies.map((reply) => [reply.id, deliveryOf(reply)]))
  }, [replies, email, toast])
}

const describeDelivery: Record<Delivery, (email: string) => ToastOptions | undefined> = {
  sent: (email) => ({ title: 'Reply sent', description: `The mail server took it for ${email}.` }),
  outbox: () => ({ title: 'Written to the outbox', description: 'No mail server is set up to send it.' }),
  refused: (email) => ({
    title: 'Reply refused',
    description: `The mail server doesn’t deliver to ${email}. Nobody got it.`,
    variant: 'destructive',
  }),
  waiting: () => undefined,
}
