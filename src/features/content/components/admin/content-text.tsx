import type { ReactNode } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import type { ContentType } from '../../schema.ts'
import type { ContentFormState } from './content-fields.tsx'

export type ContentTextProps = {
  form: ContentFormState
  type: ContentType
  field: { id: string; error: ReactNode }
}

const help: Record<ContentType, string> = {
  text: 'Shown as it is written.',
  markdown: 'Written with marks, like **bold** or [a link](https://example.com).',
  html: 'Made safe when it is saved: scripts, styles and frames are taken out.',
  json: 'A list or record for a page that reads one.',
}

export function ContentText({ form, type, field }: ContentTextProps) {
  const isCode = type === 'json' || type === 'html'
  function format() {
    const content = form.getValues('content')
    form.setValue('content', formatJson(content), { shouldDirty: true })
  }
  return (
    <div>
      <Field label="Content" help={help[type]} {...field}>
        <Textarea
          {...form.register('content')}
          rows={isCode ? 14 : 6}
          spellCheck={!isCode}
          className={isCode ? 'font-mono text-small' : undefined}
        />
      </Field>
      {type === 'json' && (
        <Button kind="line" className="mt-2" onClick={format}>
          Format JSON
        </Button>
      )}
    </div>
  )
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
