import newsreader from '#lib/lettering/newsreader.json' with { type: 'json' }
import { breakLines, type Lettering, widthOf } from '#lib/lettering/set-text.ts'
import type { Block, Box, Table, Type, Words } from '#lib/papers/paper.ts'
import { cellOf, plainText } from '#lib/papers/words.ts'

/** In points, what is left between head and foot. A little is kept back, since printing measures anew. */
const room = { front: 643, page: 655, width: 525 }

const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((height, block) => height + heightOf(block), 0)

/** Whether the blocks take one page. Their lines are broken as in print, with the letters that our pictures have. */
export const fitFront = (blocks: readonly Block[]): boolean => heightOfAll(blocks) <= room.front

/** Whether what follows has room where these end, if they take more than one page. */
export function fitBelow(blocks: readonly Block[], following: readonly Block[]): boolean {
  const rest = heightOfAll(blocks) % room.page
  // What ends so near the end of a page may as well end on the next one.
  const isNearEnd = rest > room.page - 45
  return (isNearEnd ? 40 : rest) + heightOfAll(following) <= room.page - 20
}

type Set = { size: number; leading: number }
const face = newsreader as unknown as Lettering
/** Newsreader’s bold letters of print are as wide as these; its plain ones are narrower. */
const plain = 0.965
const note: Set = { size: 9.3 * plain, leading: 12.85 }
const small: Set = { size: 9.45 * plain, leading: 12.3 }
const setIn = (type: Type | undefined, usual: number): Set =>
  type
    ? { size: type.points * (type.bold ? 1.005 : plain), leading: type.points * 1.27 }
    : { size: usual * plain, leading: usual * 1.4 }

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
    case 'section':
      return 13 + block.body.reduce((sum, words) => sum + heightIn(384, words, setIn(undefined, 10.7)), 0)
    case 'heading':
      return 28
    case 'list':
      return (
        7 +
        block.items.reduce(
          (sum, item) => sum + 3 + heightIn(room.width - 13, item, setIn(block.type, 10.7)),
          0,
        )
      )
    case 'checks':
      return (
        8 +
        block.items.reduce(
          (sum, { text }) => sum + 11 + heightIn(room.width - 54, text, setIn(undefined, 12)),
          0,
        )
      )
    case 'signatures':
      return 140
    case 'quote':
      return 7 + heightIn(room.width - 13.5, block.text, setIn(undefined, 10.7))
  }
}

const gutter = 12

function heightOfTable({ columns, rows, type }: Table): number {
  const set = setIn(type, 10.95)
  const natural = columns.map(({ head, width }, at) => {
    if (width) return width * room.width
    const words = rows.flatMap((row) => (row.length === columns.length ? [cellOf(row[at] ?? '').words] : []))
    const needed = words.map((one) => widthOf(face, letters(one), set.size))
    return gutter + Math.max(widthOf(face, head, 10), ...needed)
  })
  // Columns of words share what is left, or all give of what is missing.
  const sum = natural.reduce((total, width) => total + width, 0)
  const spare = (room.width - sum) / columns.filter(({ align }) => align !== 'right').length
  const widths = natural.map((width, at) =>
    spare < 0 ? (width * room.width) / sum : width + (columns[at]?.align === 'right' ? 0 : spare),
  )
  const heights = rows.map((row) => {
    const lines = row.map((cell, at) => {
      const { words, columns: spanned } = cellOf(cell)
      const width = spanned > 1 ? room.width / 2 : (widths[at] ?? 0) - gutter
      return heightIn(width + 1, words, set)
    })
    return 4.55 + Math.max(...lines)
  })
  const heads = columns.map(({ head, note: under }, at) => {
    const lines = breakLines(face, letters(head), 10, (widths[at] ?? 0) - gutter).length + (under ? 1 : 0)
    return 6 + 11 * lines
  })
  return heights.reduce((sum, height) => sum + height, 8.25 + set.leading + Math.max(...heads))
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
