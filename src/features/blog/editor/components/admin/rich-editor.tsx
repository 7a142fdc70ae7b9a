import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { extensions } from './editor-extensions.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

/** Injects no styles: the content policy would refuse them. */
export default function RichEditor({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: 'blog-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })

  // Takes over text from the HTML pane. Text typed here comes back unchanged and does nothing.
  useEffect(() => {
    if (!editor || editor.isFocused || htmlOf(editor) === value) return
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (!editor) return null
  return (
    <div className="flex flex-1 flex-col rounded-md border border-ink-faint bg-white">
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Drops the empty paragraph that the editor keeps at the end for the cursor. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/<p><\/p>$/, ''))
