import { type FormEvent, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { MentionTextarea } from '#features/people/colleagues/components/admin/mention-textarea.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'

type Mistakes = Readonly<Record<string, string | undefined>>

type WordsFormProps<Body> = {
  drafts: Map<string, string>
  place: string
  schema: z.ZodType<Body>
  name: string
  more?: object
  label: string
  help?: string | undefined
  isForColleagues?: boolean
  /** There is something to send besides words. */
  isBegun?: boolean
  send: (body: Body) => Promise<unknown>
  isSending: boolean
  onSent?: () => void
  says: Record<'send' | 'sending' | 'sent' | 'failed', string>
  before?: (mistakes: Mistakes) => ReactNode
  after?: (mistakes: Mistakes) => ReactNode
}

/** What notes, messages and calls share: the text stays until it has arrived, and arrives once. */
export function WordsForm<Body>(props: WordsFormProps<Body>) {
  const { drafts, place, schema, name, more, isForColleagues, isBegun, send, isSending, says } = props
  const [words, setWords] = useDraft(drafts, place)
  // The same key until it has arrived: sent again after a failure, it counts once.
  const [submissionKey, setKey] = useState(makeSubmissionKey)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { reportSuccess, reportFailure } = useOutcome()

  // Await, not callbacks: the reviewer may be on another application by then.
  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = schema.safeParse({ ...more, [name]: words, submissionKey })
    setMistakes(listMistakes(body.error))
    if (!body.success || isSending) return
    try {
      await send(body.data)
      setKey(makeSubmissionKey())
      // Text typed meanwhile is the next message.
      if (drafts.get(place) === words || words === '') setWords('')
      props.onSent?.()
      reportSuccess(says.sent)
    } catch (error) {
      reportFailure(error, says.failed)
    }
  }

  const isReady = isBegun || words.trim() !== ''
  return (
    <form onSubmit={submit} className="k-form">
      {props.before?.(mistakes)}
      <Field label={props.label} labelHidden help={props.help} error={mistakes[name]}>
        {isForColleagues ? (
          <MentionTextarea rows={2} value={words} onChange={setWords} />
        ) : (
          <Textarea rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      {props.after?.(mistakes)}
      <Button
        type="submit"
        kind={isReady ? 'main' : 'line'}
        keys="Ctrl Enter"
        className="justify-self-end"
        aria-keyshortcuts="Control+Enter"
        busy={isSending && says.sending}
      >
        {says.send}
      </Button>
    </form>
  )
}

const listMistakes = (error: z.ZodError | undefined): Mistakes =>
  Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
  )

export function useDraft(drafts: Map<string, string>, place: string) {
  const [value, keep] = useState(drafts.get(place) ?? '')
  const setValue = (changed: string) => {
    keep(changed)
    drafts.set(place, changed)
  }
  return [value, setValue] as const
}
