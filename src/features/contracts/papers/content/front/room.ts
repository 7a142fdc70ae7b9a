import newsreader from '#lib/lettering/newsreader.json' with { type: 'json' }
import { breakLines, type Lettering, widthOf } from '#lib/lettering/set-text.ts'
import type { Block, Box, Table, Type, Words } from '#lib/papers/paper.ts'
import { cellOf, plainText } from '#lib/papers/words.ts'

/** Of a front, in points: what is left between its head and its foot. A little is kept back, since printing measures anew. */
const room = { height: 643, width: 525 }

/** Whether the blocks take one page. Their lines are broken as in print, with the letters that our pictures have. */
export const fits = (blocks: readonly Block[]): boolean =>
  blocks.reduce((height, block) => height + heightOf(block), 0) <= room.height

type Set = { size: number; leading: number }
const face = newsreader as unknown as Lettering
/** Newsreader’s bold letters of print are as wide as these; its plain ones are narrower. */
const plain = 0.965
const note: Set = { size: 9.3 * plain, leading: 12.85 }
const small: Set = { size: 9.45 * plain, leading: 12.3 }
const setIn = (type: Type | undefined, usual: number): Set =>
  type
    ? { size: type.points * (type.bold ? 1.005 : plain), leading: type.points * 1.27 }
    : { size: usual * plain, leading: usual * 1.35 }

/** A space that doesn't break counts as a letter. */
const letters = (words: Words, type?: Type) => plainText(words, type).replaceAll('\u00a0', 'i')
const heightIn = (width: number, words: Words, set: Set, type?: Type) =>
  set.leading * Math.max(1, breakLines(face, letters(words, type), set.size, width).length)

function heightOf(block: Block): number {
  switch (block.kind) {
    case 'title':
      return 48
    case 'facts':
      return 21 + Math.max(...block.facts.map(({ value }) => heightIn(166, value, small)))
    case 'amounts': {
      const set = setIn(block.type, 10.95)
      const rows = block.rows.map(({ label }) => 4.75 + heightIn(room.width - 105, label, set, block.type))
      return rows.reduce((sum, row) => sum + row, 5.25 + 5)
    }
    case 'table':
      return heightOfTable(block)
    case 'paragraph':
      return block.type
        ? 7 + heightIn(room.width, block.text, setIn(block.type, 10.7), block.type)
        : 4.5 + heightIn(room.width, block.text, note)
    case 'box':
      return 7.5 + heightOfBox(block, room.width)
    case 'pair': {
      const [first, second] = block.boxes
      const width = room.width - 12
      const share = block.share ?? 0.5
      return 7.5 + Math.max(heightOfBox(first, width * share), heightOfBox(second, width * (1 - share)))
    }
    default:
      return 0
  }
}

const gutter = 12

function heightOfTable({ columns, rows, type }: Table): number {
  const set = setIn(type, 10.95)
  const natural = columns.map(({ head, width }, at) => {
    if (width) return width * room.width
    const words = rows.flatMap((row) => (row.length === columns.length ? [cellOf(row[at] ?? '').words] : []))
    const widths = words.map((one) => widthOf(face, letters(one), set.size))
    return gutter + Math.max(widthOf(face, head, 10), ...widths)
  })
  const share = Math.min(1, room.width / natural.reduce((sum, width) => sum + width, 0))
  const heights = rows.map((row) => {
    const lines = row.map((cell, at) => {
      const { words, columns: spanned } = cellOf(cell)
      const width = spanned > 1 ? room.width / 2 : (natural[at] ?? 0) * share - gutter
      return heightIn(width + 1, words, set)
    })
    return 4.55 + Math.max(...lines)
  })
  const head = columns.some(({ note: under }) => under) ? 28 : 17
  return heights.reduce((sum, height) => sum + height, 8.25 + set.leading + head)
}

function heightOfBox({ caption, type, blocks }: Box, outer: number): number {
  const width = outer - 21
  const inside = blocks.map((block, at) => {
    if (block.kind === 'facts') return 0
    const used = block.type ?? type
    const set = setIn(used, 10.7)
    const gap = at === 0 ? 1.5 : 3
    return block.kind === 'list'
      ? block.items.reduce((sum, item) => sum + 3 + heightIn(width - 12.75, item, set, used), gap - 3)
      : gap + heightIn(width, block.text, set, used)
  })
  const above = caption ? heightIn(width, caption, setIn({ points: 14, bold: true }, 14)) : 0
  return inside.reduce((sum, height) => sum + height, 15.5 + above)
}
