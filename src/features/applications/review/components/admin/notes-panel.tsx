import { type FormEvent, useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type Note, newNoteSchema } from '../../schema.ts'
import { useAddNote } from './application-queries.ts'
import './review.css'

type NotesPanelProps = {
  id: string
  notes: readonly Note[]
  /** Unsaved text by application. */
  drafts: Map<string, string>
}

export function NotesPanel({ id, notes, drafts }: NotesPanelProps) {
  const [body, keepBody] = useState(drafts.get(id) ?? '')
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useAddNote(id)
  const { reportSuccess, reportFailure } = useOutcome()

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
    <div className="grid gap-6">
      <form onSubmit={submit} className="grid justify-items-start gap-3">
        <Field
          label="New note"
          help="For you alone. Notes stay as they are."
          error={mistake}
          className="w-full"
        >
          <Textarea rows={3} value={body} onChange={(event) => setBody(event.target.value)} />
        </Field>
        <Button type="submit" size="small" busy={isPending && 'Adding…'}>
          Add note
        </Button>
      </form>
      {notes.length === 0 ? (
        <p className="text-soft">No notes yet.</p>
      ) : (
        <ol className="grid gap-4">
          {notes.map(({ id: noteId, body: words, createdAt }) => (
            <li key={noteId} className="note">
              <p className="whitespace-pre-wrap break-words">{words}</p>
              <p className="text-small text-soft">{formatMoment(createdAt)}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
