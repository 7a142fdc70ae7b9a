import { lazy, type Ref, Suspense, useState } from 'react'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import { classNames } from '#ui/class-names.ts'
import type { FieldProps } from '#ui/field.tsx'
import { LoadingText } from '#ui/loading-text.tsx'

// The editor is larger than the rest of the screen, and only an open post needs it.
const RichEditor = lazy(() => import('./rich-editor.tsx'))

type ContentFieldProps = {
  field: Pick<FieldProps, 'id' | 'error'>
  value: string
  onChange: (html: string) => void
  ref: Ref<HTMLTextAreaElement>
}

const panes = [
  { value: 'Write', label: 'Write' },
  { value: 'HTML', label: 'HTML' },
] as const

/** The text twice, formatted and as stored: side by side where there is room, else one at a time. */
export function ContentField({ field, value, onChange, ref }: ContentFieldProps) {
  const [shown, setShown] = useState<'Write' | 'HTML'>('Write')
  const paneClass = (pane: string) =>
    classNames('flex min-w-0 flex-col', pane !== shown && 'max-[64rem]:hidden')
  return (
    <div className="grid gap-2">
      <div className="min-[64rem]:hidden">
        <Segments label="Pane" options={panes} value={shown} onChange={setShown} />
      </div>
      <div className="grid gap-4 min-[64rem]:grid-cols-[3fr_2fr]">
        <div className={paneClass('Write')}>
          <p className="field-label pb-2">Content</p>
          <Suspense fallback={<LoadingText>Loading the editor…</LoadingText>}>
            <RichEditor value={value} onChange={onChange} />
          </Suspense>
        </div>
        <Field label="Content as HTML" className={paneClass('HTML')} {...field}>
          <Textarea
            ref={ref}
            rows={10}
            name="content"
            spellCheck={false}
            className="flex-1 font-mono"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      </div>
    </div>
  )
}
