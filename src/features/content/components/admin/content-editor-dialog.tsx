import { useState } from 'react'
import type { ContentSection } from '../../schema.ts'
import { ContentFormDialog } from './content-form-dialog.tsx'
import { ContentHistoryDialog } from './content-history-dialog.tsx'
import { ContentListDialog } from './content-list-dialog.tsx'
import type { SectionEntry } from './section-entries.ts'

export type ContentEditorDialogProps = { section: ContentSection; onClose: () => void }

type View =
  | { kind: 'list'; lastKey?: string | undefined }
  | { kind: 'form' | 'history'; entry: SectionEntry | undefined }

export function ContentEditorDialog({ section, onClose }: ContentEditorDialogProps) {
  const [view, setView] = useState<View>({ kind: 'list' })
  const toList = (lastKey: string | undefined) => setView({ kind: 'list', lastKey })

  if (view.kind === 'form') {
    const { entry } = view
    return (
      <ContentFormDialog
        key={`form-${entry?.key}`}
        section={section}
        entry={entry}
        onBack={(key) => toList(key ?? entry?.key)}
        onClose={onClose}
      />
    )
  }
  if (view.kind === 'history' && view.entry) {
    const { entry } = view
    return (
      <ContentHistoryDialog
        key={`history-${entry.key}`}
        entry={entry}
        onBack={() => toList(entry.key)}
        onClose={onClose}
      />
    )
  }
  return (
    <ContentListDialog
      key="list"
      section={section}
      lastKey={view.kind === 'list' ? view.lastKey : undefined}
      onAdd={() => setView({ kind: 'form', entry: undefined })}
      onEdit={(entry) => setView({ kind: 'form', entry })}
      onHistory={(entry) => setView({ kind: 'history', entry })}
      onClose={onClose}
    />
  )
}
