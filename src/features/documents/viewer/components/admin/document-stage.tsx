import { useRef, useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageCanvas, useWidth } from './page-canvas.tsx'
import { describeObstacle, type OpenedDocument } from './use-opened-document.ts'
import type { PageViewControls } from './use-page-view.ts'

type DocumentStageProps = {
  document: AdminDocument
  opened: OpenedDocument
  view: PageViewControls
  terms: readonly string[]
  onRetry: () => void
}

export function DocumentStage({ document, opened, view, terms, onRetry }: DocumentStageProps) {
  const inside = useRef<HTMLDivElement>(null)
  const room = useWidth(inside)
  const isPaged = opened.kind === 'pages'
  const place = isPaged ? `Page ${view.page} of ${opened.pages.count}` : 'Document'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach it.
    <section className="viewer-stage" tabIndex={0} aria-label={place}>
      <div ref={inside} className="viewer-inside">
        {opened.kind === 'opening' && (
          <LoadingText>Opening {document.title ?? document.originalName}…</LoadingText>
        )}
        {opened.kind === 'failed' && <Failure error={opened.error} onRetry={onRetry} />}
        {opened.kind === 'file' && <Unshown document={document} />}
        {opened.kind === 'text' && (
          <>
            <pre className="viewer-text">{opened.text}</pre>
            {opened.isCut && <p>The text goes on. Download the file to read the rest.</p>}
          </>
        )}
        {isPaged && (
          <DrawnPage
            key={document.id}
            opened={opened}
            view={view}
            room={room}
            terms={terms}
            onRetry={onRetry}
          />
        )}
      </div>
    </section>
  )
}

type DrawnPageProps = {
  opened: Extract<OpenedDocument, { kind: 'pages' }>
  view: PageViewControls
  room: number
  terms: readonly string[]
  onRetry: () => void
}

function DrawnPage({ opened: { pages }, view, room, terms, onRetry }: DrawnPageProps) {
  const [failed, setFailed] = useState<{ page: number; error: unknown }>()
  const isFailed = failed?.page === view.page
  return (
    <>
      {isFailed && <Failure error={failed.error} onRetry={onRetry} />}
      <PageCanvas
        pages={pages}
        page={view.page}
        look={view}
        room={room}
        terms={terms}
        label={`Page ${view.page} of ${pages.count}`}
        onDrawn={(percent) => {
          setFailed(undefined)
          view.setPercent(percent)
        }}
        onFailure={(error) => setFailed({ page: view.page, error })}
      />
    </>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const sentence = describeObstacle(error)
  if (!sentence) {
    const unexpected = error instanceof Error ? error : new Error(String(error))
    return <LoadFailure error={unexpected} title="The document could not be opened" onRetry={onRetry} />
  }
  return (
    <Notice tone="critical" title="Nothing to show" announce>
      <p>{sentence}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}

/** Word files are pages of another program; we run none of it. */
function Unshown({ document: { canDownload, scanState, scanLabel } }: { document: AdminDocument }) {
  if (canDownload)
    return <Notice title="A Word file">Download it and open it in Word. We can’t show it here.</Notice>
  return (
    <Notice tone={scanState === 'scanning' ? 'info' : 'critical'} title={scanLabel}>
      {scanState === 'scanning'
        ? 'It’s being scanned for viruses, and opens here in a minute.'
        : 'It’s in quarantine and can’t be opened or downloaded. Ask for it again.'}
    </Notice>
  )
}
