import { useMemo } from 'react'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { listTerms } from '#features/desk/document-review/content.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { DocumentViewer } from '#features/documents/viewer/components/admin/document-viewer.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { listSources } from './list-sources.ts'
import type { Beside } from './use-beside.ts'

type DocumentBesideProps = {
  application: ApplicationDetail
  documents: readonly AdminDocument[]
  beside: Beside
}

const keys = explainKeys('The document beside', [
  ['[', 'Previous document'],
  [']', 'Next document'],
  ['←', 'Previous page; Page Up while typing'],
  ['→', 'Next page; Page Down while typing'],
])

/** A paper of this file, in sight while somebody types what it says. */
export function DocumentBeside({ application, documents, beside }: DocumentBesideProps) {
  const terms = useMemo(() => listTerms(application), [application])
  const { open, shown } = beside
  const at = documents.findIndex(({ id }) => id === shown?.documentId)
  const document = documents[at]
  useCommands(keys, { listens: false })
  useKeys((key) => {
    const step = { '[': -1, ']': 1 }[key]
    const next = step && documents[at + step]
    if (!next) return false
    open(next.id)
    return true
  })
  if (!document || !shown) return null
  const close = (
    <IconButton
      label="Close the document"
      glyph="close"
      title="Close the document (Esc)"
      onClick={beside.close}
    />
  )
  return (
    <aside className="value-beside" aria-label="Document beside the sheet">
      <DocumentViewer
        key={shown.asked}
        applicationId={application.id}
        document={document}
        title={listSources(documents)[at]?.name ?? document.originalName}
        origin={`${at + 1} of ${documents.length}`}
        before={close}
        terms={terms}
        actions={null}
        firstPage={shown.firstPage}
        level={2}
        turn={beside.turn}
        onPage={beside.see}
      />
    </aside>
  )
}
