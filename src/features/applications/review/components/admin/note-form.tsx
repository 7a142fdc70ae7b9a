import { type FormEvent, useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { MentionTextarea } from '#features/people/colleagues/components/admin/mention-textarea.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { newNoteSchema } from '../../schema.ts'
import { useAddNote } from './application-queries.ts'

type NoteFormProps = {
  id: string
  /** Unsaved text by application. */
  drafts: Map<string, string>
}

export function NoteForm({ id, drafts }: NoteFormProps) {
  const [body, keepBody] = useState(drafts.get(id) ?? '')
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useAddNote(id)
  const { reportSuccess, reportFailure } = useOutcome()
  const { isShared } = useTeam()

  function setBody(words: string) {
    keepBody(words)
    drafts.set(id, words)
  }

  // Uses await instead of callbacks: the reviewer may have moved on to another application by then.
  async function submit(event: FormEvent) {
    event.preventDefault()
    const note = newNoteSchema.safeParse({ body })
    setMistake(note.error?.issues[0]?.message)
    if (!note.success || isPending) return
    try {
      await mutateAsync(note.data.body)
      // Text typed meanwhile is the next note.
      if (drafts.get(id) === body) setBody('')
      reportSuccess('Note added')
    } catch (error) {
      reportFailure(error, 'Failed to add the note')
    }
  }

  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <Field
        label="New note"
        labelHidden
        help={
          isShared
            ? 'For you and your colleagues. Type @ to mention one: they get a mail.'
            : 'For you alone. Notes stay as they are.'
        }
        error={mistake}
        className="w-full"
      >
        <MentionTextarea rows={2} value={body} onChange={setBody} />
      </Field>
      <Button
        type="submit"
        size="small"
        variant={body.trim() ? 'primary' : 'outline'}
        aria-keyshortcuts="Control+Enter"
        busy={isPending && 'Adding…'}
      >
        Add note
      </Button>
    </form>
  )
}
