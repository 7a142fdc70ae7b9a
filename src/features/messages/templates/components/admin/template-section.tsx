import { useState } from 'react'
import { templateParties } from '#domain/speaking.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { SettingsSection } from '#features/admin/kit/components/settings-section.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { formatDay } from '#site/staff-format.ts'
import type { MailTemplate } from '../../schema.ts'
import { TemplateForm } from './template-form.tsx'
import { makeTemplateId, useTemplates } from './template-queries.ts'

/** A new one has an id before it is saved. */
type Editing = { id: string; template: MailTemplate | undefined }

const leaveQuestion = 'Leave this template without saving? What you typed would be lost.'

export function TemplateSection() {
  const { data, error, refetch } = useTemplates()
  const [editing, edit] = useState<Editing>()
  const [isDirty, setDirty] = useState(false)
  function choose(next: Editing) {
    if (isDirty && !window.confirm(leaveQuestion)) return
    setDirty(false)
    edit(next)
  }
  return (
    <SettingsSection
      id="templates"
      title="Templates"
      about="Mails and replies that come up again and again."
      action={
        <Button kind="bare" onClick={() => choose({ id: makeTemplateId(), template: undefined })}>
          New template
        </Button>
      }
    >
      {error && !data && (
        <LoadFailure error={error} fallback="The templates could not be loaded." onRetry={refetch} />
      )}
      {!data && !error && <Wait />}
      {data &&
        templateParties.map(({ value, label }) => (
          <div key={value} className="pb-4">
            <h3>{value === 'anyone' ? 'To anyone' : `To the ${label.toLowerCase()}`}</h3>
            <ul className="k-lines border-t border-rule">
              {data
                .filter(({ party }) => party === value)
                .map((template) => (
                  <li key={template.id}>
                    <button
                      type="button"
                      className="grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] px-0 py-1 max-sm:grid-cols-1"
                      aria-current={editing?.id === template.id || undefined}
                      onClick={() => choose({ id: template.id, template })}
                    >
                      <b>{template.name}</b>
                      <span className="text-soft">{template.subject}</span>
                      <small>{sayOrigin(template)}</small>
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      {editing && (
        <TemplateForm
          key={editing.id}
          id={editing.id}
          template={editing.template}
          current={data?.find(({ id }) => id === editing.id)}
          onDirty={setDirty}
          onDone={() => {
            setDirty(false)
            edit(undefined)
          }}
        />
      )}
    </SettingsSection>
  )
}

const sayOrigin = ({ changedAt, changedBy }: MailTemplate) =>
  changedAt ? `${changedBy ?? 'Somebody'}, ${formatDay(changedAt)}` : 'Came with the program'
