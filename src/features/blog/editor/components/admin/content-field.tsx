import { lazy, type Ref, Suspense, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
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

const panes = ['Write', 'HTML'] as const

/** The text twice, formatted and as stored: side by side where there is room, else one at a time. */
export function ContentField({ field, value, onChange, ref }: ContentFieldProps) {
  const [shown, setShown] = useState<(typeof panes)[number]>('Write')
  const paneClass = (pane: string) => classNames('blog-pane', pane !== shown && 'blog-pane-behind')
  return (
    <div className="grid gap-2">
      <div className="blog-pane-switch">
        {panes.map((pane) => (
          <Button
            key={pane}
            kind={pane === shown ? 'main' : 'line'}
            aria-pressed={pane === shown}
            onClick={() => setShown(pane)}
          >
            {pane}
          </Button>
        ))}
      </div>
      <div className="blog-panes">
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
            className="blog-html"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      </div>
    </div>
  )
}
