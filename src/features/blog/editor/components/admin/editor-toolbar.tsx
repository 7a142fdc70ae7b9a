import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { InsertLink } from './insert-link.tsx'
import { InsertPicture } from './insert-picture.tsx'

type Tool = {
  label: string
  Icon: LucideIcon
  run: (editor: Editor) => void
  /** Whether the cursor is inside this kind of element. */
  active?: (editor: Editor) => boolean
}

const tools: Tool[] = [
  {
    label: 'Heading',
    Icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Subheading',
    Icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Bold',
    Icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    active: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    Icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Bulleted list',
    Icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    Icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Line', Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { label: 'Undo', Icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', Icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
]

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState<'link' | 'picture'>()
  const active = useEditorState({
    editor,
    selector: () => tools.filter(({ active: isActive }) => isActive?.(editor)).map(({ label }) => label),
  })
  const toggle = (what: 'link' | 'picture') => setAsking(asking === what ? undefined : what)
  return (
    <>
      <div role="toolbar" aria-label="Formatting" className="blog-toolbar">
        {tools.map(({ label, Icon, run, active: isActive }) => (
          <Button
            key={label}
            variant="quiet"
            size="icon"
            aria-label={label}
            title={label}
            {...(isActive && { 'aria-pressed': active.includes(label) })}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
        <Button
          variant="quiet"
          size="icon"
          aria-label="Link"
          title="Link"
          aria-expanded={asking === 'link'}
          onClick={() => toggle('link')}
        >
          <Link aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Picture"
          title="Picture"
          aria-expanded={asking === 'picture'}
          onClick={() => toggle('picture')}
        >
          <Image aria-hidden="true" />
        </Button>
      </div>
      {asking === 'link' && <InsertLink editor={editor} onDone={() => setAsking(undefined)} />}
      {asking === 'picture' && <InsertPicture editor={editor} onDone={() => setAsking(undefined)} />}
    </>
  )
}
