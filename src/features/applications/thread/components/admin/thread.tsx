import { type FormEvent, useEffect, useId, useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { caseParties } from '#site/choices/case-file.ts'
import { labelOf } from '#site/choices/choice.ts'
import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type DeskThread, newMessageSchema } from '../../schema.ts'
import { useMarkRead, useSendMessage } from './thread-queries.ts'
import './thread.css'

type ThreadProps = { applicationId: string; thread: DeskThread; drafts: Map<string, string> }

export function Thread({ applicationId, thread: { party, unread, messages }, drafts }: ThreadProps) {
  const heading = useId()
  const who = labelOf(caseParties, party)
  const { mutate: markRead } = useMarkRead(applicationId)
  // Being on the screen is being read.
  useEffect(() => {
    if (unread > 0) markRead({ party })
  }, [unread, party, markRead])

  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h3 id={heading} className="text-title">
        {who}
      </h3>
      {messages.length === 0 ? (
        <p className="text-soft">No messages yet.</p>
      ) : (
        <ol className="grid gap-4">
          {messages.map(({ id, author, name, text, writtenAt, readAt }) => (
            <li
              key={id}
              className={author === 'desk' ? 'thread-message thread-message-ours' : 'thread-message'}
            >
              <p className="text-small text-soft">
                {author === 'desk' ? (name ?? 'The desk') : who}, {formatMoment(writtenAt)}
                {author === 'desk' && (readAt ? `, seen ${formatMoment(readAt)}` : ', not seen yet')}
              </p>
              <p className="whitespace-pre-wrap break-words">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm applicationId={applicationId} party={party} who={who} drafts={drafts} />
    </section>
  )
}

type MessageFormProps = {
  applicationId: string
  party: DeskThread['party']
  who: string
  drafts: Map<string, string>
}

function MessageForm({ applicationId, party, who, drafts }: MessageFormProps) {
  const place = `${applicationId} ${party}`
  const [text, keepText] = useState(drafts.get(place) ?? '')
  // The same until it has arrived: sent again after a failure, it is kept once.
  const [submissionKey, setKey] = useState(makeSubmissionKey)
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useSendMessage(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()

  function setText(words: string) {
    keepText(words)
    drafts.set(place, words)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const message = newMessageSchema.safeParse({ text, submissionKey })
    setMistake(message.error?.issues[0]?.message)
    if (!message.success || isPending) return
    try {
      await mutateAsync({ party, ...message.data })
      setKey(makeSubmissionKey())
      // Text typed meanwhile is the next message.
      if (drafts.get(place) === text) setText('')
      reportSuccess('Message sent')
    } catch (error) {
      reportFailure(error, 'Failed to send the message')
    }
  }

  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <Field
        label={`Write to the ${who.toLowerCase()}`}
        help="They read it on their page. A mail tells them that it waits, without its words."
        error={mistake}
        className="w-full"
      >
        <Textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" size="small" busy={isPending && 'Sending…'}>
        Send message
      </Button>
    </form>
  )
}
