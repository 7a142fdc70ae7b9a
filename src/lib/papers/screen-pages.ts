import type { Block, PageStart, Paper, Part } from './paper.ts'

/** A page of the PDF, as it is read on a screen: what begins on it stands on it whole. */
export type ScreenPage = {
  /** In the PDF, from 1. */
  number: number
  part: Part
  isFirstOfPart: boolean
  blocks: readonly Block[]
}

/** A paper that nobody printed has a page for each part. */
export function pagesOf({ parts, pageStarts = parts.map(startOfPart) }: Paper): ScreenPage[] {
  return pageStarts.flatMap(({ part: place, block: first }, at) => {
    const part = parts[place]
    if (!part) return []
    const next = pageStarts[at + 1]
    const end = next?.part === place ? next.block : part.blocks.length
    // Where one block fills several pages, each has it.
    const blocks = first < end ? part.blocks.slice(first, end) : part.blocks.slice(first - 1, first)
    const isFirstOfPart = pageStarts[at - 1]?.part !== place
    return [{ number: at + 1, part, isFirstOfPart, blocks }]
  })
}

const startOfPart = (_: Part, part: number): PageStart => ({ part, block: 0 })
