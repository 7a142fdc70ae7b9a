import type { Amount, Fact, Type } from '../../paper.ts'
import { plainText } from '../../words.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, type Drawing, emptyCanvas, move, type Tag } from '../ink.ts'
import type { Style } from '../lines.ts'
import { black, gray, rule, styled, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'

export const line = (
  y: number,
  { x, width }: Pick<Place, 'x' | 'width'>,
  thick = rule.thin,
  color: string = gray,
): Drawing => ({ kind: 'rule', x, y, width, thick, color })

/** Two lines, 2.25 points in all. */
export const doubleLine = (y: number, place: Pick<Place, 'x' | 'width'>, color = black): Drawing[] => [
  line(y, place, rule.thin, color),
  line(y + 1.5, place, rule.thin, color),
]

type Column = { canvas: Canvas; padding?: number }

/** Puts canvases beside one another. A page may end below them, and inside only if there is no other way. */
export function beside(columns: readonly Column[], padding: number): Canvas {
  const height = Math.max(...columns.map(({ canvas }) => canvas.height)) + 2 * padding
  return {
    height,
    gap: 0,
    items: columns.flatMap(({ canvas }) => canvas.items.map((item) => move(item, 0, padding))),
    breaks: [],
    poor: [...new Set(columns.flatMap(({ canvas }) => canvas.poor.map((at) => at + padding)))].sort(
      (a, b) => a - b,
    ),
  }
}

/** Rows one below the other. No page ends after the first row or before the last. */
export function stackRows(rows: readonly Canvas[], gap: number): Canvas {
  const stacked = emptyCanvas(gap)
  rows.forEach((row, at) => {
    stacked.poor.push(...row.poor.map((height) => height + stacked.height))
    stacked.items.push(...row.items.map((item) => move(item, 0, stacked.height)))
    stacked.height += row.height
    if (at < rows.length - 1) {
      stacked.poor.push(stacked.height)
      if (at > 0 && at < rows.length - 2) stacked.breaks.push(stacked.height)
    }
  })
  return stacked
}

/** Label at the left, value at the right; a line between rows unless they stand in a box. */
export function setFacts(faces: Faces, facts: readonly Fact[], place: Place, isInBox: boolean): Canvas {
  const list = tagIn(place.parent, 'L')
  const [labels, values] = isInBox
    ? ([styles.head, styles.body] as const)
    : ([styles.strongLabel, styles.body] as const)
  const left = isInBox ? Math.min(82, place.width * 0.4) : Math.min(127.5, place.width * 0.32)
  const rows = facts.map(({ label, value }, at): Canvas => {
    const item = tagIn(list, 'LI')
    const row = beside(
      [
        {
          canvas: lowered(
            setText(
              faces,
              label,
              isInBox ? styles.label : labels,
              { ...place, width: left - 9 },
              {
                tag: tagIn(item, 'Lbl'),
              },
            ),
            isInBox ? 2 : 1.6,
          ),
        },
        {
          canvas: setText(
            faces,
            isInBox ? [{ text: plainText(value), bold: true }] : value,
            values,
            { x: place.x + left, width: place.width - left },
            { tag: tagIn(item, 'LBody') },
          ),
        },
      ],
      isInBox ? 0.75 : 3.4,
    )
    if (!isInBox && at < facts.length - 1) row.items.push(line(row.height, place))
    return row
  })
  return stackRows(rows, 6)
}

/** Small labels above their values, up to three beside one another, between two lines. */
export function setFactsBeside(faces: Faces, facts: readonly Fact[], place: Place): Canvas {
  const list = tagIn(place.parent, 'L')
  const perRow = Math.min(3, facts.length)
  const width = (place.width - (perRow - 1) * 13.5) / perRow
  const rows = Array.from({ length: Math.ceil(facts.length / perRow) }, (_, row) =>
    beside(
      facts.slice(row * perRow, (row + 1) * perRow).map(({ label, value }, at) => {
        const item = tagIn(list, 'LI')
        const x = place.x + at * (width + 13.5)
        const head = setText(faces, label, styles.label, { x, width }, { tag: tagIn(item, 'Lbl') })
        const body = setText(faces, value, styles.small, { x, width }, { tag: tagIn(item, 'LBody') })
        return { canvas: { ...head, height: head.height + body.height, items: below(head, body) } }
      }),
      4.5,
    ),
  )
  const set = stackRows(rows, 7.5)
  return { ...set, breaks: [], items: [line(0, place), ...set.items, line(set.height, place)] }
}

export const below = (above: Canvas, under: Canvas) => [
  ...above.items,
  ...under.items.map((item) => move(item, 0, above.height)),
]

const lowered = (canvas: Canvas, points: number): Canvas => ({
  ...canvas,
  height: canvas.height + points,
  items: canvas.items.map((item) => move(item, 0, points)),
})

/** A table of two columns: what, and how much. */
export function setAmounts(faces: Faces, rows: readonly Amount[], place: Place, type?: Type): Canvas {
  const table = tagIn(place.parent, 'Table')
  const body = tagIn(table, 'TBody')
  const set = rows.map((row) => {
    const { rank } = row
    const isGreat = rank === 'most' || (rank === 'total' && !type)
    const style = styled(isGreat && !type ? { ...styles.sum, face: 'serifBold' } : styles.sum, type)
    return setAmount(faces, row, style, place, tagIn(body, 'TR'), type)
  })
  return stackRows(set, 5.25)
}

function setAmount(
  faces: Faces,
  { label, value, rank }: Amount,
  style: Style,
  place: Place,
  row: Tag,
  type: Type | undefined,
): Canvas {
  const right = Math.min(place.width * 0.5, widest(faces, value, style, type) + 0.1)
  const canvas = beside(
    [
      {
        canvas: setText(
          faces,
          label,
          style,
          { x: place.x, width: place.width - right - 15 },
          {
            tag: tagIn(row, 'TH', { cell: { scope: 'Row' } }),
            type,
          },
        ),
      },
      {
        canvas: setText(
          faces,
          value,
          style,
          { x: place.x + place.width - right, width: right },
          {
            tag: tagIn(row, 'TD'),
            align: 'right',
            type,
          },
        ),
      },
    ],
    rank === 'most' ? 3.75 : 2,
  )
  const under =
    rank === 'most'
      ? doubleLine(canvas.height, place)
      : [line(canvas.height, place, rule.thin, rank === 'total' ? black : gray)]
  return {
    ...canvas,
    height: canvas.height + (rank === 'most' ? 2.25 : rule.thin),
    items: [...canvas.items, ...under],
  }
}

/** How wide words are on one line. */
export function widest(faces: Faces, words: Amount['value'], style: Style, type?: Type): number {
  const set = setText(
    faces,
    words,
    style,
    { x: 0, width: Number.MAX_SAFE_INTEGER },
    {
      tag: { name: 'P' },
      type,
    },
  )
  const ends = set.items.map((item) =>
    item.kind === 'text' ? item.x + faces.widthOf({ font: item.font, text: item.text }, item.size) : 0,
  )
  return Math.max(0, ...ends)
}
