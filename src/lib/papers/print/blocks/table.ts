import { placeCells, shrinkColumns } from '../../columns.ts'
import type { Table, Type } from '../../paper.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, stack } from '../ink.ts'
import { black, rule, styled, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { below, beside, line, stackRows, widest } from './rows.ts'

const gutter = 12
const padding = 1.9

/** Its head stands above what continues on the next page. */
export function setTable(faces: Faces, block: Table, place: Place): Canvas {
  const table = tagIn(place.parent, 'Table')
  const columns = placeColumns(faces, block, place)
  const captionStyle = block.type ? styled(styles.sum, block.type) : styles.caption
  const caption = setText(faces, block.caption, captionStyle, place, {
    tag: tagIn(table, 'Caption'),
    type: block.type,
    gap: 8.25,
  })
  const head = setHead(faces, block, columns, place, tagIn(table, 'THead'))
  const body = tagIn(table, 'TBody')
  const rows = block.rows.map((cells) => {
    const row = tagIn(body, 'TR')
    const set = placeCells(cells).map(({ words, first, columns: spanned }) => {
      const covered = columns.slice(first, first + spanned)
      const isHeader = first === 0
      return {
        canvas: setText(faces, words, styleOf(block.type), reach(covered), {
          tag: tagIn(row, isHeader ? 'TH' : 'TD', {
            cell: { ...(isHeader && { scope: 'Row' }), ...(spanned > 1 && { columns: spanned }) },
          }),
          align: covered.at(-1)?.align ?? 'left',
          type: block.type,
        }),
      }
    })
    const canvas = beside(set, padding)
    return {
      ...canvas,
      height: canvas.height + rule.thin,
      items: [...canvas.items, line(canvas.height, place)],
    }
  })
  const top: Canvas = {
    ...caption,
    height: caption.height + head.height,
    items: below(caption, head),
    breaks: [],
    poor: [],
  }
  return { ...stack(top, stackRows(rows, 0)), repeats: { height: head.height, items: head.items } }
}

const styleOf = (type: Type | undefined) => styled(styles.sum, type)

type Placed = { x: number; width: number; align: 'left' | 'right' }

/** Columns whose share isn't given take what their words take, the first one what is left. */
function placeColumns(faces: Faces, { columns, rows, type }: Table, place: Place): Placed[] {
  const needed = columns.map((column, at) => {
    if (column.width) return column.width * place.width
    const head = widest(faces, column.head, styles.head)
    // A cell over several columns widens none of them.
    const single = rows.flatMap((row) =>
      placeCells(row).filter(({ first, columns }) => first === at && columns === 1),
    )
    const cells = single.map(({ words }) => widest(faces, words, styleOf(type), type))
    // A hair more, or rounding breaks a word that just fits.
    return Math.max(head, ...cells) + gutter + 0.1
  })
  const sum = needed.reduce((total, width) => total + width, 0)
  // What is left goes to the columns of words; what is missing is taken from the widest.
  const spare = place.width - sum
  const wordColumns = columns.filter(({ align }) => align !== 'right').length || 1
  const widths =
    spare >= 0
      ? needed.map((width, at) => width + (columns[at]?.align === 'right' ? 0 : spare / wordColumns))
      : shrinkColumns(needed, place.width)
  let x = place.x
  return widths.map((width, at) => {
    const isLast = at === widths.length - 1
    const placed: Placed = {
      x,
      width: width - (isLast ? 0 : gutter),
      align: columns[at]?.align ?? 'left',
    }
    x += width
    return placed
  })
}

function reach(covered: readonly Placed[]): { x: number; width: number } {
  const [first] = covered
  const last = covered.at(-1)
  if (!first || !last) throw new Error('A row of a table has more cells than the table has columns.')
  return { x: first.x, width: last.x + last.width - first.x }
}

function setHead(
  faces: Faces,
  { columns }: Table,
  placed: readonly Placed[],
  place: Place,
  parent: Place['parent'],
): Canvas {
  const row = tagIn(parent, 'TR')
  const set = columns.map(({ head, note }, at) => {
    const { x, width, align } = placed[at] ?? { x: 0, width: 0, align: 'left' as const }
    const tag = tagIn(row, 'TH', { cell: { scope: 'Column' } })
    const name = setText(faces, head, styles.head, { x, width }, { tag, align })
    if (!note) return name
    const small = setText(faces, note, styles.headNote, { x, width }, { tag, align })
    return { ...name, height: name.height + small.height, items: below(name, small) }
  })
  const height = Math.max(...set.map((canvas) => canvas.height))
  const items = set.flatMap((canvas) =>
    canvas.items.map((item) => ({ ...item, y: item.y + 2.25 + height - canvas.height })),
  )
  const bottom = height + 2 * 2.25
  return {
    height: bottom + rule.strong,
    gap: 0,
    items: [...items, line(bottom, place, rule.strong, black)],
    breaks: [],
    poor: [],
  }
}
