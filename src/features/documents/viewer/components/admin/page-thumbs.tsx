import { useEffect, useRef } from 'react'
import { pixelsFor, type ShownPages } from './shown-pages.ts'

type PageThumbsProps = { pages: ShownPages; page: number; onPage: (page: number) => void }

/** A file may have thousands of pages, or claim to: this many are listed at a time. */
const atATime = 40
const width = 70
const height = 92
/** A thumbnail that takes longer is left blank. */
const patience = 5_000

export function PageThumbs({ pages, page, onPage }: PageThumbsProps) {
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
            <button
              type="button"
              ref={number === page ? current : null}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              <Thumb pages={pages} page={number} line={line} />
              {number}
            </button>
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
