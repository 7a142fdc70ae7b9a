import { FollowUpField } from '#features/applications/follow-ups/components/admin/follow-up-field.tsx'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { useAddNote } from '#features/review/components/admin/application-queries.ts'
import { newNoteSchema } from '#features/review/schema.ts'
import { useDraft, WordsForm } from './words-form.tsx'

export function NoteForm({ applicationId, drafts }: { applicationId: string; drafts: Map<string, string> }) {
  const { mutateAsync, isPending } = useAddNote(applicationId)
  const { isShared } = useTeam()
  const [dueAt, setDueAt] = useDraft(drafts, `${applicationId} note due`)
  return (
    <WordsForm
      drafts={drafts}
      place={applicationId}
      schema={newNoteSchema}
      name="body"
      more={dueAt === '' ? {} : { followUp: { kind: 'check', dueAt } }}
      label="New note"
      help={
        isShared
          ? 'For you and your colleagues. Type @ to mention one: they get a mail.'
          : 'For you alone. Notes stay as they are.'
      }
      isForColleagues
      send={mutateAsync}
      isSending={isPending}
      onSent={() => setDueAt('')}
      says={{ send: 'Add note', sending: 'Adding…', sent: 'Note added', failed: 'Failed to add the note' }}
      after={({ followUp }) => <FollowUpField value={dueAt} onChange={setDueAt} error={followUp} />}
    />
  )
}
