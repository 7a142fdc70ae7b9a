import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { languageTags } from '#site/locale.ts'
import { xmlText } from '#site/xml.ts'
import { paperWords } from '../content.ts'
import type { Paper, Part } from '../paper.ts'
import { createPen, drawMark } from './draw.ts'
import { type Faces, loadCuts, openFaces } from './faces.ts'
import { setFoot, setLetterhead, setRunningHead, textEnd } from './frame.ts'
import { artifact, type Item, type Tag } from './ink.ts'
import { column, page } from './measures.ts'
import { paginate } from './pages.ts'
import { setBlock } from './set-block.ts'
import { tagIn } from './text.ts'

/**
 * The paper as a PDF that screen readers can read: tagged (PDF/UA), with its title, its languages and its own fonts. The
 * same paper is the same bytes: nothing in it is a time, a random number or a setting of the machine.
 */
export async function printPaper(paper: Paper): Promise<Buffer> {
  const content = JSON.stringify(paper).normalize('NFC')
  // Loaded on first use: it takes 7 MB.
  const [{ default: Document }, cuts] = await Promise.all([import('pdfkit'), loadCuts(content)])
  const document = new Document({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    lang: languageTags[paper.locale],
    font: Buffer.from(cuts[0]?.serif.font ?? '', 'base64'),
    info: { Title: paper.title },
  })
  leaveOutTimes(document, paper.title, content)
  const read = buffer(document)
  const faces = openFaces(document, cuts)
  const rootTag: Tag = { name: 'Document' }
  const root = document.struct('Document', {})
  document.addStructure(root)
  const pen = createPen(document, root, rootTag)
  for (const items of setParts(paper, faces, rootTag)) {
    document.addPage()
    if (paper.mark) drawMark(document, paper.mark)
    pen.drawPage(items)
  }
  root.end()
  document.end()
  return read
}

/** Every page's items, from the head to the foot. */
function setParts(paper: Paper, faces: Faces, root: Tag): Item[][] {
  const words = paperWords[paper.locale]
  const parts = paper.parts.map((part, at) => setPart(paper, part, at === 0, faces, root))
  const pages = parts.flatMap(({ part, pages }) => pages.map((items) => ({ part, items })))
  return pages.map(({ part, items }, at) => {
    const markTag = at === 0 ? tagIn(root, 'P') : artifact
    const foot = setFoot(faces, paper, part, words.page(at + 1, pages.length), markTag)
    // Who hears the paper hears first that it is a draft.
    return at === 0 && paper.mark ? [...foot, ...items] : [...items, ...foot]
  })
}

function setPart(paper: Paper, part: Part, isFirst: boolean, faces: Faces, root: Tag) {
  const parent = tagIn(root, 'Part', part.lang ? { lang: part.lang } : {})
  const hasTitle = part.blocks.some(({ kind }) => kind === 'title')
  const name = isFirst ? tagIn(parent, 'P') : artifact
  const runningHead = (isTop: boolean) =>
    setRunningHead(
      faces,
      paper,
      part,
      {
        name: isTop ? name : artifact,
        title: isTop && !hasTitle ? tagIn(parent, isFirst ? 'H1' : 'H2') : artifact,
      },
      isTop && !hasTitle,
    )
  const head = part.isFront ? setLetterhead(faces, paper.letterhead, parent) : runningHead(true)
  const place = { x: page.side, width: column, parent }
  const canvases = part.blocks.map((block) =>
    setBlock({ faces, words: paperWords[paper.locale] }, block, place, isFirst),
  )
  const later = runningHead(false)
  // The first page of a front has a higher head than those after it.
  const [lead, next] = [page.top + head.height, page.top + later.height]
  const pages = paginate(canvases, (at) => (at === 0 ? lead : next), textEnd)
  if (part.mostPages !== undefined && pages.length > part.mostPages)
    throw new Error(`“${part.title}” takes ${pages.length} pages and may take ${part.mostPages}.`)
  return {
    part,
    pages: pages.map((items, at) => [...(at === 0 ? head : later).items, ...items]),
  }
}

/** pdfkit notes when it wrote a file, there and in the metadata, and makes the file's identifier from it. */
function leaveOutTimes(document: PDFDocument, title: string, content: string): void {
  delete document.info.CreationDate
  document._id = createHash('sha256').update(content).digest().subarray(0, 16)
  document._addInfo = () =>
    document.appendXML(`
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
            <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
            <pdf:Producer>PDFKit</pdf:Producer>
        </rdf:Description>
        `)
}
