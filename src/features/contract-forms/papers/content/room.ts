import newsreader from '#lib/lettering/newsreader.json' with { type: 'json' }
import { breakLines, canSet, type Lettering, widthOf } from '#lib/lettering/set-text.ts'
import { placeCells, shrinkColumns } from '#lib/papers/columns.ts'
import type { Block, Box, Table, Type, Words } from '#lib/papers/paper.ts'
import { plainText } from '#lib/papers/words.ts'

/** In points, what is left between head and foot, and what moving blocks closer adds. */
const room = { front: 646, closer: 12, page: 655, width: 525 }

const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((height, block) => height + heightOf(block), 0)

/**
 * Whether the blocks take one page. Their lines are broken as in print, with the letters that our pictures have, so it is
 * an estimate: what is kept back makes it a cautious one.
 */
export const fitFront = (blocks: readonly Block[], isClose: boolean, keptBack: number): boolean =>
  heightOfAll(blocks) <= room.front + (isClose ? room.closer : 0) - keptBack

/** Side by side, with the width shared so that they take the least height. */
export function pairOf(boxes: readonly [Box, Box], shares: readonly number[]): Block {
  const [first, ...others] = shares.map((share) => ({ kind: 'pair', boxes, share }) as const)
  if (!first) return { kind: 'pair', boxes }
  return others.reduce((best, pair) => (heightOf(pair) < heightOf(best) ? pair : best), first)
}

/** Whether what follows has room where these end, if they take more than one page. */
export function fitBelow(blocks: readonly Block[], following: readonly Block[]): boolean {
  return (heightOfAll(blocks) % room.page) + heightOfAll(following) <= room.page - 20
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

/** A space that doesn't break counts as a letter, and a point is as narrow. */
const letters = (words: Words, type?: Type) =>
  Array.from(plainText(words, type).replaceAll('\u00a0', '.'), shownAs).join('')
/** What these letters lack is about as wide without its accents; what has no letter at all is printed as a number. */
function shownAs(letter: string): string {
  if (letter in face.glyphs) return letter
  const [plainLetter = letter] = letter.normalize('NFKD')
  return [letter, plainLetter].find((one) => canSet(face, one)) ?? '[U+738B]'
}
const heightIn = (width: number, words: Words, set: Set, type?: Type) =>
  set.leading * Math.max(1, breakLines(face, letters(words, type), set.size, width).length)

function heightOf(block: Block): number {
  switch (block.kind) {
    case 'title':
      return 46
    // On letters alone, whose pages nobody estimates.
    case 'promise':
    case 'addressee':
    case 'answers':
    case 'signed':
      return 120
    case 'facts':
      return 28 + Math.max(...block.facts.map(({ value }) => heightIn(166, value, small)))
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
    case 'signers':
      return 140
    case 'quote':
      return 7 + heightIn(room.width - 13.5, block.text, setIn(undefined, 10.7))
  }
}

const gutter = 12
/** Set in another face, which is a little wider. */
const headSet = { size: 9 * 1.02, leading: 11.25, small: 8.25 * 1.055, under: 10.3, around: 5.65 }

/** Measured column by column, as it is printed. */
function heightOfTable(table: Table): number {
  const set = setIn(table.type, 10.95)
  const widths = columnWidths(table, set)
  const reach = (from: number, columns: number) => {
    const width = widths.slice(from, from + columns).reduce((sum, one) => sum + one, 0)
    // What just fits in print must not break here.
    return width + 1 - (from + columns < widths.length ? gutter : 0)
  }
  const heads = table.columns.map(({ head, note: under }, at) => {
    const lines = (text: string, size: number) => breakLines(face, letters(text), size, reach(at, 1)).length
    return (
      lines(head, headSet.size) * headSet.leading + (under ? lines(under, headSet.small) * headSet.under : 0)
    )
  })
  const heights = table.rows.map((row) => {
    const lines = placeCells(row).map(({ words, first, columns }) =>
      heightIn(reach(first, columns), words, set, table.type),
    )
    return 4.55 + Math.max(...lines)
  })
  return heights.reduce(
    (sum, height) => sum + height,
    8.25 + set.leading + Math.max(...heads) + headSet.around,
  )
}

/** If there’s room to spare, the columns of words share it. If there’s too little, the widest columns shrink. */
function columnWidths({ columns, rows, type }: Table, set: Set): number[] {
  const needed = columns.map(({ head, width }, at) => {
    if (width) return width * room.width
    const cells = rows.flatMap((row) =>
      placeCells(row).filter(({ first, columns: covered }) => first === at && covered === 1),
    )
    const widest = cells.map(({ words }) => widthOf(face, letters(words, type), set.size))
    return gutter + Math.max(widthOf(face, head, headSet.size), ...widest)
  })
  const spare = room.width - needed.reduce((total, width) => total + width, 0)
  if (spare < 0) return shrinkColumns(needed, room.width)
  const wordColumns = columns.filter(({ align }) => align !== 'right').length || 1
  return needed.map((width, at) => width + (columns[at]?.align === 'right' ? 0 : spare / wordColumns))
}

function heightOfBox({ caption, type, blocks }: Box, outer: number): number {
  const width = outer - 21
  const inside = blocks.map((block, at) => {
    if (block.kind === 'facts') return 0
    const used = block.type ?? type
    const set = setIn(used, 10.7)
    const first = caption ? 1.5 : 0
    const gap = at === 0 ? first : 3
    return block.kind === 'list'
      ? block.items.reduce((sum, item) => sum + heightIn(width - 12.75, item, set, used), gap)
      : gap + heightIn(width, block.text, set, used)
  })
  const above = caption ? heightIn(width, caption, setIn({ points: 14, bold: true }, 14)) : 0
  return inside.reduce((sum, height) => sum + height, 15.5 + above)
}
