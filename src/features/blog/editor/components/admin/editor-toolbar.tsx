import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type ComponentType, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { MinusIcon } from '#ui/desk-icons.tsx'
import type { IconProps } from '#ui/icons.tsx'
import {
  BoldIcon,
  BulletedListIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  PictureIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  UndoIcon,
} from './editor-icons.tsx'
import { InsertLink } from './insert-link.tsx'
import { InsertPicture } from './insert-picture.tsx'

type Tool = {
  label: string
  ToolIcon: ComponentType<IconProps>
  run: (editor: Editor) => void
  /** Whether the cursor is inside this kind of element. */
  active?: (editor: Editor) => boolean
}

const tools: Tool[] = [
  {
    label: 'Heading',
    ToolIcon: HeadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Subheading',
    ToolIcon: SubheadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Bold',
    ToolIcon: BoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    active: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    ToolIcon: ItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Bulleted list',
    ToolIcon: BulletedListIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    ToolIcon: NumberedListIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    ToolIcon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Line', ToolIcon: MinusIcon, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { label: 'Undo', ToolIcon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', ToolIcon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
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
        {tools.map(({ label, ToolIcon, run, active: isActive }) => (
          <Button
            key={label}
            variant="quiet"
            size="icon"
            aria-label={label}
            title={label}
            {...(isActive && { 'aria-pressed': active.includes(label) })}
            onClick={() => run(editor)}
          >
            <ToolIcon />
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
          <LinkIcon />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Picture"
          title="Picture"
          aria-expanded={asking === 'picture'}
          onClick={() => toggle('picture')}
        >
          <PictureIcon />
        </Button>
      </div>
      {asking === 'link' && <InsertLink editor={editor} onDone={() => setAsking(undefined)} />}
      {asking === 'picture' && <InsertPicture editor={editor} onDone={() => setAsking(undefined)} />}
    </>
  )
}
