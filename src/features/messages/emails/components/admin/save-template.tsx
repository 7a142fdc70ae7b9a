import { useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import {
  makeTemplateId,
  useSaveTemplate,
} from '#features/messages/templates/components/admin/template-queries.ts'
import { unfill } from '#features/messages/templates/content.ts'
import { templateChangeSchema } from '#features/messages/templates/schema.ts'
import type { MailDraft } from './mail-draft.ts'

/** Turns what was filled in into variables again. */
export function SaveTemplate({ draft }: { draft: MailDraft }) {
  const [name, setName] = useState<string>()
  const [id, setId] = useState(makeTemplateId)
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useSaveTemplate()
  const { reportSuccess, reportFailure } = useOutcome()

  async function save() {
    const template = templateChangeSchema.safeParse({
      name,
      party: draft.party,
      statuses: [],
      subject: unfill(draft.subject, draft.filledSubject),
      body: unfill(draft.text, draft.filledText),
      version: 0,
    })
    setMistake(template.error?.issues[0]?.message)
    if (!template.success) return
    try {
      await mutateAsync({ id, ...template.data })
      setId(makeTemplateId())
      setName(undefined)
      reportSuccess('Template saved')
    } catch (error) {
      reportFailure(error, 'Failed to save the template', 'Not saved')
    }
  }

  if (name === undefined) {
    return (
      <Button kind="bare" onClick={() => setName('')}>
        Save as template
      </Button>
    )
  }
  return (
    <div className="flex w-full flex-wrap items-end gap-2">
      <Field
        className="flex-1 basis-48"
        label="Name of the template"
        help="Others read it: take out what is about this person."
        error={mistake}
      >
        <Input
          autoFocus
          value={name}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            void save()
          }}
        />
      </Field>
      <Button kind="line" busy={isPending && 'Saving…'} onClick={save}>
        Save template
      </Button>
      <Button kind="bare" onClick={() => setName(undefined)}>
        Cancel
      </Button>
    </div>
  )
}
