import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { PreviewedTexts } from '#lib/page-context.ts'
import type { ContentType } from '../../../schema.ts'
import { type Box, findKeyAt, findText } from './preview-page.ts'
import { fitPage, type PreviewSize } from './preview-sizes.ts'
import { usePreview } from './use-preview.ts'

export type Marked = { key: string; label: string; type: ContentType; content: string }

type SitePreviewProps = {
  name: string
  path: string
  texts: PreviewedTexts
  size: PreviewSize
  marked: Marked | undefined
  onPick: (key: string) => void
}

const firstHeight = 900

/** The page as it will be. Nothing in the frame runs or takes the focus; a click on a text opens it in the list. */
export function SitePreview({ name, path, texts, size, marked, onPick }: SitePreviewProps) {
  const { frame, attempt, drawn, hasFailed, page, takeIn, tryAgain } = usePreview(path, texts)
  const stage = useRef<HTMLDivElement>(null)
  const room = useWidth(stage)
  const { width, scale } = fitPage(size, room)
  const [height, setHeight] = useState(firstHeight)
  const [box, setBox] = useState<Box>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the page was drawn or its width changed.
  useLayoutEffect(() => {
    const shown = page()
    if (!frame.current || !shown) return
    // A page is at least as tall as its window, so the window has to be small for the measurement.
    frame.current.style.height = `${firstHeight}px`
    const tall = shown.documentElement.scrollHeight
    frame.current.style.height = `${tall}px`
    setHeight(tall)
    setBox(marked && findText(shown, marked))
  }, [drawn, width, path, marked?.key, marked?.content])

  const top = box && box.top * scale
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the focused text, not every letter typed into it.
  useEffect(() => {
    const view = stage.current
    if (!view || top === undefined) return
    const isSeen = top > view.scrollTop && top < view.scrollTop + view.clientHeight - 80
    if (!isSeen) view.scrollTo({ top: Math.max(0, top - view.clientHeight / 3) })
  }, [marked?.key, top === undefined])

  function pick({ clientX, clientY, currentTarget }: MouseEvent) {
    const shown = page()
    const { left, top: edge } = currentTarget.getBoundingClientRect()
    const key = shown && findKeyAt(shown, (clientX - left) / scale, (clientY - edge) / scale)
    if (key) onPick(key)
  }

  return (
    <>
      {hasFailed && (
        <Notice tone="critical" announce>
          The preview didn’t load. Your text is safe.{' '}
          <Button kind="line" onClick={tryAgain}>
            Try again
          </Button>
        </Notice>
      )}
      <div ref={stage} className="k-scroll mx-4 mt-4 flex-1 max-lg:max-h-[75dvh]">
        {room > 0 && (
          <div className="site-sheet" style={{ width: width * scale, height: height * scale }}>
            <iframe
              key={attempt}
              ref={frame}
              title={`${name}, preview`}
              src={`/api/content/page-preview?${new URLSearchParams({ page: path })}`}
              sandbox="allow-same-origin"
              tabIndex={-1}
              onLoad={takeIn}
              style={{ width, height, transform: `scale(${scale})` }}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the list has all of it for keys. */}
            <div role="presentation" className="site-glass" onClick={pick}>
              {box && marked && <Ring box={box} scale={scale} room={width * scale} label={marked.label} />}
            </div>
          </div>
        )}
      </div>
      {marked && drawn > 0 && !box && !hasFailed && (
        <p className="on-paper px-4 py-2" role="status">
          {marked.label}: not in sight when the page opens.
        </p>
      )}
    </>
  )
}

const air = 4
const labelRoom = 220

function Ring({ box, scale, room, label }: { box: Box; scale: number; room: number; label: string }) {
  const style = {
    left: box.left * scale - air,
    top: box.top * scale - air,
    width: box.width * scale + 2 * air,
    height: box.height * scale + 2 * air,
  }
  return (
    <div
      className="site-ring"
      data-beside={style.left + style.width + labelRoom < room || undefined}
      style={style}
    >
      <b>{label}</b>
    </div>
  )
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
