import type { Block, Box, Type, Words } from '#lib/papers/paper.ts'
import { cellOf, plainText } from '#lib/papers/words.ts'

/** Of a front, in points: what is left between its head and its foot. */
const room = { height: 646, width: 525 }
/** Letters of print are about this wide, as a share of their size. Bold and capitals are wider. */
const widths = { plain: 0.455, bold: 0.505, capitals: 0.66 }

/** Whether the blocks take one page, told by counting letters. Rather a little too careful: printing measures for real. */
export const fits = (blocks: readonly Block[]): boolean =>
  blocks.reduce((height, block) => height + heightOf(block), 0) <= room.height

type Set = { points: number; bold: boolean; leading: number }
const note: Set = { points: 9.3, bold: false, leading: 12.85 }
const setIn = (type: Type | undefined, usual: number): Set => ({
  points: type?.points ?? usual,
  bold: type?.bold ?? false,
  leading: type ? type.points * 1.27 : usual * 1.4,
})

function linesOf(words: Words, { points, bold }: Set, width: number): number {
  const text = plainText(words)
  const isCapitals = text === text.toUpperCase()
  const share = isCapitals ? widths.capitals : bold ? widths.bold : widths.plain
  return Math.max(1, Math.ceil((text.length * points * share) / width))
}

function heightOf(block: Block): number {
  switch (block.kind) {
    case 'title':
      return 48
    case 'facts':
      return (
        24 + 12.3 * Math.max(...block.facts.map(({ value }) => linesOf(value, { ...note, points: 9.6 }, 160)))
      )
    case 'amounts':
      return (
        5.25 +
        2 +
        block.rows.reduce(
          (sum, { label }) =>
            sum +
            5.5 +
            setIn(block.type, 11).leading * linesOf(label, setIn(block.type, 11), room.width - 90),
          0,
        )
      )
    case 'table': {
      const set = setIn(block.type, 11)
      const heads = block.columns.some(({ note: under }) => under) ? 33 : 17
      const share = room.width / block.columns.length
      const rows = block.rows.map(
        (row) =>
          4.6 +
          set.leading *
            Math.max(
              ...row.map((cell) => linesOf(cellOf(cell).words, set, share * cellOf(cell).columns + 20)),
            ),
      )
      return 8.25 + set.leading + heads + rows.reduce((sum, row) => sum + row, 0)
    }
    case 'paragraph': {
      const set = block.type ? setIn(block.type, 10.7) : note
      return 6 + set.leading * linesOf(block.text, set, room.width)
    }
    case 'box':
      return heightOfBox(block, room.width)
    case 'pair': {
      const [first, second] = block.boxes
      const width = room.width - 12
      const share = block.share ?? 0.5
      return Math.max(heightOfBox(first, width * share), heightOfBox(second, width * (1 - share)))
    }
    default:
      return 0
  }
}

function heightOfBox({ caption, type, blocks }: Box, outer: number): number {
  const width = outer - 21
  const inside = blocks.map((block) => {
    if (block.kind === 'facts') return 0
    const set = setIn(block.type ?? type, 10.7)
    return block.kind === 'list'
      ? block.items.reduce((sum, item) => sum + set.leading * linesOf(item, set, width - 12.75), 3)
      : 3 + set.leading * linesOf(block.text, set, width)
  })
  return 23 + (caption ? 19.5 : 0) + inside.reduce((sum, height) => sum + height, 0)
}
