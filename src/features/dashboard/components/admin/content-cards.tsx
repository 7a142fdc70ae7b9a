import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ContentSection, contentSections } from '#features/texts/schema.ts'
import { Button } from '#ui/button.tsx'
import { editorCards } from '../../content.ts'

// The editor is large, and most dashboard visits don't open it.
const ContentEditorDialog = lazy(async () => {
  const { ContentEditorDialog: Editor } = await import(
    '#features/content/components/admin/content-editor-dialog.tsx'
  )
  return { default: Editor }
})

export function ContentCards() {
  const [params] = useSearchParams()
  // A link from elsewhere can name the card to open.
  const [open, setOpen] = useState<ContentSection | undefined>(() =>
    contentSections.find((section) => section === params.get('texts')),
  )
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {editorCards.map(({ section, title, description }) => (
          <li key={section} className="card grid content-between gap-4">
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-soft">{description}</p>
            </div>
            <Button
              variant="outline"
              size="small"
              className="justify-self-start"
              onClick={() => setOpen(section)}
            >
              Edit {title}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <ContentEditorDialog section={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
