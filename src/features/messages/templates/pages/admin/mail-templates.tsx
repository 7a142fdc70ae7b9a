import { useState } from 'react'
import { templateParties } from '#domain/speaking.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage, SettingsSection } from '#features/admin/components/settings-page.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { brand } from '#site/brand.ts'
import { formatDay } from '#site/format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { TemplateForm } from '../../components/admin/template-form.tsx'
import { makeTemplateId, useTemplates } from '../../components/admin/template-queries.ts'
import type { MailTemplate } from '../../schema.ts'

export const meta = () => [{ title: `Templates | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** A new one has an id before it is saved. */
type Editing = { id: string; template: MailTemplate | undefined }

const leaveQuestion = 'Leave this template without saving? What you typed would be lost.'

export default function MailTemplatesScreen() {
  const { data, error, refetch } = useTemplates()
  const [editing, edit] = useState<Editing>()
  const [isDirty, setDirty] = useState(false)
  function choose(next: Editing) {
    if (isDirty && !window.confirm(leaveQuestion)) return
    setDirty(false)
    edit(next)
  }
  return (
    <SettingsPage
      title="Templates"
      about="Mails and replies that come up again and again"
      actions={
        <Button kind="line" onClick={() => choose({ id: makeTemplateId(), template: undefined })}>
          New template
        </Button>
      }
      {...(editing && {
        aside: {
          label: editing.template?.name ?? 'New template',
          content: (
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
          ),
        },
      })}
    >
      {error && !data && (
        <LoadFailure error={error} fallback="The templates could not be loaded." onRetry={refetch} />
      )}
      {!data && !error && <LoadingText />}
      <div className="grid gap-8">
        {data &&
          templateParties.map(({ value, label }) => (
            <SettingsSection
              key={value}
              title={value === 'anyone' ? 'To anyone' : `To the ${label.toLowerCase()}`}
            >
              <ul className="template-list">
                {data
                  .filter(({ party }) => party === value)
                  .map((template) => (
                    <li key={template.id}>
                      <button
                        type="button"
                        aria-current={editing?.id === template.id || undefined}
                        onClick={() => choose({ id: template.id, template })}
                      >
                        <b>{template.name}</b>
                        <span>{template.subject}</span>
                        <small>{sayOrigin(template)}</small>
                      </button>
                    </li>
                  ))}
              </ul>
            </SettingsSection>
          ))}
      </div>
    </SettingsPage>
  )
}

const sayOrigin = ({ changedAt, changedBy }: MailTemplate) =>
  changedAt ? `${changedBy ?? 'Somebody'}, ${formatDay(changedAt)}` : 'Came with the program'
