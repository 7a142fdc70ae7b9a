import type { Block } from '../../paper.ts'
import { plainText } from '../../words.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, move } from '../ink.ts'
import { ascent, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { line } from './rows.ts'

type Section = Extract<Block, { kind: 'section' }>

const side = { number: 27, width: 126, gap: 15 }
const padding = 6.5

/** Number and caption in a column of their own, with a line before the next section. No page ends beside the caption or inside two lines. */
export function setSection(
  faces: Faces,
  { number, caption, body }: Section,
  place: Place,
  isLast: boolean,
): Canvas {
  const part = tagIn(place.parent, 'Sect')
  const heading = tagIn(part, place.heading)
  const bookmark = {
    title: number ? `${number} ${plainText(caption)}` : plainText(caption),
    depth: 1 as const,
  }
  const indent = number ? side.number : 0
  const figure =
    number &&
    setText(
      faces,
      `${number} `,
      styles.numeral,
      { x: place.x, width: side.number },
      { tag: heading, bookmark },
    )
  const name = setText(
    faces,
    caption,
    styles.caption,
    { x: place.x + indent, width: side.width - indent },
    { tag: heading, fit: 'balanced', ...(!number && { bookmark }) },
  )
  const left = side.width + side.gap
  const text: Canvas = { height: 0, gap: 0, items: [], breaks: [], poor: [] }
  for (const words of body) {
    const top = text.height === 0 ? 0 : text.height + 3
    // Between paragraphs a page may end, after two lines of text.
    if (top > 2.5 * styles.body.leading) text.breaks.push(text.height)
    const set = setText(
      faces,
      words,
      styles.body,
      { x: place.x + left, width: place.width - left },
      {
        tag: tagIn(part, 'P'),
      },
    )
    text.items.push(...set.items.map((item) => move(item, 0, top)))
    text.breaks.push(...set.breaks.map((height) => height + top))
    text.poor.push(...set.poor.map((height) => height + top))
    text.height = top + set.height
  }
  // The numeral stands on the first line of the text.
  const drop = ascent(styles.body) - ascent(styles.numeral) + 2.5
  const level = ascent(styles.body) - ascent(styles.caption)
  const height = Math.max(text.height, name.height + level) + padding
  return {
    height,
    gap: padding,
    items: [
      ...(figure ? figure.items.map((item) => move(item, 0, drop)) : []),
      ...name.items.map((item) => move(item, 0, level)),
      ...text.items,
      ...(isLast ? [] : [line(height, place)]),
    ],
    breaks: text.breaks.filter((at) => at >= name.height + level).sort((a, b) => a - b),
    poor: text.poor,
  }
}
