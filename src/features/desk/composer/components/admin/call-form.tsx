import type { KeyboardEvent } from 'react'
import { callOutcomes } from '#domain/speaking.ts'
import { ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { FollowUpField } from '#features/applications/follow-ups/components/admin/follow-up-field.tsx'
import { useLogCall } from '#features/messages/calls/components/admin/call-queries.ts'
import { newCallSchema } from '#features/messages/calls/schema.ts'
import { phoneLink } from '#site/paths.ts'
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
          <div className="flex flex-wrap items-end gap-x-3">
            <Field label="Call with" className="flex-1 basis-40">
              <Select
                options={callees.map(({ party, name }) => ({ value: party, label: name }))}
                value={callee?.party ?? ''}
                onChange={({ target }) => choose(target.value)}
              />
            </Field>
            {callee?.phone && (
              <ButtonAnchor kind="bare" href={phoneLink(callee.phone)}>
                {callee.phone}
              </ButtonAnchor>
            )}
          </div>
          {!mayCall && callee?.party === 'applicant' && (
            <p className="k-red">They agreed to no calls or texts. Call only if they asked you to.</p>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: digits choose while the focus is inside. */}
          <div data-own-keys onKeyDown={press}>
            <Choice
              layout="line"
              legend="How it went"
              name={`${place} outcome`}
              value={outcome}
              onChange={setOutcome}
              error={mistakes.outcome}
              options={callOutcomes.map(({ value, label }, at) => ({ value, label, keys: String(at + 1) }))}
            />
          </div>
        </>
      )}
      after={(mistakes) => (
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-2">
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
