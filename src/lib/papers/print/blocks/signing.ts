import type { Check, Signature } from '../../paper.ts'
import { tickPath } from '../../tick.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, type Drawing, emptyCanvas, type Item, move } from '../ink.ts'
import type { Style } from '../lines.ts'
import { ascent, black, green, rule, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { beside, doubleLine, line, stackRows } from './rows.ts'

export type SigningWords = { checked: string; unchecked: string }

/** Statements with a box to check, numbered or not. */
export function setChecks(faces: Faces, items: readonly Check[], words: SigningWords, place: Place): Canvas {
  const isNumbered = items.some(({ number }) => number)
  const list = tagIn(place.parent, 'L')
  const rows = items.map((item) => {
    const row = setCheck(faces, item, isNumbered, words, { ...place, parent: tagIn(list, 'LI') })
    row.items.push(line(row.height, place))
    return row
  })
  const set = stackRows(rows, isNumbered ? 10.5 : 4)
  if (!isNumbered) return set
  return {
    ...set,
    height: set.height + 2.25,
    items: [...doubleLine(0, place, green), ...set.items.map((item) => move(item, 0, 2.25))],
    breaks: set.breaks.map((at) => at + 2.25),
    poor: set.poor.map((at) => at + 2.25),
  }
}

function setCheck(
  faces: Faces,
  { text, number, checked }: Check,
  isNumbered: boolean,
  words: SigningWords,
  place: Place,
): Canvas {
  const box = isNumbered ? 16.5 : 14.25
  const style = isNumbered ? styles.statement : styles.check
  const left = isNumbered ? 54 : box + 8.25
  const label = tagIn(place.parent, 'Lbl', { actual: `${checked ? words.checked : words.unchecked} ` })
  const figure =
    number &&
    setText(
      faces,
      `${number} `,
      styles.statementNumber,
      { x: place.x + box + 7.5, width: 30 },
      {
        tag: tagIn(place.parent, 'Span'),
        align: 'center',
      },
    )
  const statement = setText(
    faces,
    text,
    style,
    { x: place.x + left, width: place.width - left },
    {
      tag: tagIn(place.parent, 'LBody'),
    },
  )
  const set = beside([{ canvas: statement }], isNumbered ? 11.5 : 5)
  const height = Math.max(set.height, box + 8)
  const top = (height - box) / 2
  const lowered = (height - set.height) / 2
  // The box belongs to the first line when the statement has several.
  const middle =
    statement.height > style.leading * 1.5 ? (height - statement.height + style.leading - box) / 2 : top
  const items: Item[] = [
    { ...square(place.x, middle, box), tag: label },
    ...(checked ? [{ ...tick(place.x, middle, box), tag: label }] : []),
    ...(figure
      ? figure.items.map((item) =>
          move(
            item,
            0,
            middle + box / 2 + styles.statementNumber.size * 0.32 - ascent(styles.statementNumber),
          ),
        )
      : []),
    ...set.items.map((item) => move(item, 0, lowered)),
  ]
  return { ...set, height, items }
}

const square = (x: number, y: number, side: number): Drawing => ({
  kind: 'frame',
  ...{ x, y, width: side, height: side, thick: rule.strong, color: black },
})

const tick = (x: number, y: number, box: number): Drawing => ({
  kind: 'shape',
  ...{ x, y, scale: box / 100, color: black },
  path: tickPath,
})

/** Lines to sign on, in columns; never parted. */
export function setSignatures(
  faces: Faces,
  columns: readonly (readonly Signature[])[],
  place: Place,
): Canvas {
  const gap = 33
  const width = (place.width - (columns.length - 1) * gap) / columns.length
  const rows = Math.max(...columns.map((column) => column.length))
  const set = emptyCanvas(16)
  const tops: number[] = []
  for (let row = 0; row < rows; row++) {
    tops.push(set.height)
    const cells = columns.map((column) => column[row]).filter((cell) => cell !== undefined)
    const field = cells.some(({ isName }) => isName) ? 36 : 25
    const under = cells.map((cell) => setSignatureLabel(faces, cell, { ...place, width }).height)
    set.height += field + 3 + Math.max(...under) + 6
  }
  // Somebody's lines are read together.
  columns.forEach((column, at) => {
    const x = place.x + at * (width + gap)
    column.forEach((cell, row) => {
      const isTall = columns.some((other) => other[row]?.isName)
      const items = setSignature(faces, cell, isTall ? 36 : 25, { ...place, x, width })
      set.items.push(...items.map((item) => move(item, 0, tops[row] ?? 0)))
    })
  })
  return { ...set, height: set.height - 6 }
}

function setSignature(faces: Faces, cell: Signature, field: number, place: Place): Item[] {
  const tag = tagIn(place.parent, 'P')
  const style = cell.isName ? styles.signature : styles.written
  const given = cell.given ?? ''
  const set = setText(faces, given, fitted(faces, given, style, place.width), place, { tag })
  const last = Math.max(...set.items.map(({ y }) => y))
  const baseline = field - (cell.isName && set.items.length === 1 ? 9 : 6)
  const label = setSignatureLabel(faces, cell, { ...place, parent: tag })
  return [
    ...set.items.map((item) => move(item, 0, baseline - last)),
    line(field, place, rule.strong, black),
    ...label.items.map((item) => move(item, 0, field + 3)),
  ]
}

/** A long name is signed smaller; the longest takes two lines. */
export function fitted(faces: Faces, text: string, style: Style, width: number) {
  const needed = faces.split(style.face, text).reduce((sum, part) => sum + faces.widthOf(part, style.size), 0)
  if (needed <= width) return style
  const share = Math.max(0.55, (width * 0.99) / needed)
  return { ...style, size: style.size * share, leading: style.leading * share }
}

/** Who signs at the left, in what capacity at the right; one below the other where they are long. */
function setSignatureLabel(faces: Faces, { label, capacity }: Signature, place: Place): Canvas {
  const whole = { x: place.x, width: place.width }
  const tag = place.parent
  if (!capacity) return setText(faces, label, styles.foot, whole, { tag })
  const name = setText(faces, `${label} `, styles.foot, whole, { tag })
  const right = setText(faces, capacity, styles.foot, whole, { tag, align: 'right' })
  const used = (text: string) =>
    faces.split('sans', text).reduce((sum, part) => sum + faces.widthOf(part, styles.foot.size), 0)
  if (used(label) + used(capacity) + 12 <= place.width)
    return { ...name, items: [...name.items, ...right.items] }
  const under = setText(faces, capacity, styles.foot, whole, { tag })
  return {
    ...name,
    height: name.height + under.height,
    items: [...name.items, ...under.items.map((item) => move(item, 0, name.height))],
  }
}
