// What a page is made of, in points from the top left. Layout makes it, print-paper.ts puts it on paper.

export type Tag = {
  name: string
  parent?: Tag
  lang?: string
  /** What is read where something is drawn. */
  actual?: string
  /** Attributes of the cell of a table. */
  cell?: { scope?: 'Row' | 'Column'; columns?: number }
}

export type TextItem = {
  kind: 'text'
  x: number
  /** The baseline. */
  y: number
  font: string
  size: number
  color: string
  text: string
  tag: Tag
  /** Begins a bookmark at this depth. */
  bookmark?: { title: string; depth: 0 | 1 }
}

/** For what isn't read aloud: it's on every page, or tells nothing. */
export const artifact: Tag = { name: 'Artifact' }

/** Read aloud only if it has a tag. */
export type Drawing = { tag?: Tag } & Shape
type Shape =
  | { kind: 'rule'; x: number; y: number; width: number; thick: number; color: string }
  | { kind: 'upright'; x: number; y: number; height: number; thick: number; color: string }
  | {
      kind: 'frame'
      x: number
      y: number
      width: number
      height: number
      thick: number
      color: string
    }
  | { kind: 'shape'; x: number; y: number; scale: number; path: string; color: string }
  | { kind: 'curve'; x: number; y: number; path: string; thick: number; color: string }

export type Item = TextItem | Drawing

/** A block as it is set: its items in reading order. */
export type Canvas = {
  height: number
  /** Above it, unless it begins a page. */
  gap: number
  items: Item[]
  /** Heights at which a page may end well, and where it may if there is no other way. */
  breaks: number[]
  poor: number[]
  /** Never the last on its page. */
  keepsNext?: boolean
  /** Drawn again above what continues on the next page. */
  repeats?: { height: number; items: Item[] }
}

export const emptyCanvas = (gap: number): Canvas => ({ height: 0, gap, items: [], breaks: [], poor: [] })

export const move = <One extends Item>(item: One, x: number, y: number): One => ({
  ...item,
  x: item.x + x,
  y: item.y + y,
})

/** Sets one canvas below another. */
export function stack(above: Canvas, below: Canvas): Canvas {
  const top = above.height + below.gap
  const shift = (heights: number[]) => heights.map((height) => height + top)
  return {
    ...above,
    height: top + below.height,
    items: [...above.items, ...below.items.map((item) => move(item, 0, top))],
    breaks: [...above.breaks, ...shift(below.breaks)],
    poor: [...above.poor, ...shift(below.poor)],
    ...(below.repeats && { repeats: below.repeats }),
    keepsNext: below.keepsNext ?? false,
  }
}
