import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { EntryList } from '#features/admin/components/entry-list.tsx'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Input, type InputProps, Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select, type SelectOption } from '#features/admin/kit/components/select.tsx'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { findContentMistake } from '../../schema.ts'
import { ContentText, type ContentTextProps } from './content-text.tsx'
import { readEntries, writeEntries } from './entries.ts'

type EntryField = {
  label: string
  help?: string
  optional?: true
  isWide?: true
  rows?: number
  options?: readonly SelectOption[]
  mayClear?: true
  input?: InputProps
  suggests?: true
}

/** What a list holds, and how people edit an entry. While they write, it may have mistakes. */
type ListKind<Entry> = {
  of: string
  toDraft: (entry: Record<string, unknown>) => Entry
  nameOf: (entry: Entry) => string
  noteOf: (entry: Entry) => string
  add: { label: string; make: (others: readonly Entry[]) => Entry }
  schema: z.ZodType
  fields: { readonly [Name in keyof Entry]?: EntryField }
  more?: (entry: Entry, change: (entry: Entry) => void) => ReactNode
}

/** Edits a list as a form. A second tab has the same list as JSON. */
export function defineListContent<Entry extends object>(kind: ListKind<Entry>) {
  const { of, toDraft, nameOf, noteOf, add } = kind
  return function ListContent({ form, type, field }: ContentTextProps) {
    const [tab, setTab] = useState('form')
    const content = form.watch('content')
    const entries = readEntries(content)?.map(toDraft)
    const { isSubmitted } = form.formState
    // Points the error summary at the visible tab.
    const fieldIn = (name: string) => (tab === name ? field : { id: `${field.id}-${name}`, error: undefined })
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
                <EntryList
                  entries={entries}
                  nameOf={nameOf}
                  noteOf={noteOf}
                  add={add}
                  onChange={(next) => form.setValue('content', writeEntries(next), { shouldDirty: true })}
                >
                  {(entry, change) => (
                    <EntryFields
                      kind={kind}
                      entry={entry}
                      others={entries}
                      // Nobody wants errors about empty fields before the first attempt to save.
                      showMistakes={isSubmitted}
                      onChange={change}
                    />
                  )}
                </EntryList>
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
}

type EntryFieldsProps<Entry> = {
  kind: ListKind<Entry>
  entry: Entry
  others: readonly Entry[]
  showMistakes: boolean
  onChange: (entry: Entry) => void
}

function EntryFields<Entry>({ kind, entry, others, showMistakes, onChange }: EntryFieldsProps<Entry>) {
  const issues = showMistakes ? (kind.schema.safeParse(entry).error?.issues ?? []) : []
  const fields = Object.entries(kind.fields) as [keyof Entry & string, EntryField][]
  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      {fields.map(([name, { isWide, label, help, optional, ...control }]) => (
        <Field
          key={name}
          label={label}
          help={help}
          optional={optional}
          error={issues.find(({ path }) => path[0] === name)?.message}
          className={isWide && 'sm:col-span-2'}
        >
          <EntryControl
            {...control}
            value={String(entry[name] || '')}
            others={[...new Set(others.map((other) => String(other[name] ?? '')))].filter(Boolean)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...entry, [name]: typeof entry[name] === 'number' ? Number(value) : value })
            }
          />
        </Field>
      ))}
      {kind.more?.(entry, onChange)}
    </div>
  )
}

type EntryControlProps = Pick<EntryField, 'rows' | 'options' | 'mayClear' | 'input' | 'suggests'> & {
  value: string
  others: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

function EntryControl({ rows, options, mayClear, input, suggests, others, ...control }: EntryControlProps) {
  const listId = useId()
  if (rows) return <Textarea {...control} rows={rows} />
  if (options) {
    const placeholder = mayClear || !control.value ? 'Choose' : undefined
    return <Select {...control} options={options} placeholder={placeholder} />
  }
  return (
    <>
      <Input {...control} autoComplete="off" {...input} list={suggests && listId} />
      {suggests && (
        <datalist id={listId}>
          {others.map((other) => (
            <option key={other} value={other} />
          ))}
        </datalist>
      )}
    </>
  )
}
