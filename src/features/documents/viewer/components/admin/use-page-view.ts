import { useState } from 'react'
import { clamp } from '#lib/price/typed.ts'
import type { PageLook } from './shown-pages.ts'

type PageView = PageLook & { page: number }

const first: PageView = { page: 1, turns: 0, zoom: 'fit' }
const smallest = 0.25
const largest = 4
const step = 1.25

/** Another document and back finds each page and turn as it was left. */
export function usePageView(documentId: string, pageCount: number, firstPage = 1) {
  const [views, setViews] = useState<Readonly<Record<string, PageView>>>({})
  const [percent, setPercent] = useState(100)
  const begin = { ...first, page: clamp(firstPage, 1, Math.max(1, pageCount)) }
  const view = views[documentId] ?? begin
  const change = (changes: Partial<PageView>) =>
    setViews((all) => ({ ...all, [documentId]: { ...(all[documentId] ?? begin), ...changes } }))
  const zoomBy = (factor: number) =>
    change({ zoom: Math.min(largest, Math.max(smallest, (percent / 100) * factor)) })
  return {
    ...view,
    percent,
    setPercent,
    goTo: (page: number) => change({ page: Math.min(Math.max(1, Math.round(page)), Math.max(1, pageCount)) }),
    enlarge: () => zoomBy(step),
    reduce: () => zoomBy(1 / step),
    fit: () => change({ zoom: 'fit' }),
    turn: () => change({ turns: (view.turns + 1) % 4 }),
  }
}
export type PageViewControls = ReturnType<typeof usePageView>
