import { type ReactNode, useState } from 'react'
import { FieldGroup } from '#ui/field-group.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { findContentMistake } from '../../schema.ts'
import { ContentText, type ContentTextProps } from './content-text.tsx'
import { readEntries, writeEntries } from './entries.ts'

type ListContentProps<Entry> = ContentTextProps & {
  /** What the list holds: "testimonials". */
  of: string
  toDraft: (entry: Record<string, unknown>) => Entry
  /** `showMistakes`: after the first attempt to save. Nobody wants errors about empty fields before that. */
  children: (list: {
    entries: Entry[]
    showMistakes: boolean
    onChange: (entries: Entry[]) => void
  }) => ReactNode
}

/** Edits a list as a form; the stored JSON is one tab away, and both show the same list. */
export function ListContent<Entry extends object>(props: ListContentProps<Entry>) {
  const { form, type, field, of, toDraft, children } = props
  const [tab, setTab] = useState('form')
  const content = form.watch('content')
  const entries = readEntries(content)?.map(toDraft)
  const { isSubmitted } = form.formState
  // Points the error summary at the visible tab.
  const fieldIn = (name: string) => (tab === name ? field : { id: `${field.id}-${name}`, error: undefined })

  const change = (next: Entry[]) => form.setValue('content', writeEntries(next), { shouldDirty: true })

  return (
    <Tabs
      label={`Edit the ${of} as`}
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'form',
          label: 'Form',
          content: entries ? (
            <FieldGroup legend={of[0]?.toUpperCase() + of.slice(1)} {...fieldIn('form')}>
              {children({ entries, showMistakes: isSubmitted, onChange: change })}
            </FieldGroup>
          ) : (
            <Notice tone="critical" title={`The JSON cannot be read as a list of ${of}`}>
              <p>{findContentMistake('json', content) ?? 'It has to be a list of records.'}</p>
              <p>Fix it under JSON, then come back.</p>
            </Notice>
          ),
        },
        {
          id: 'json',
          label: 'JSON',
          content: <ContentText form={form} type={type} field={fieldIn('json')} />,
        },
      ]}
    />
  )
}
