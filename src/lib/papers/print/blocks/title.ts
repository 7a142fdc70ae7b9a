import type { Block, Fact } from '../../paper.ts'
import { plainText } from '../../words.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, type Drawing, move, stack } from '../ink.ts'
import { black, rule, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { below, widest } from './rows.ts'

type Title = Extract<Block, { kind: 'title' }>

/** The title at the left, numbers and codes at the right, on one foot; below it where the title needs the width. */
export function setTitle(
  faces: Faces,
  { text, below: under, facts = [] }: Title,
  place: Place,
  tag: string,
): Canvas {
  const beside = setCodes(faces, facts, place)
  const fitsBeside = beside.width > 0 && beside.width < place.width * 0.55
  const width = place.width - (fitsBeside ? beside.width + 18 : 0)
  const bookmark = { title: text, depth: 0 as const }
  let title = setText(
    faces,
    text,
    styles.title,
    { x: place.x, width },
    {
      tag: tagIn(place.parent, tag),
      fit: 'balanced',
      bookmark,
    },
  )
  if (under)
    title = stack(title, {
      ...setText(faces, under, styles.body, { x: place.x, width }, { tag: tagIn(place.parent, 'P') }),
      gap: 4.5,
    })
  if (beside.width === 0) return { ...title, breaks: [], poor: [], keepsNext: true }
  const height = fitsBeside ? Math.max(title.height, beside.height) : title.height + 7.5 + beside.height
  const foot = height - beside.height
  const left = fitsBeside ? place.x + place.width - beside.width : place.x
  return {
    ...title,
    height,
    items: [
      ...title.items.map((item) => move(item, 0, fitsBeside ? height - title.height : 0)),
      ...beside.items.map((item) => move(item, left, foot)),
    ],
    breaks: [],
    poor: [],
    keepsNext: true,
  }
}

function setCodes(faces: Faces, facts: readonly Fact[], place: Place) {
  const list = tagIn(place.parent, 'L')
  let x = 0
  const items = facts.flatMap(({ label, value, framed }) => {
    const item = tagIn(list, 'LI')
    const padding = framed ? 4.5 : 0
    const inside = widest(faces, plainText(value), styles.code)
    const width = Math.max(widest(faces, label, styles.label), inside + 2 * padding) + 0.5
    const head = setText(faces, label, styles.label, { x, width }, { tag: tagIn(item, 'Lbl') })
    const body = setText(
      faces,
      value,
      styles.code,
      { x: x + padding, width: inside + 0.5 },
      {
        tag: tagIn(item, 'LBody'),
      },
    )
    const frame: Drawing = {
      kind: 'frame',
      x,
      y: head.height,
      width,
      height: styles.code.leading,
      thick: rule.strong,
      color: black,
    }
    x += width + 15
    return [...(framed ? [frame] : []), ...below(head, body)]
  })
  return { items, width: Math.max(0, x - 15), height: styles.label.leading + styles.code.leading }
}
