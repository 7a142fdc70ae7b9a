import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { contentTypes } from '#domain/content.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import type { ContentForm, ContentInput, RegistryEntry } from '../../schema.ts'
import { ContentPreview } from './content-preview.tsx'
import { useRegistry } from './content-queries.ts'
import { ContentText } from './content-text.tsx'
import { listEditors } from './list-editors.tsx'
import type { SectionEntry } from './section-entries.ts'
import { UsedOn } from './used-on.tsx'

export type ContentFormState = UseFormReturn<ContentForm, unknown, ContentInput>

const names = ['key', 'title', 'type', 'content'] as const

export function ContentFields({ form, entry }: { form: ContentFormState; entry: SectionEntry | undefined }) {
  const base = useId()
  const { errors, submitCount } = form.formState
  const [key, type, content] = form.watch(['key', 'type', 'content'])
  const known = useRegistry().data?.find((candidate) => candidate.key === key)
  const fieldProps = (name: (typeof names)[number]) => ({
    id: `${base}-${name}`,
    error: errors[name]?.message,
  })
  const mistakes = names.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: `${base}-${name}`, message }] : []
  })
  const ContentField = listEditors.get(key) ?? ContentText

  return (
    <>
      <ErrorSummary key={`${submitCount} ${mistakes.length}`} errors={mistakes} />
      <div className="grid gap-1">
        {entry ? (
          // Not registered: a disabled field has no value, so the key keeps its own.
          <Field label="Key" {...fieldProps('key')}>
            <Input value={entry.key} disabled />
          </Field>
        ) : (
          <Field label="Key" help="Lowercase words joined by dots, like hero.headline" {...fieldProps('key')}>
            <Input {...form.register('key')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
          </Field>
        )}
        {key && <UsedOn known={known} />}
      </div>
      <Field label="Title" help="For this list only; no page shows it." optional {...fieldProps('title')}>
        <Input {...form.register('title')} autoComplete="off" />
      </Field>
      <Field label="Type" className="max-w-field" {...fieldProps('type')}>
        <Select {...form.register('type')} options={typesFor(known)} />
      </Field>
      <ContentField form={form} type={type} field={fieldProps('content')} />
      <ContentPreview text={{ key, type, content }} />
    </>
  )
}

function typesFor(known: RegistryEntry | undefined) {
  return contentTypes.filter(({ value }) => !known || (value === 'json') === (known.type === 'json'))
}
