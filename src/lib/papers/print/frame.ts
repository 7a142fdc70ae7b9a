import type { Letterhead, Paper, Part } from '../paper.ts'
import { doubleLine, line, widest } from './blocks/rows.ts'
import type { Faces } from './faces.ts'
import { artifact, type Drawing, type Item, move, type Tag } from './ink.ts'
import { printedMark } from './mark.ts'
import { black, column, green, page, rule, styles } from './measures.ts'
import { setText, tagIn } from './text.ts'

const across = { x: page.side, width: column }
const whole = (size: number, y: number): Drawing => ({
  kind: 'shape',
  ...{ x: page.side, y, scale: size / printedMark.size, path: printedMark.path, color: green },
})

export type Head = { items: Item[]; height: number }

/** Name, address and a band of lines: the first thing on a front, and read aloud. */
export function setLetterhead(faces: Faces, { name, address, contact }: Letterhead, parent: Tag): Head {
  const size = 33
  const mark = whole(size, page.top)
  const [first, second] = name
  const left = page.side + size + 9
  const right = { x: page.side + column * 0.45, width: column * 0.55 }
  const nameWidth = right.x - left - 9
  const tag = tagIn(parent, 'P')
  const title = setText(
    faces,
    `${first} `,
    { ...styles.title, size: 18.75, leading: 19.5, color: green },
    { x: left, width: nameWidth },
    { tag },
  )
  const below = second
    ? setText(faces, second, { ...styles.foot, size: 9.4 }, { x: left, width: nameWidth }, { tag })
    : undefined
  const nameHeight = title.height + (below?.height ?? 0)
  const where = setText(faces, address ?? '', styles.foot, right, { tag: tagIn(parent, 'P'), align: 'right' })
  const reach = contact
    ? setText(faces, contact, styles.foot, right, { tag: tagIn(parent, 'P'), align: 'right' })
    : undefined
  const whereHeight = where.height + (reach?.height ?? 0)
  const height = Math.max(size, nameHeight, whereHeight)
  const down = (items: readonly Item[], y: number) => items.map((item) => move(item, 0, page.top + y))
  const [nameTop, whereTop] = [(height - nameHeight) / 2, (height - whereHeight) / 2]
  return {
    items: [
      mark,
      ...down(title.items, nameTop),
      ...(below ? down(below.items, nameTop + title.height) : []),
      ...down(where.items, whereTop),
      ...(reach ? down(reach.items, whereTop + where.height) : []),
      ...band(page.top + height + 6),
    ],
    height: height + 6 + 15 + 7.5,
  }
}

/** Lines as on a banknote, woven from waves. */
function band(y: number): Drawing[] {
  const edge = (at: number, thick: number): Drawing => line(y + at, across, thick, green)
  const [middle, swing, length] = [y + 7.5, 3.6, column / 62]
  const wave = (phase: number): Drawing => {
    const at = (part: number) => page.side + part * length
    const rise = (part: number) => middle + swing * Math.sin(part * Math.PI + phase)
    const steps = Array.from({ length: 62 * 6 + 1 }, (_, step) => step / 6)
    const path = steps.map(
      (part, step) => `${step ? 'L' : 'M'}${at(part).toFixed(2)} ${rise(part).toFixed(2)}`,
    )
    return { kind: 'curve', x: 0, y: 0, path: path.join(''), thick: 0.35, color: green }
  }
  return [
    edge(0, 1.1),
    edge(2.2, 0.4),
    ...[0, 0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6].map(wave),
    edge(12.4, 0.4),
    edge(13.9, 1.1),
  ]
}

/** One line on every page that isn't a front. Only the first of a paper and of a part is read aloud. */
export function setRunningHead(
  faces: Faces,
  { letterhead }: Paper,
  part: Part,
  tags: { name: Tag; title: Tag },
  bookmark: boolean,
): Head {
  const size = 16.5
  const names = letterhead.name.filter(Boolean).join(' ')
  const style = { ...styles.label, leading: 10.7 }
  const strong = { ...style, face: 'sansSemibold' as const }
  const needed = Math.min(column * 0.45, widest(faces, part.title, strong) + 0.5)
  const right = { x: page.side + column - needed, width: needed }
  const left = { x: page.side + size + 7.5, width: column - needed - size - 22 }
  const name = setText(faces, `${[names, letterhead.address].filter(Boolean).join(', ')}`, style, left, {
    tag: tags.name,
  })
  const title = setText(faces, part.title, strong, right, {
    tag: tags.title,
    align: 'right',
    fit: 'balanced',
    ...(bookmark && { bookmark: { title: part.title, depth: 0 as const } }),
  })
  const height = Math.max(size, name.height, title.height)
  const middle = (one: { height: number; items: Item[] }) =>
    one.items.map((item) => move(item, 0, page.top + (height - one.height) / 2))
  return {
    items: [
      whole(size, page.top + (height - size) / 2),
      ...middle(name),
      ...middle(title),
      ...doubleLine(page.top + height + 6.75, across, green),
    ],
    height: height + 6.75 + 2.25 + 12,
  }
}

const boxes = { width: 55.5, height: 24 }
const footTop = page.height - page.bottom - boxes.height - 5.25

/** Where the text of a page ends. */
export const textEnd = footTop - 8

/** “Draft”, in the language of the part. */
export const markOf = (paper: Paper, { labels }: Part): string | undefined =>
  paper.mark && (labels?.mark ?? paper.mark)

/** The account, the page and the boxes for initials. */
export function setFoot(
  faces: Faces,
  paper: Paper,
  part: Part,
  at: { number: number; words: string },
  mark: Tag,
): Item[] {
  const { account } = paper
  const set = (
    text: string,
    style: (typeof styles)['foot' | 'strongFoot' | 'initials'],
    x: number,
    y: number,
    tag = artifact,
  ) => setText(faces, text, style, { x, width: column }, { tag }).items.map((item) => move(item, 0, y))
  const first = footTop + 5.25
  const items: Item[] = [line(footTop, across, rule.thin, black)]
  const said = markOf(paper, part)
  if (said) items.push(...set(`${said} `, styles.strongFoot, page.side + column * 0.4, first, mark))
  const label = part.labels?.account ?? account?.label
  if (account) items.push(...set(`${label} ${account.number}`, styles.strongFoot, page.side, first))
  items.push(...set(at.words, styles.foot, page.side, first + (account ? styles.foot.leading : 0)))
  let right = page.side + column
  for (const { label, given, pages } of [...(part.initials ?? [])].reverse()) {
    const x = right - boxes.width
    items.push({ kind: 'frame', x, y: first, ...boxes, thick: rule.strong, color: black })
    if (given && (pages?.includes(at.number) ?? true)) {
      const inside = setText(
        faces,
        given,
        styles.initials,
        { x, width: boxes.width },
        { tag: artifact, align: 'center' },
      )
      items.push(...inside.items.map((item) => move(item, 0, first + (boxes.height - inside.height) / 2)))
    }
    const named = setText(
      faces,
      label,
      styles.foot,
      { x: x - 157.5, width: 150 },
      { tag: artifact, align: 'right' },
    )
    items.push(...named.items.map((item) => move(item, 0, first + (boxes.height - named.height) / 2)))
    const used = Math.min(150, Math.max(0, ...named.items.map((item) => x - 7.5 - item.x)))
    right = x - 7.5 - used - 16.5
  }
  return items
}
