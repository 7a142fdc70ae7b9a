import { type FormEvent, useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type DeskThread, newMessageSchema } from '../../schema.ts'
import { useSendMessage } from './thread-queries.ts'

type MessageFormProps = {
  applicationId: string
  party: DeskThread['party']
  who: string
  drafts: Map<string, string>
}

export function MessageForm({ applicationId, party, who, drafts }: MessageFormProps) {
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
        labelHidden
        help="They read it on their page. A mail tells them that it waits, without its words."
        error={mistake}
        className="w-full"
      >
        <Textarea rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button
        type="submit"
        size="small"
        variant={text.trim() ? 'primary' : 'outline'}
        aria-keyshortcuts="Control+Enter"
        busy={isPending && 'Sending…'}
      >
        Send message
      </Button>
    </form>
  )
}
