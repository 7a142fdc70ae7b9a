import { useEffect, useState } from 'react'
import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { useEmailForm } from '#features/messages/emails/components/admin/mail-queries.ts'
import {
  useMarkDone,
  useMarkRead,
  useSendMessage,
  useThreads,
} from '#features/messages/thread/components/admin/thread-queries.ts'
import { type DeskThread, newMessageSchemas } from '#features/messages/thread/schema.ts'
import { staffLocale } from '#site/locale.ts'
import { formatDate, labelOf } from '#site/staff-format.ts'
import { ApplicationAside } from './application-aside.tsx'
import type { InboxDrafts } from './inbox-drafts.ts'
import { useApplicationSummary } from './inbox-queries.ts'
import { Letter } from './letter.tsx'
import { useRefreshMessages } from './message-queries.ts'
import { ReplyBox } from './reply-box.tsx'
import { ThreadFrame, ThreadHead } from './thread-head.tsx'

type CaseThreadProps = {
  id: string
  party: CaseParty
  name: string | undefined
  isSettled: boolean
  drafts: InboxDrafts
  onDone: (isDone: boolean, take: (done: boolean) => Promise<unknown>) => void
}

export function CaseThread({ id, party, ...props }: CaseThreadProps) {
  const query = useThreads(id)
  const thread = query.data?.threads.find((one) => one.party === party)
  const { mutate: markRead } = useMarkRead(id)
  const refresh = useRefreshMessages()
  const unread = thread?.unread ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshing is no reason to mark it again
  useEffect(() => {
    if (unread > 0 && document.visibilityState === 'visible')
      markRead({ party }, { onSuccess: () => void refresh() })
  }, [unread, party, markRead])

  return (
    <ThreadFrame what="messages" query={query}>
      {thread && <OpenThread id={id} thread={thread} {...props} />}
    </ThreadFrame>
  )
}

const checkMessage = (text: string) =>
  newMessageSchemas[staffLocale].shape.text.safeParse(text).error?.issues[0]?.message

type OpenThreadProps = Omit<CaseThreadProps, 'party'> & { thread: DeskThread }

function OpenThread({ id, thread, name, isSettled, drafts, onDone }: OpenThreadProps) {
  const { party, messages } = thread
  const { data: file } = useApplicationSummary(id)
  const who = name ?? (party === 'firm' ? file?.firm : file?.name) ?? labelOf(caseParties, party)
  const written = useEmailForm(id, true).data?.parties.find((one) => one.party === party)
  const sending = useSendMessage(id)
  const marking = useMarkDone(id)
  const refresh = useRefreshMessages()
  const { reportSuccess } = useOutcome()
  const [isAsideShown, setAsideShown] = useState(false)
  const finish = () => onDone(!isSettled, (done) => marking.mutateAsync({ party, done }).then(refresh))
  const [first] = messages
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return (
    <>
      <ThreadHead
        name={who}
        count={
          first ? `${count} since ${formatDate(first.writtenAt, { month: 'short', day: 'numeric' })}` : ''
        }
        isDone={isSettled}
        onDone={finish}
        file={{ isShown: isAsideShown, toggle: () => setAsideShown(!isAsideShown) }}
        more={undefined}
      />
      <div className="inbox-stream k-scroll px-6 pb-4 max-md:px-4">
        {messages.map((message) => (
          <Letter
            key={message.id}
            who={message.author === 'desk' ? (message.name ?? 'The desk') : who}
            did={message.author === 'desk' ? 'answered' : 'wrote'}
            at={message.writtenAt}
            text={message.text}
          >
            {message.fromOther && (
              <p className="k-red">
                It came by mail from another address{message.sender ? `, ${message.sender}` : ''}. Make sure
                who wrote it.
              </p>
            )}
          </Letter>
        ))}
      </div>
      <ReplyBox
        name={`${party}-${id}`}
        label={`Your reply to ${who}`}
        help="They read it on their case page. A mail tells them that it waits, without its words."
        check={checkMessage}
        answers={messages
          .filter(({ author }) => author === 'desk')
          .map((message) => ({ by: message.name, at: message.writtenAt }))}
        drafts={drafts}
        onSend={async ({ text, key, seen }) => {
          await sending.mutateAsync({ party, text: text.trim(), submissionKey: key, seen })
          reportSuccess('Message sent')
          await refresh()
        }}
        isPending={sending.isPending}
        filling={written && { party, status: file?.status, values: written.values }}
        applicationId={id}
      />
      <ApplicationAside applicationId={id} isShown={isAsideShown} isSure>
        <section>
          <SectionHead level={3} title="Why they belong together" />
          <p>Written on the case page of this file.</p>
        </section>
      </ApplicationAside>
    </>
  )
}
