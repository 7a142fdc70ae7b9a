import { type FollowUpKind, followUpKinds } from '#domain/speaking.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { FollowUpField } from '#features/applications/follow-ups/components/admin/follow-up-field.tsx'
import { useSetFollowUp } from '#features/applications/follow-ups/components/admin/follow-up-queries.ts'
import { newFollowUpSchema } from '#features/applications/follow-ups/schema.ts'
import { useDraft, WordsForm } from './words-form.tsx'

const usual: FollowUpKind = 'check'

type FollowUpFormProps = { applicationId: string; drafts: Map<string, string> }

export function FollowUpForm({ applicationId, drafts }: FollowUpFormProps) {
  const place = `${applicationId} reminder`
  const { mutateAsync, isPending } = useSetFollowUp(applicationId)
  const [kind, setKind] = useDraft(drafts, `${place} kind`)
  const [dueAt, setDueAt] = useDraft(drafts, `${place} due`)
  return (
    <WordsForm
      drafts={drafts}
      place={place}
      schema={newFollowUpSchema}
      name="words"
      more={{ kind: kind || usual, dueAt }}
      label="What for"
      help="It is yours, and stands in the file’s bar until it is done."
      isBegun={dueAt !== ''}
      send={mutateAsync}
      isSending={isPending}
      onSent={() => {
        setKind('')
        setDueAt('')
      }}
      says={{
        send: 'Remind me',
        sending: 'Saving…',
        sent: 'Follow-up set',
        failed: 'Failed to set the follow-up',
      }}
      before={(mistakes) => (
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-2">
          <Field label="To do">
            <Select
              options={followUpKinds}
              value={kind || usual}
              onChange={({ target }) => setKind(target.value)}
            />
          </Field>
          <FollowUpField
            label="When"
            placeholder="No time yet"
            value={dueAt}
            onChange={setDueAt}
            error={mistakes.dueAt && 'Choose a time'}
          />
        </div>
      )}
    />
  )
}
