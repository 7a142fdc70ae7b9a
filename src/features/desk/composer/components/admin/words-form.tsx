import { type FormEvent, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { MentionTextarea } from '#features/people/colleagues/components/admin/mention-textarea.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useDraft } from './use-draft.ts'
import './composer.css'

type Mistakes = Readonly<Record<string, string | undefined>>

type WordsFormProps<Body> = {
  drafts: Map<string, string>
  /** The file, and whom the words are for. */
  place: string
  schema: z.ZodType<Body>
  /** What the words are called in what is sent. */
  name: string
  /** What is sent besides them. */
  more?: object
  label: string
  help?: string | undefined
  /** Colleagues may be mentioned. */
  isForColleagues?: boolean
  /** There is something to send besides words. */
  isBegun?: boolean
  send: (body: Body) => Promise<unknown>
  isSending: boolean
  onSent?: () => void
  says: Record<'send' | 'sending' | 'sent' | 'failed', string>
  /** What is asked before and after the words. */
  before?: (mistakes: Mistakes) => ReactNode
  after?: (mistakes: Mistakes) => ReactNode
}

/** What notes, messages and calls have in common: words that are kept until they have arrived, and arrive once. */
export function WordsForm<Body>(props: WordsFormProps<Body>) {
  const { drafts, place, schema, name, more, isForColleagues, isBegun, send, isSending, says } = props
  const [words, setWords] = useDraft(drafts, place)
  // The same until it has arrived: sent again after a failure, it is kept once.
  const [submissionKey, setKey] = useState(makeSubmissionKey)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { reportSuccess, reportFailure } = useOutcome()

  // Uses await instead of callbacks: the reviewer may have moved on to another application by then.
  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = schema.safeParse({ ...more, [name]: words, submissionKey })
    setMistakes(listMistakes(body.error))
    if (!body.success || isSending) return
    try {
      await send(body.data)
      setKey(makeSubmissionKey())
      // Text typed meanwhile is the next one.
      if (drafts.get(place) === words || words === '') setWords('')
      props.onSent?.()
      reportSuccess(says.sent)
    } catch (error) {
      reportFailure(error, says.failed)
    }
  }

  const isReady = isBegun || words.trim() !== ''
  return (
    <form onSubmit={submit} className="words-form">
      {props.before?.(mistakes)}
      <Field label={props.label} labelHidden help={props.help} error={mistakes[name]} className="w-full">
        {isForColleagues ? (
          <MentionTextarea rows={2} value={words} onChange={setWords} />
        ) : (
          <Textarea rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      {props.after?.(mistakes)}
      <Button
        type="submit"
        size="small"
        variant={isReady ? 'primary' : 'outline'}
        aria-keyshortcuts="Control+Enter"
        busy={isSending && says.sending}
      >
        {says.send}
      </Button>
    </form>
  )
}

/** One message a field, by the field's name. */
const listMistakes = (error: z.ZodError | undefined): Mistakes =>
  Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
