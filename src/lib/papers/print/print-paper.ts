import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { languageTags } from '#site/locale.ts'
import { xmlText } from '#site/xml.ts'
import type { PageStart, Paper } from '../paper.ts'
import { createPen, drawMark } from './draw.ts'
import { loadCuts, openFaces } from './faces.ts'
import type { Tag } from './ink.ts'
import { setParts } from './parts.ts'

/**
 * The paper as a PDF that screen readers can read: tagged (PDF/UA), with its title, its languages and its own fonts. The
 * same paper is the same bytes: nothing in it is a time, a random number or a setting of the machine.
 */
export const printPaper = async (paper: Paper): Promise<Buffer> => (await printPages(paper)).bytes

export type PrintedPages = { bytes: Buffer; pages: number; starts: readonly PageStart[] }

/** The same, with how many pages it has, and where each begins. */
export async function printPages(paper: Paper): Promise<PrintedPages> {
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
  const pages = setParts(paper, faces, rootTag)
  for (const { items, mark } of pages) {
    document.addPage()
    if (mark) drawMark(document, mark)
    pen.drawPage(items)
  }
  root.end()
  document.end()
  return { bytes: await read, pages: pages.length, starts: pages.map(({ start }) => start) }
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
