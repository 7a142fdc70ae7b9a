import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '#features/admin/components/use-keys.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { DocumentStage } from './document-stage.tsx'
import { PageThumbs } from './page-thumbs.tsx'
import { useOpenedDocument } from './use-opened-document.ts'
import { usePageView } from './use-page-view.ts'
import { ViewControls } from './view-controls.tsx'
import './viewer.css'

type DocumentViewerProps = {
  applicationId: string
  document: AdminDocument
  title: string
  origin: string
  backTo: string
  terms: readonly string[]
  actions: ReactNode
}

export function DocumentViewer(props: DocumentViewerProps) {
  const { applicationId, document, title, origin, backTo, terms, actions } = props
  const [attempt, setAttempt] = useState(0)
  const opened = useOpenedDocument({ applicationId, document, attempt })
  const pageCount = opened.kind === 'pages' ? opened.pages.count : 0
  const view = usePageView(document.id, pageCount)
  const keys: Record<string, () => void> = {
    ArrowRight: () => view.goTo(view.page + 1),
    ArrowLeft: () => view.goTo(view.page - 1),
    '+': view.enlarge,
    '=': view.enlarge,
    '-': view.reduce,
    '0': view.fit,
    t: view.turn,
  }
  useKeys((key) => {
    if (pageCount === 0 || !keys[key]) return false
    keys[key]()
    return true
  })
  return (
    <>
      <div className="viewer-bar">
        <Link
          to={backTo}
          aria-label="Back to the file"
          title="Back to the file (Escape)"
          className="viewer-back"
        >
          <ChevronIcon className="size-5 rotate-90" />
        </Link>
        <h1>{title}</h1>
        <p className="viewer-origin" title={origin}>
          {origin}
        </p>
        {pageCount > 0 && <ViewControls view={view} pageCount={pageCount} />}
        <div className="viewer-actions">{actions}</div>
      </div>
      {opened.kind === 'pages' && pageCount > 1 && (
        <PageThumbs pages={opened.pages} page={view.page} onPage={view.goTo} />
      )}
      <DocumentStage
        document={document}
        opened={opened}
        view={view}
        terms={terms}
        onRetry={() => setAttempt((number) => number + 1)}
      />
    </>
  )
}
