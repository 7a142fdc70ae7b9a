import type { Ref } from 'react'
import { contentTypes } from '#domain/content.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { labelOf } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { cutPreview, type SectionEntry } from './section-entries.ts'
import { UsedOn } from './used-on.tsx'

type ContentEntryProps = {
  entry: SectionEntry
  editButton: Ref<HTMLButtonElement> | undefined
  onEdit: () => void
  onHistory: () => void
  onDelete: () => void
}

export function ContentEntry({ entry, editButton, onEdit, onHistory, onDelete }: ContentEntryProps) {
  const { key, known, item } = entry
  const named = <VisuallyHidden> {key}</VisuallyHidden>
  return (
    <li className="grid gap-2 py-4 wrap-anywhere">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 wrap-anywhere">{key}</h3>
        {item && <Badge tone="info">Changed</Badge>}
        {item && <Badge tone="muted">{labelOf(contentTypes, item.type)}</Badge>}
      </div>
      {item?.title && <p className="font-medium">{item.title}</p>}
      <UsedOn known={known} />
      {!item && <p className="text-small text-soft">Not changed: shows the default</p>}
      <p
        className={classNames(
          'wrap-anywhere',
          (item?.type ?? known?.type) === 'json'
            ? 'whitespace-pre-wrap font-mono text-small'
            : 'whitespace-pre-line',
        )}
      >
        {cutPreview(item?.content ?? known?.default ?? '')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={editButton} kind="line" onClick={onEdit}>
          Edit{named}
        </Button>
        <Button kind="bare" onClick={onHistory}>
          History{named}
        </Button>
        {item && (
          <Button kind="bare" onClick={onDelete}>
            Delete{named}
          </Button>
        )}
      </div>
    </li>
  )
}
