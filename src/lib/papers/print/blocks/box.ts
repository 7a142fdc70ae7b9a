import type { Box, InBox, Type, Words } from '../../paper.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, type Drawing, emptyCanvas, stack } from '../ink.ts'
import { ascent, black, rule, styled, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { setFacts, stackRows } from './rows.ts'

/** From the outer line to the words. */
const inset = { x: 10.5, top: 7.5, bottom: 8 }

/** Never parted, unless it is longer than a page. */
export function setBox(faces: Faces, box: Box, place: Place): Canvas {
  const inner = setInside(faces, box, place)
  return { ...inner, items: [...outline(place, inner.height), ...inner.items] }
}

/** Two boxes of one height. */
export function setPair(faces: Faces, boxes: readonly [Box, Box], share: number, place: Place): Canvas {
  const gap = 12
  const first = { ...place, width: (place.width - gap) * share }
  const second = {
    ...place,
    x: place.x + first.width + gap,
    width: place.width - gap - first.width,
  }
  const set = [setInside(faces, boxes[0], first), setInside(faces, boxes[1], second)] as const
  const height = Math.max(...set.map((canvas) => canvas.height))
  return {
    ...emptyCanvas(7.5),
    height,
    items: [first, second].flatMap((side, at) => [...outline(side, height), ...(set[at]?.items ?? [])]),
  }
}

function setInside(faces: Faces, { caption, type, blocks }: Box, place: Place): Canvas {
  const part = tagIn(place.parent, 'Div')
  const inside = {
    x: place.x + inset.x,
    width: place.width - 2 * inset.x,
    parent: part,
    heading: place.heading,
  }
  let set: Canvas = { ...emptyCanvas(7.5), height: inset.top }
  if (caption) {
    const style = styled(
      { ...styles.caption, face: 'serifBold', size: 12.75 },
      type && { points: type.points < 14 ? 14 : type.points, bold: true },
    )
    set = stack(
      set,
      setText(faces, caption, style, inside, { tag: tagIn(part, place.heading), fit: 'balanced' }),
    )
  }
  blocks.forEach((block, at) => {
    const canvas = setInBox(faces, block, inside, type)
    set = stack(set, { ...canvas, gap: at === 0 ? (caption ? 1.5 : 0) : 3 })
  })
  return { ...set, gap: 7.5, height: set.height + inset.bottom, breaks: [] }
}

function setInBox(faces: Faces, block: InBox, place: Place, ofBox: Type | undefined): Canvas {
  if (block.kind === 'facts') return setFacts(faces, block.facts, place, true)
  const type = block.type ?? ofBox
  if (block.kind === 'list') return setList(faces, block.items, place, type)
  return setText(faces, block.text, styled(styles.body, type), place, { tag: tagIn(place.parent, 'P'), type })
}

/** Each with a dash. */
export function setList(faces: Faces, items: readonly Words[], place: Place, type?: Type): Canvas {
  const style = styled(styles.body, type)
  const list = tagIn(place.parent, 'L')
  const rows = items.map((item): Canvas => {
    const inside = { x: place.x + 12.75, width: place.width - 12.75 }
    const body = tagIn(tagIn(list, 'LI'), 'LBody')
    const set = setText(faces, item, style, inside, { tag: body, type })
    const dash: Drawing = {
      kind: 'rule',
      x: place.x,
      y: ascent(style) - style.size * 0.27,
      width: 6,
      thick: 1.5,
      color: black,
    }
    return { ...set, items: [dash, ...set.items] }
  })
  return stackRows(rows, 3)
}

/** The inner line is the stronger one. */
function outline({ x, width }: Pick<Place, 'x' | 'width'>, height: number): Drawing[] {
  const frame = (by: number, thick: number): Drawing => ({
    kind: 'frame',
    x: x + by,
    y: by,
    width: width - 2 * by,
    height: height - 2 * by,
    thick,
    color: black,
  })
  return [frame(rule.thin / 2, rule.thin), frame(2.6, rule.strong)]
}
