import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'

type InsertLinkProps = { editor: Editor; onDone: () => void }

/** Not a form: it sits inside the post's form. */
export function InsertLink({ editor, onDone }: InsertLinkProps) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''))

  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: href.trim() }).run()
    onDone()
  }

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <div className="blog-ask">
      <Field label="Link to" help="Like https://example.com or /apply. Empty removes the link.">
        <Input value={href} onChange={(event) => setHref(event.target.value)} onKeyDown={onEnter} autoFocus />
      </Field>
      <Button size="small" onClick={apply}>
        Set link
      </Button>
    </div>
  )
}
