import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { type ContentSection, contentSectionTitles } from '../../schema.ts'
import { ContentEntry } from './content-entry.tsx'
import { useContentItems, useRegistry } from './content-queries.ts'
import { DeleteContent } from './delete-content.tsx'
import { listSectionEntries, matches, type SectionEntry } from './section-entries.ts'

type ContentListDialogProps = {
  section: ContentSection
  lastKey: string | undefined
  onAdd: () => void
  onEdit: (entry: SectionEntry) => void
  onHistory: (entry: SectionEntry) => void
  onClose: () => void
}

export function ContentListDialog({
  section,
  lastKey,
  onAdd,
  onEdit,
  onHistory,
  onClose,
}: ContentListDialogProps) {
  const items = useContentItems()
  const registry = useRegistry()
  const [words, setWords] = useState('')
  const [deleting, setDeleting] = useState<SectionEntry>()
  const [deletedKey, setDeletedKey] = useState<string>()
  const last = useRef<HTMLButtonElement>(null)
  const entries = registry.data && items.data && listSectionEntries(section, registry.data, items.data)
  const found = entries?.filter((entry) => matches(entry, words))
  const error = items.error ?? registry.error

  // The button is gone with its text, so the focus moves to its neighbor.
  useEffect(() => {
    if (deletedKey && !deleting) last.current?.focus()
  }, [deletedKey, deleting])

  return (
    <>
      <Dialog
        open
        wide
        onClose={onClose}
        title={`${contentSectionTitles[section]} content`}
        initialFocus={last}
        actions={
          <>
            <Button onClick={onAdd}>Add content</Button>
            <Button kind="line" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <Field label="Find a text" className="max-w-field">
          <Input type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
        </Field>
        <div className="mt-4">
          {error && !entries && (
            <LoadFailure
              title="Failed to load content"
              error={error}
              fallback="The list could not be read."
              onRetry={() => [items, registry].map((query) => query.error && query.refetch())}
            />
          )}
          {!entries && !error && <Wait lines={8}>Loading content…</Wait>}
          {found?.length === 0 && (
            <Empty title={words ? 'No text has these words' : 'Nothing here yet'}>
              {words && <p>Try fewer words, or a part of a key like “headline”.</p>}
            </Empty>
          )}
          {found && found.length > 0 && (
            <ul className="divide-y divide-rule border-y border-rule">
              {found.map((entry) => (
                <ContentEntry
                  key={entry.key}
                  entry={entry}
                  editButton={entry.key === (deletedKey ?? lastKey) ? last : undefined}
                  onEdit={() => onEdit(entry)}
                  onHistory={() => onHistory(entry)}
                  onDelete={() => setDeleting(entry)}
                />
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      {deleting?.item && (
        <DeleteContent
          item={deleting.item}
          isShown={deleting.known !== undefined}
          onDeleted={() => setDeletedKey(deleting.key)}
          onDone={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
