import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import newsreader from '../../lettering/newsreader.json' with { type: 'json' }
import { type Lettering, widthOf } from '../../lettering/set-text.ts'
import { artifact, type Drawing, type Item, type Tag, type TextItem } from './ink.ts'
import { gray, page } from './measures.ts'

type Outline = PDFDocument['outline']

/** Puts items on pages, in their order, each inside its element. */
export function createPen(document: PDFDocument, root: StructureElement, rootTag: Tag) {
  const elements = new Map<Tag, StructureElement>([[rootTag, root]])
  let chapter: Outline | undefined

  return { drawPage, elementOf }

  function elementOf(tag: Tag): StructureElement {
    const known = elements.get(tag)
    if (known) return known
    const { name, parent, lang, actual, cell } = tag
    if (!parent) throw new Error(`${name} belongs to no part of the paper.`)
    const element = document.struct(name, { ...(lang && { lang }), ...(actual && { actual }) })
    if (cell)
      element.dictionary.data.A = {
        O: 'Table',
        ...(cell.scope && { Scope: cell.scope }),
        ...(cell.columns && { ColSpan: cell.columns }),
      }
    elementOf(parent).add(element)
    elements.set(tag, element)
    return element
  }

  function drawPage(items: readonly Item[]): void {
    for (const [tag, group] of groupByTag(items)) {
      if (tag === artifact) {
        document.markContent('Artifact', { type: 'Pagination' })
        for (const item of group) draw(item)
        document.endMarkedContent()
        continue
      }
      const element = elementOf(tag)
      const shown = group.filter((item) => item.kind !== 'text' || item.text !== '')
      if (shown.length > 0) element.add(() => shown.forEach(draw))
    }
  }

  function draw(item: Item): void {
    if (item.kind === 'text') drawText(item)
    else drawShape(document, item)
  }

  function drawText({ font, size, color, text, x, y, bookmark }: TextItem): void {
    document.font(font).fontSize(size).fillColor(color)
    document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    if (!bookmark) return
    const options = { top: Math.max(0, y - size - 12), left: page.width, expanded: true }
    const parent = bookmark.depth === 0 ? document.outline : (chapter ?? document.outline)
    const added = parent.addItem(bookmark.title, options)
    if (bookmark.depth === 0) chapter = added
  }
}

/** Neighbors of one element are one stretch of content. */
function groupByTag(items: readonly Item[]): [Tag, Item[]][] {
  const groups: [Tag, Item[]][] = []
  for (const item of items) {
    const tag = item.tag ?? artifact
    const last = groups.at(-1)
    if (last?.[0] === tag) last[1].push(item)
    else groups.push([tag, [item]])
  }
  return groups
}

function drawShape(document: PDFDocument, item: Drawing): void {
  const { x, y, color } = item
  switch (item.kind) {
    case 'rule':
      document.rect(x, y, item.width, item.thick).fill(color)
      return
    case 'upright':
      document.rect(x, y, item.thick, item.height).fill(color)
      return
    case 'frame':
      document.lineWidth(item.thick).rect(x, y, item.width, item.height).stroke(color)
      return
    case 'curve':
      if (x === 0 && y === 0) document.lineWidth(item.thick).path(item.path).stroke(color)
      else document.save().translate(x, y).lineWidth(item.thick).path(item.path).stroke(color).restore()
      return
    case 'shape':
      document.save().translate(x, y).scale(item.scale).path(item.path).fill(color, 'even-odd').restore()
  }
}

const face = newsreader as unknown as Lettering

/** Across the page, as outlines: no search finds it, and no letter of it stands between those of the text. */
export function drawMark(document: PDFDocument, mark: string): void {
  const text = mark.toUpperCase()
  const size = Math.min(190, (190 * 560) / widthOf(face, text, 190))
  const scale = size / face.unitsPerEm
  document.markContent('Artifact', { type: 'Pagination' })
  document
    .save()
    .fillOpacity(0.22)
    .translate(page.width / 2, page.height / 2)
    .rotate(-52)
  document.translate(-widthOf(face, text, size) / 2, size * 0.33).scale(scale, -scale)
  let x = 0
  const letters = [...text]
  letters.forEach((letter, at) => {
    const [advance, outline] = face.glyphs[letter] ?? [0, '']
    if (outline) document.save().translate(x, 0).path(outline).fill(gray).restore()
    x += advance + (face.kerning[letter + (letters[at + 1] ?? '')] ?? 0)
  })
  document.restore().endMarkedContent()
}
