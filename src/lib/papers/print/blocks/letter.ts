import type { Addressee, Answer, Block, KeptPromise } from '../../paper.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, type Drawing, emptyCanvas, move, stack } from '../ink.ts'
import { black, gray, green, rule, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { wovenFrame } from '../woven.ts'
import { doubleLine, line } from './rows.ts'
import { fitted } from './signing.ts'

const whole = (canvas: Canvas): Canvas => ({ ...canvas, breaks: [], poor: [] })

/** The address at the left, as in a window; at the right what the letter is about. */
export function setAddressee(faces: Faces, { lines, copy, facts }: Addressee, place: Place): Canvas {
  const left = { x: place.x, width: place.width * 0.52 }
  const address = tagIn(place.parent, 'P')
  const texts = lines.map((text) => setText(faces, `${text} `, styles.written, left, { tag: address }))
  if (copy)
    texts.push({ ...setText(faces, copy, styles.written, left, { tag: tagIn(place.parent, 'P') }), gap: 9 })
  const to = texts.reduce((above, below) => stack(above, below), emptyCanvas(0))
  const right = { x: place.x + place.width * 0.58, width: place.width * 0.42 }
  const list = tagIn(place.parent, 'L')
  const about = facts.reduce((above, { label, value }) => {
    const item = tagIn(list, 'LI')
    const name = setText(faces, label, styles.label, { x: right.x, width: 54 }, { tag: tagIn(item, 'Lbl') })
    const text = setText(
      faces,
      value,
      styles.small,
      { x: right.x + 57, width: right.width - 57 },
      { tag: tagIn(item, 'LBody') },
    )
    const items = [...name.items.map((one) => move(one, 0, 1.2)), ...text.items]
    return stack(above, { ...emptyCanvas(2.2), height: Math.max(name.height, text.height), items })
  }, emptyCanvas(0))
  return {
    ...emptyCanvas(6),
    height: Math.max(to.height, about.height) + 4,
    items: [...to.items, ...about.items],
  }
}

/** Beside one another, with a line between them. */
export function setAnswers(faces: Faces, answers: readonly Answer[], place: Place): Canvas {
  const [, ...others] = answers
  const share = others.length > 0 ? 0.56 : 1
  const gap = 15
  const list = tagIn(place.parent, 'L')
  const columns = answers.map((answer, at) => {
    const x = place.x + (at === 0 ? 0 : place.width * share + gap)
    const width = at === 0 ? place.width * share - gap : place.width * (1 - share) - gap
    const item = tagIn(list, 'LI')
    const size = at === 0 ? 42 : 27
    const style = { ...styles.title, size, leading: size * 1.05, color: at === 0 ? green : black }
    const figure = fitted(faces, answer.figure, style, width)
    return stack(
      stack(
        setText(faces, `${answer.label} `, styles.strongLabel, { x, width }, { tag: tagIn(item, 'Lbl') }),
        {
          ...setText(faces, `${answer.figure} `, figure, { x, width }, { tag: tagIn(item, 'LBody') }),
          gap: at === 0 ? 4 : 3,
        },
      ),
      { ...setText(faces, answer.below, styles.body, { x, width }, { tag: tagIn(item, 'LBody') }), gap: 3 },
    )
  })
  const height = Math.max(...columns.map((column) => column.height))
  const top = 7
  const lines: Drawing[] = [
    ...doubleLine(0, place, green),
    ...(others.length > 0
      ? [
          {
            kind: 'upright' as const,
            ...{ x: place.x + place.width * share, y: top + 2, height, thick: rule.thin, color: gray },
          },
        ]
      : []),
    line(top + height + 8, place, rule.strong, black),
  ]
  return {
    ...emptyCanvas(7),
    height: top + height + 8 + rule.strong,
    items: [...lines, ...columns.flatMap(({ items }) => items.map((one) => move(one, 0, top)))],
  }
}

/** The figure at the right of the title, or below it in a frame. */
export function setPromise(faces: Faces, block: KeptPromise, place: Place, tag: string): Canvas {
  return block.framed ? setFramed(faces, block, place, tag) : setBeside(faces, block, place, tag)
}

const figureStyle = (size: number) => ({ ...styles.title, size, leading: size, color: green })

function setBeside(faces: Faces, { text, figure, below }: KeptPromise, place: Place, tag: string): Canvas {
  const right = { x: place.x + place.width * 0.76, width: place.width * 0.24 }
  const left = { x: place.x, width: place.width * 0.74 }
  const bookmark = { title: text, depth: 0 as const }
  const title = setText(faces, text, { ...styles.title, size: 27, leading: 28.6 }, left, {
    tag: tagIn(place.parent, tag),
    bookmark,
  })
  const under = setText(faces, below, styles.lead, left, { tag: tagIn(place.parent, 'P') })
  const words = stack(title, { ...under, gap: 7 })
  const sum = setText(faces, figure, fitted(faces, figure, figureStyle(104), right.width), right, {
    tag: tagIn(place.parent, 'P'),
    align: 'right',
  })
  const height = Math.max(words.height, sum.height)
  return whole({
    ...emptyCanvas(16),
    height: height + 6,
    items: [
      ...words.items.map((one) => move(one, 0, (height - words.height) / 2)),
      ...sum.items.map((one) => move(one, 0, (height - sum.height) / 2)),
    ],
  })
}

const band = 27

function setFramed(
  faces: Faces,
  { above, text, figure, below }: KeptPromise,
  place: Place,
  tag: string,
): Canvas {
  const inside = { x: place.x + band + 12, width: place.width - 2 * (band + 12) }
  const center = { align: 'center' as const }
  const bookmark = { title: text, depth: 0 as const }
  const rows = [
    ...(above
      ? [setText(faces, above, styles.lead, inside, { ...center, tag: tagIn(place.parent, 'P') })]
      : []),
    setText(faces, text, { ...styles.title, size: 36, leading: 40, color: green }, inside, {
      ...{ ...center, bookmark },
      tag: tagIn(place.parent, tag),
    }),
    setText(faces, figure, figureStyle(112), inside, { ...center, tag: tagIn(place.parent, 'P') }),
    setText(faces, below, { ...styles.signature, size: 17, leading: 22, color: black }, inside, {
      ...center,
      tag: tagIn(place.parent, 'P'),
    }),
  ]
  const words = rows.reduce((upper, lower) => stack(upper, { ...lower, gap: 4 }), emptyCanvas(0))
  const height = words.height + 2 * (band + 14)
  return whole({
    ...emptyCanvas(12),
    height,
    items: [
      ...wovenFrame({ x: place.x, width: place.width, height, band }),
      ...words.items.map((one) => move(one, 0, band + 12)),
    ],
  })
}

/** The name as it is signed, and beside it who that is. */
export function setSigned(
  faces: Faces,
  { given, lines }: Extract<Block, { kind: 'signed' }>,
  place: Place,
): Canvas {
  const left = { x: place.x, width: place.width * 0.34 }
  const name = setText(faces, `${given} `, fitted(faces, given, styles.signature, left.width), left, {
    tag: tagIn(place.parent, 'P'),
  })
  const right = { x: place.x + place.width * 0.38, width: place.width * 0.62 }
  const tag = tagIn(place.parent, 'P')
  const texts = lines.map((text) => setText(faces, `${text} `, styles.foot, right, { tag }))
  const words = texts.reduce((above, below) => stack(above, below), emptyCanvas(0))
  const height = Math.max(name.height, words.height)
  const upright: Drawing = {
    kind: 'upright',
    ...{ x: place.x + place.width * 0.36, y: 0, height, thick: rule.thin, color: gray },
  }
  return whole({
    ...emptyCanvas(10),
    height,
    items: [
      upright,
      ...name.items.map((one) => move(one, 0, (height - name.height) / 2)),
      ...words.items.map((one) => move(one, 0, (height - words.height) / 2)),
    ],
  })
}
