import type { KeyboardEvent } from 'react'
import { callOutcomes } from '#domain/speaking.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { FollowUpField } from '#features/applications/follow-ups/components/admin/follow-up-field.tsx'
import { useLogCall } from '#features/messages/calls/components/admin/call-queries.ts'
import { newCallSchema } from '#features/messages/calls/schema.ts'
import { phoneLink } from '#site/paths.ts'
import { FieldError } from '#ui/field-message.tsx'
import { useDraft, WordsForm } from './words-form.tsx'

export type Callee = { party: string; name: string; phone?: string | undefined }

type CallFormProps = {
  applicationId: string
  callees: readonly Callee[]
  mayCall: boolean
  drafts: Map<string, string>
}

export function CallForm({ applicationId, callees, mayCall, drafts }: CallFormProps) {
  const place = `${applicationId} call`
  const { mutateAsync, isPending } = useLogCall(applicationId)
  const [chosen, choose] = useDraft(drafts, `${place} with`)
  const [outcome, setOutcome] = useDraft(drafts, `${place} outcome`)
  const [minutes, setMinutes] = useDraft(drafts, `${place} minutes`)
  const [dueAt, setDueAt] = useDraft(drafts, `${place} due`)
  const callee = callees.find(({ party }) => party === chosen) ?? callees[0]

  function clear() {
    for (const set of [choose, setOutcome, setMinutes, setDueAt]) set('')
  }
  function press(event: KeyboardEvent) {
    const typed = callOutcomes[Number(event.key) - 1]
    if (!typed || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setOutcome(typed.value)
  }

  return (
    <WordsForm
      drafts={drafts}
      place={place}
      schema={newCallSchema}
      name="words"
      more={{
        party: callee?.party,
        outcome: outcome || undefined,
        ...(minutes !== '' && { minutes: Number(minutes) }),
        ...(dueAt !== '' && { followUp: { kind: 'call', dueAt } }),
      }}
      label="What was said"
      isForColleagues
      isBegun={outcome !== ''}
      send={mutateAsync}
      isSending={isPending}
      onSent={clear}
      says={{ send: 'Save call', sending: 'Saving…', sent: 'Call saved', failed: 'Failed to save the call' }}
      before={(mistakes) => (
        <>
          <div className="call-with">
            <Field label="Call with">
              <Select
                options={callees.map(({ party, name }) => ({ value: party, label: name }))}
                value={callee?.party ?? ''}
                onChange={({ target }) => choose(target.value)}
              />
            </Field>
            {callee?.phone && <a href={phoneLink(callee.phone)}>{callee.phone}</a>}
          </div>
          {!mayCall && callee?.party === 'applicant' && (
            <p className="file-risk">They agreed to no calls or texts. Call only if they asked you to.</p>
          )}
          <fieldset className="call-outcomes" data-own-keys onKeyDown={press}>
            <legend className="sr-only">How it went</legend>
            {callOutcomes.map(({ value, label }, at) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${place} outcome`}
                  aria-keyshortcuts={String(at + 1)}
                  checked={outcome === value}
                  onChange={() => setOutcome(value)}
                />
                <span>{label}</span>
              </label>
            ))}
            {mistakes.outcome && <FieldError id={`${place}-mistake`}>{mistakes.outcome}</FieldError>}
          </fieldset>
        </>
      )}
      after={(mistakes) => (
        <div className="call-more">
          <Field label="Minutes" error={mistakes.minutes}>
            <Input
              inputMode="numeric"
              maxLength={3}
              value={minutes}
              onChange={({ target }) => setMinutes(target.value.trim())}
            />
          </Field>
          <FollowUpField value={dueAt} onChange={setDueAt} error={mistakes.followUp} />
        </div>
      )}
    />
  )
}
