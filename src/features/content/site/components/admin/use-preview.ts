import { useEffect, useRef, useState } from 'react'
import type { PreviewedTexts } from '#lib/page-context.ts'
import { showPage } from './preview-page.ts'
import { drawPreview } from './site-queries.ts'

/** Spares the server each letter, and ends before the person looks up. */
const pause = 150

/**
 * The real page in a frame, with unpublished words. It loads once; then the server redraws it as the person types.
 * Readers of `drawn` know when to measure again.
 */
export function usePreview(path: string, texts: PreviewedTexts) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<string>()
  const [drawn, setDrawn] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const words = JSON.stringify(texts)
  const shown = useRef('{}')

  function takeIn() {
    const page = frame.current?.contentDocument
    const isPage = page?.querySelector('main') != null
    shown.current = '{}'
    setFailed(!isPage)
    setLoaded(isPage ? path : undefined)
    setDrawn((count) => count + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was loaded again needs its words again.
  useEffect(() => {
    if (loaded !== path || shown.current === words) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const html = await drawPreview(path, JSON.parse(words))
        const page = frame.current?.contentDocument
        if (!isCurrent || !page) return
        showPage(page, html)
        shown.current = words
        setFailed(false)
        setDrawn((count) => count + 1)
      } catch {
        if (isCurrent) setFailed(true)
      }
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [loaded, path, words, drawn])

  return {
    frame,
    attempt,
    drawn,
    hasFailed,
    page: () => (loaded === path ? (frame.current?.contentDocument ?? undefined) : undefined),
    takeIn,
    tryAgain() {
      setLoaded(undefined)
      setFailed(false)
      setAttempt((count) => count + 1)
    },
  }
}
