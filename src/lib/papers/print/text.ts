import type { Type, Words } from '../paper.ts'
import { runsOf } from '../words.ts'
import type { Faces } from './faces.ts'
import type { Canvas, Tag, TextItem } from './ink.ts'
import { breakLines, endWithSpace, type Fit, type Style } from './lines.ts'
import { ascent } from './measures.ts'

/** Where a block stands, and what it belongs to. */
export type Place = { x: number; width: number; parent: Tag; heading: Heading }
/** Of the headings in a part: one below the part's own. */
export type Heading = 'H2' | 'H3'

export type TextOptions = {
  tag: Tag
  align?: 'left' | 'right' | 'center'
  fit?: Fit
  type?: Type | undefined
  gap?: number
  bookmark?: { title: string; depth: 0 | 1 }
}

export const tagIn = (parent: Tag, name: string, more: Omit<Tag, 'name' | 'parent'> = {}): Tag => ({
  name,
  parent,
  ...more,
})

/** Lines of text. A page may end between them, but not after the first or before the last. */
export function setText(
  faces: Faces,
  words: Words,
  style: Style,
  { x, width }: Pick<Place, 'x' | 'width'>,
  { tag, align = 'left', fit, type, gap = 0, bookmark }: TextOptions,
): Canvas {
  const lines = breakLines(faces, runsOf(words, type), style, width, fit)
  const items = lines.flatMap((line, at): TextItem[] => {
    const left = { left: 0, right: width - line.width, center: (width - line.width) / 2 }[align]
    const pieces = at < lines.length - 1 ? endWithSpace(line, style) : line.pieces
    return pieces.map((piece, part) => ({
      kind: 'text',
      x: x + left + piece.x,
      y: at * style.leading + ascent(style),
      font: piece.font,
      size: style.size,
      color: style.color,
      text: piece.text,
      tag: piece.lang ? spanOf(tag, piece.lang) : tag,
      ...(bookmark && at === 0 && part === 0 && { bookmark }),
    }))
  })
  // Without text the element is there all the same: a row of a table has all its cells.
  if (items.length === 0) items.push(nothing(tag, x, style))
  const between = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * style.leading)
  return {
    height: Math.max(lines.length, 1) * style.leading,
    gap,
    items,
    breaks: between(2, lines.length - 2),
    poor: between(1, lines.length - 1),
  }
}

const spans = new WeakMap<Tag, Map<string, Tag>>()
/** One element per stretch of another language. */
function spanOf(tag: Tag, lang: string): Tag {
  const known = spans.get(tag) ?? new Map<string, Tag>()
  spans.set(tag, known)
  const span = known.get(lang) ?? tagIn(tag, 'Span', { lang })
  known.set(lang, span)
  return span
}

const nothing = (tag: Tag, x: number, { size, color }: Style): TextItem => ({
  kind: 'text',
  x,
  y: 0,
  font: 'serif-0',
  size,
  color,
  text: '',
  tag,
})
