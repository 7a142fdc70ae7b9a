import { useEffect, useId, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { RichText } from '#features/texts/components/rich-text.tsx'
import type { SafeHtml } from '#features/texts/schema.ts'
import {
  type ContentType,
  findContentMistake,
  type ContentPreview as Preview,
  testimonialsKey,
  testimonialsSchema,
} from '../../schema.ts'
import { usePreview } from './content-queries.ts'

type Text = { key: string; type: ContentType; content: string }

/** Long enough to spare the server each keystroke, short enough to see while typing. */
const pause = 400

export function ContentPreview({ text }: { text: Text }) {
  const titleId = useId()
  const settled = useDebouncedText(text)
  const isEmpty = settled.content.trim() === ''
  const mistake = findContentMistake(settled.type, settled.content)
  const { data, error } = usePreview(settled, !isEmpty && !mistake)
  const reason = mistake ?? (error && reasonOf(error, 'the preview could not be made'))
  return (
    <section aria-labelledby={titleId} className="border-t border-rule pt-4">
      <h3 id={titleId}>Preview</h3>
      <div className="mt-2 grid gap-4">
        {isEmpty && <p className="text-soft">Nothing to show yet.</p>}
        {!isEmpty && reason && <p className="text-soft">Cannot be shown: {reason}</p>}
        {!isEmpty && !reason && data && <Shown preview={data} text={settled} />}
      </div>
    </section>
  )
}

function Shown({ preview, text }: { preview: Preview; text: Text }) {
  return (
    <>
      <div className="on-paper border border-rule p-4 font-serif wrap-anywhere">
        <Rendered preview={preview} text={text} />
      </div>
      {text.type === 'html' && (
        <div>
          <h4>As it will be stored</h4>
          <pre className="mt-1 font-mono text-small whitespace-pre-wrap wrap-anywhere">{preview.stored}</pre>
        </div>
      )}
    </>
  )
}

function Rendered({ preview: { shownAs, shown }, text }: { preview: Preview; text: Text }) {
  if (shownAs === 'html') return <RichText html={shown as SafeHtml} />
  if (shownAs === 'text') return <p className="whitespace-pre-line">{shown}</p>
  const testimonials =
    text.key === testimonialsKey ? testimonialsSchema.safeParse(JSON.parse(shown)).data : undefined
  if (!testimonials) return <pre className="font-mono text-small whitespace-pre-wrap">{shown}</pre>
  return (
    <ul className="grid gap-4">
      {testimonials.map(({ id, name, role, content, rating, type }) => (
        <li key={id}>
          <blockquote>“{content}”</blockquote>
          <p className="text-small text-soft">
            {name}, {role} ({type}, {rating} of 5)
          </p>
        </li>
      ))}
    </ul>
  )
}

function useDebouncedText({ key, type, content }: Text): Text {
  const [settled, setSettled] = useState<Text>({ key, type, content })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, type, content }), pause)
    return () => clearTimeout(timer)
  }, [key, type, content])
  return settled
}
