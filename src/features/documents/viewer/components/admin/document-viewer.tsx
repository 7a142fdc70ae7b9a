import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { FitIcon, MinusIcon, PlusIcon, TurnIcon } from '#ui/desk-icons.tsx'
import { DocumentStage } from './document-stage.tsx'
import { pixelsFor, type ShownPages } from './shown-pages.ts'
import { useOpenedDocument } from './use-opened-document.ts'
import { type PageViewControls, usePageView } from './use-page-view.ts'
import './viewer.css'

type DocumentViewerProps = {
  applicationId: string
  document: AdminDocument
  title: string
  origin: string
  /** The way back, before the name. */
  before: ReactNode
  terms: readonly string[]
  actions: ReactNode
  /** Where it opens, if somebody asked for a page. */
  firstPage?: number | undefined
  /** Another screen's heading stands above it. */
  level?: 1 | 2
  onPage?: ((page: number, count: number) => void) | undefined
  /** Takes a function that turns the pages. */
  turn?: RefObject<((by: number) => void) | undefined>
}

export function DocumentViewer(props: DocumentViewerProps) {
  const { applicationId, document, title, origin, before, terms, actions, firstPage, level = 1 } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  const [attempt, setAttempt] = useState(0)
  const opened = useOpenedDocument({ applicationId, document, attempt })
  const pageCount = opened.kind === 'pages' ? opened.pages.count : 0
  const view = usePageView(document.id, pageCount, firstPage)
  useShownPage(props, view, pageCount)
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
      <div className="k-bar viewer-bar">
        {before}
        <Heading className="k-cut viewer-title">{title}</Heading>
        <p className="viewer-origin k-small k-cut" title={origin}>
          {origin}
        </p>
        {pageCount > 0 && <ViewControls view={view} pageCount={pageCount} />}
        <div className="k-end">{actions}</div>
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

/** Another part of the screen knows which page is in sight, and turns it. */
function useShownPage({ onPage, turn }: DocumentViewerProps, view: PageViewControls, pageCount: number) {
  const tell = useEffectEvent((page: number) => onPage?.(page, pageCount))
  useEffect(() => {
    if (pageCount > 0) tell(view.page)
  }, [view.page, pageCount])
  useEffect(() => {
    if (!turn) return
    turn.current = (by) => view.goTo(view.page + by)
    return () => {
      turn.current = undefined
    }
  })
}

/** Each control has a key; its name says which. */
function ViewControls({ view, pageCount }: { view: PageViewControls; pageCount: number }) {
  return (
    <fieldset aria-label="How the page is shown" className="flex flex-none items-center">
      <PageNumber page={view.page} pageCount={pageCount} onPage={view.goTo} />
      <Control name="Smaller" keys="-" onPress={view.reduce}>
        <MinusIcon />
      </Control>
      <span className="min-w-12 text-center tabular-nums">{view.percent}%</span>
      <Control name="Larger" keys="+" onPress={view.enlarge}>
        <PlusIcon />
      </Control>
      <Control name="Fit the width" keys="0" onPress={view.fit}>
        <FitIcon />
      </Control>
      <Control name="Turn" keys="t" onPress={view.turn}>
        <TurnIcon />
      </Control>
    </fieldset>
  )
}

type ControlProps = { name: string; keys: string; onPress: () => void; children: ReactNode }

function Control({ name, keys, onPress, children }: ControlProps) {
  return (
    <Button
      kind="bare"
      size="icon"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

type PageNumberProps = { page: number; pageCount: number; onPage: (page: number) => void }

/** Nobody leafs through a long file: typing a number goes there. */
function PageNumber({ page, pageCount, onPage }: PageNumberProps) {
  if (pageCount === 1) return <span>Page 1 of 1</span>
  return (
    <label htmlFor="viewer-page-number" className="flex items-center gap-1.5 pr-2">
      Page
      <Input
        key={page}
        id="viewer-page-number"
        className="w-18"
        type="number"
        min={1}
        max={pageCount}
        defaultValue={page}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && onPage(currentTarget.valueAsNumber || page)}
        onBlur={({ currentTarget }) => onPage(currentTarget.valueAsNumber || page)}
      />
      of {pageCount}
    </label>
  )
}

type PageThumbsProps = { pages: ShownPages; page: number; onPage: (page: number) => void }

/** A file may have thousands of pages, or claim to: this many are listed at a time. */
const atATime = 40
const width = 70
const height = 92
/** A thumbnail that takes longer is left blank. */
const patience = 5_000

function PageThumbs({ pages, page, onPage }: PageThumbsProps) {
  const first = Math.floor((page - 1) / atATime) * atATime + 1
  const count = Math.min(atATime, pages.count - first + 1)
  // One after another, so that the page itself never waits long.
  const line = useRef<Promise<void>>(Promise.resolve())
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thumbnail in question depends on the page.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [page])
  return (
    <nav aria-label="Pages" className="viewer-thumbs">
      <ol>
        {Array.from({ length: count }, (_, at) => first + at).map((number) => (
          <li key={number}>
            <Button
              kind="bare"
              ref={number === page ? current : null}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              <Thumb pages={pages} page={number} line={line} />
              {number}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Thumb({ pages, page, line }: { pages: ShownPages; page: number; line: { current: Promise<void> } }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    const leaving = new AbortController()
    const draw = async () => {
      if (leaving.signal.aborted) return
      const size = await pages.measure(page)
      const scale = Math.min(width / size.width, height / size.height)
      const shown = { width: size.width * scale, height: size.height * scale }
      Object.assign(target, pixelsFor(shown, window.devicePixelRatio))
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)])
      await pages.draw(page, target, { turns: 0, signal })
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // A page without a thumbnail can still be opened, and then says what is wrong with it.
      line.current = line.current.then(draw).catch(() => {})
    })
    observer.observe(target)
    return () => {
      leaving.abort()
      observer.disconnect()
    }
  }, [pages, page, line])
  return <canvas ref={canvas} width={width} height={height} />
}
