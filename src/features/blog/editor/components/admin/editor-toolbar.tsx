import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { MinusIcon } from '#ui/desk-icons.tsx'
import { Icon } from '#ui/icons.tsx'
import { InsertPicture } from './insert-picture.tsx'

type Tool = {
  label: string
  icon: ReactNode
  run: (chain: ChainedCommands) => ChainedCommands
  /** The kind of element that the tool makes. Its button is pressed while the cursor is inside one. */
  makes?: [name: string, attributes?: object]
}

const heading = 'M2.5 4.5v11M10 4.5v11M2.5 10H10'

const tools: Tool[] = [
  {
    label: 'Heading',
    icon: draw(heading, 'M13 11.2a2.2 2.2 0 1 1 3.9 1.4L13 16h4.8'),
    run: (chain) => chain.toggleHeading({ level: 2 }),
    makes: ['heading', { level: 2 }],
  },
  {
    label: 'Subheading',
    icon: draw(heading, 'M13.2 9.2h4l-2.4 2.7a2.1 2.1 0 1 1-1.9 3'),
    run: (chain) => chain.toggleHeading({ level: 3 }),
    makes: ['heading', { level: 3 }],
  },
  {
    label: 'Bold',
    icon: (
      <Icon>
        <path d="M5.5 3.5h5a3.2 3.2 0 0 1 0 6.4h-5zM5.5 9.9h5.8a3.3 3.3 0 0 1 0 6.6H5.5z" strokeWidth="2.4" />
      </Icon>
    ),
    run: (chain) => chain.toggleBold(),
    makes: ['bold'],
  },
  {
    label: 'Italic',
    icon: draw('M8 3.5h7M5 16.5h7M11.7 3.5l-3.4 13'),
    run: (chain) => chain.toggleItalic(),
    makes: ['italic'],
  },
  {
    label: 'Bulleted list',
    icon: (
      <Icon>
        <path d="M7.5 4.5h10M7.5 10h10M7.5 15.5h10" />
        <path d="M2.5 4.5h2M2.5 10h2M2.5 15.5h2" strokeWidth="2" />
      </Icon>
    ),
    run: (chain) => chain.toggleBulletList(),
    makes: ['bulletList'],
  },
  {
    label: 'Numbered list',
    icon: (
      <Icon>
        <path d="M8.5 4.5h9M8.5 10h9M8.5 15.5h9" />
        <path d="m2.4 3.6 1.6-1v5.2M2.3 13.2a1.4 1.4 0 1 1 2.5.9l-2.5 3h2.9" strokeWidth="1.3" />
      </Icon>
    ),
    run: (chain) => chain.toggleOrderedList(),
    makes: ['orderedList'],
  },
  {
    label: 'Quote',
    icon: draw('M8.5 9.5h-5v-5h5v6.2c0 2.5-1.5 4-4 4.3M16.5 9.5h-5v-5h5v6.2c0 2.5-1.5 4-4 4.3'),
    run: (chain) => chain.toggleBlockquote(),
    makes: ['blockquote'],
  },
  { label: 'Line', icon: <MinusIcon />, run: (chain) => chain.setHorizontalRule() },
  {
    label: 'Undo',
    icon: draw('M3 7.5h9.2a4.6 4.6 0 0 1 0 9.2H7M6.8 3.5l-4 4 4 4'),
    run: (chain) => chain.undo(),
  },
  {
    label: 'Redo',
    icon: draw('M17 7.5H7.8a4.6 4.6 0 0 0 0 9.2H13m.2-13.2 4 4-4 4'),
    run: (chain) => chain.redo(),
  },
]

const inserts = [
  {
    label: 'Link',
    icon: draw(
      'm8.6 5.6 1.9-1.9a4 4 0 0 1 5.8 5.8l-1.9 1.9M11.4 14.4l-1.9 1.9a4 4 0 0 1-5.8-5.8l1.9-1.9M7.4 12.6l5.2-5.2',
    ),
    Ask: InsertLink,
  },
  {
    label: 'Picture',
    icon: (
      <Icon>
        <path d="M2.5 3.5h15v13h-15z" />
        <circle cx="7" cy="7.8" r="1.4" />
        <path d="m2.8 15 4.4-4 3 2.7 3.2-3.4 4 4" />
      </Icon>
    ),
    Ask: InsertPicture,
  },
]

function draw(...paths: string[]) {
  return (
    <Icon>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Icon>
  )
}

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState<string>()
  const active = useEditorState({
    editor,
    selector: () => tools.filter(({ makes }) => makes && editor.isActive(...makes)).map(({ label }) => label),
  })
  const button = (label: string) =>
    ({ kind: 'bare', size: 'icon', 'aria-label': label, title: label }) as const
  return (
    <>
      <div role="toolbar" aria-label="Formatting" className="flex flex-wrap border-b border-rule">
        {tools.map(({ label, icon, run, makes }) => (
          <Button
            key={label}
            {...button(label)}
            {...(makes && { 'aria-pressed': active.includes(label) })}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {icon}
          </Button>
        ))}
        {inserts.map(({ label, icon }) => (
          <Button
            key={label}
            {...button(label)}
            aria-expanded={asking === label}
            onClick={() => setAsking(asking === label ? undefined : label)}
          >
            {icon}
          </Button>
        ))}
      </div>
      {inserts.map(
        ({ label, Ask }) =>
          asking === label && <Ask key={label} editor={editor} onDone={() => setAsking(undefined)} />,
      )}
    </>
  )
}

/** Not a form: it stands inside the post's form. */
function InsertLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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
      <Button onClick={apply}>Set link</Button>
    </div>
  )
}
