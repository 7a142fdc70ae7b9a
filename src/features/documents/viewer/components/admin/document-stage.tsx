import { type RefObject, useEffect, useRef, useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { type PageLook, pixelsFor, type ShownPages, scaleOf, turned } from './shown-pages.ts'
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
      <Button kind="line" className="mt-3" onClick={onRetry}>
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

type PageCanvasProps = {
  pages: ShownPages
  page: number
  look: PageLook
  room: number
  terms: readonly string[]
  label: string
  onDrawn: (percent: number) => void
  onFailure: (error: unknown) => void
}

function PageCanvas({ pages, page, look, room, terms, label, onDrawn, onFailure }: PageCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const { turns, zoom } = look
  const report = useLatest({ onDrawn, onFailure })
  useEffect(() => {
    if (room <= 0) return
    const leaving = new AbortController()
    const draw = async () => {
      const size = turned(await pages.measure(page), turns)
      const scale = scaleOf(size, zoom, room)
      const shown = { width: size.width * scale, height: size.height * scale }
      const canvas = document.createElement('canvas')
      Object.assign(canvas, pixelsFor(shown, window.devicePixelRatio))
      canvas.style.width = `${shown.width}px`
      canvas.style.height = `${shown.height}px`
      await pages.draw(page, canvas, { turns, terms, signal: leaving.signal })
      leaving.signal.throwIfAborted()
      place.current?.replaceChildren(canvas)
      report.current.onDrawn(Math.round(scale * 100))
    }
    draw().catch((error: unknown) => {
      if (leaving.signal.aborted) return
      place.current?.replaceChildren()
      report.current.onFailure(error)
    })
    return () => leaving.abort()
  }, [pages, page, turns, zoom, room, terms, report])
  return <div ref={place} role="img" aria-label={label} className="viewer-page" />
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
