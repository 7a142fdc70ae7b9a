import { type FormEvent, useEffect, useRef, useState } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import { templateParties, templateVariables } from '#domain/speaking.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { type MailTemplate, templateChangeSchema } from '../../schema.ts'
import { useRemoveTemplate, useSaveTemplate } from './template-queries.ts'

type TemplateFormProps = {
  id: string
  /** Undefined for a new one. */
  template: MailTemplate | undefined
  current: MailTemplate | undefined
  onDirty: (isDirty: boolean) => void
  onDone: () => void
}

type Words = Pick<MailTemplate, 'name' | 'party' | 'statuses' | 'subject' | 'body'>
const wordsOf = (template: MailTemplate | undefined): Words => {
  const { name = '', party = 'applicant', statuses = [], subject = '', body = '' } = template ?? {}
  return { name, party, statuses, subject, body }
}

export function TemplateForm({ id, template, current, onDirty, onDone }: TemplateFormProps) {
  const [words, setWords] = useState(() => wordsOf(template))
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const fill = (stored: MailTemplate | undefined) => setWords(wordsOf(stored))
  const { base, conflict, showConflict, buildOn, takeTheirs } = useVersionedForm({ opened: template, fill })
  const { mutateAsync: save, isPending } = useSaveTemplate()
  const { mutateAsync: remove } = useRemoveTemplate()
  const { reportSuccess, reportFailure } = useOutcome()
  const change = (part: Partial<Words>) => setWords({ ...words, ...part })
  const isDirty = JSON.stringify(words) !== JSON.stringify(wordsOf(base))
  useUnsavedGuard(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const version = base?.version ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the form stands below the list.
  useEffect(() => heading.current?.focus(), [])

  async function settle(call: Promise<unknown>, verb: 'save' | 'remove') {
    try {
      await call
      reportSuccess(`Template ${verb}d`)
      onDone()
    } catch (error) {
      if (isConflict(error)) showConflict(current)
      else reportFailure(error, `Failed to ${verb} the template`, 'Not saved')
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const template = templateChangeSchema.safeParse({ ...words, version })
    const issues = (template.error?.issues ?? []).toReversed()
    setMistakes(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])))
    if (template.success) void settle(save({ id, ...template.data }), 'save')
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {template ? template.name : 'New template'}
      </h2>
      {conflict && (
        <ConflictNotice
          title="Somebody else changed this template meanwhile"
          mine={{ label: 'Keep mine', onKeep: () => buildOn(current) }}
          theirs={{ label: 'Take theirs', onTake: takeTheirs }}
        >
          <p className="wrap-anywhere whitespace-pre-line">
            {current ? `${current.subject}\n${current.body}` : 'They removed it.'}
          </p>
        </ConflictNotice>
      )}
      <Field label="Name" error={mistakes.name}>
        <Input value={words.name} maxLength={80} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field label="To">
        <Select
          options={templateParties}
          value={words.party}
          onChange={({ target }) =>
            change({ party: templateParties.find(({ value }) => value === target.value)?.value ?? 'anyone' })
          }
        />
      </Field>
      <FieldGroup legend="Offered first while a file is">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
          {applicationStatuses.map(({ value, label }) => (
            <Tick
              key={value}
              label={label}
              checked={words.statuses.includes(value)}
              onChange={({ target }) =>
                change({
                  statuses: target.checked
                    ? [...words.statuses, value]
                    : words.statuses.filter((status) => status !== value),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <Field
        label="Subject"
        help="The reference is added by itself. Only {reference} and {count} are filled in here."
        error={mistakes.subject}
      >
        <Input
          value={words.subject}
          maxLength={120}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field label="Text" error={mistakes.body}>
        <Textarea rows={12} value={words.body} onChange={({ target }) => change({ body: target.value })} />
      </Field>
      <Fold title="What can be filled in">
        <dl className="k-facts">
          {templateVariables.map(({ value, label }) => (
            <div key={value}>
              <dt>{`{${value}}`}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Saving…'}>
          Save template
        </Button>
        <Button kind="line" onClick={onDone}>
          Cancel
        </Button>
        {template && (
          <Button kind="stop" onClick={() => void settle(remove({ id, version }), 'remove')}>
            Remove
          </Button>
        )}
      </div>
    </form>
  )
}
