import { type RefObject, useEffect, useRef, useState } from 'react'
import { type PageLook, pixelsFor, type ShownPages, scaleOf, turned } from './shown-pages.ts'

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

export function PageCanvas({ pages, page, look, room, terms, label, onDrawn, onFailure }: PageCanvasProps) {
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

export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
