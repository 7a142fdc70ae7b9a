import { buffer } from 'node:stream/consumers'
import { type Locale, languageTags } from '#site/locale.ts'
import publicSans from './public-sans.json' with { type: 'json' }

/** Written by art/fonts/cut/print-face.ts; the fonts are in Base64. */
export type PrintFace = { characters: string; regular: string; bold: string }

export type PdfBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  /** In another language than the paper, if it says so. */
  | { kind: 'quote'; text: string; language?: Locale }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }

export type PdfText = {
  title: string
  /** The creation time in the PDF: the same text gives the same bytes. */
  madeAt: Date
  blocks: readonly PdfBlock[]
}

const face: PrintFace = publicSans
const known = new Set(face.characters)
/** US Letter, an inch at the sides. */
const page = { size: 'LETTER', margins: { top: 64, bottom: 64, left: 72, right: 72 } } as const
const sizes = { title: 20, heading: 13, text: 10.5 } as const
const tags = { heading: 'H2', paragraph: 'P', quote: 'BlockQuote' } as const

/** Accessible to screen readers: tagged, with its title, its language and its own fonts. */
export async function writePdf({ title, madeAt, blocks }: PdfText): Promise<Buffer> {
  // Loaded on first use: it takes 7 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    ...page,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: languageTags.en,
    font: fontOf('regular'),
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  })
  document.registerFont('regular', fontOf('regular')).registerFont('bold', fontOf('bold'))
  const read = buffer(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const write = (
    tag: string,
    text: string,
    { size = sizes.text as number, isBold = false, indent = 0, lang = languageTags.en } = {},
  ) =>
    root.add(
      document.struct(tag, lang === languageTags.en ? {} : { lang }, () => {
        document.font(isBold ? 'bold' : 'regular').fontSize(size)
        document.text(settable(text), page.margins.left + indent, undefined, { lineGap: 2 })
      }),
    )

  write('H1', title, { size: sizes.title, isBold: true })
  document.moveDown(0.5)
  for (const block of blocks) {
    if (block.kind === 'heading') document.moveDown(1)
    if (block.kind === 'facts') for (const fact of block.facts) writeFact(fact)
    else
      write(tags[block.kind], block.text, {
        size: block.kind === 'heading' ? sizes.heading : sizes.text,
        isBold: block.kind === 'heading',
        ...(block.kind === 'quote' && { indent: 18, lang: languageTags[block.language ?? 'en'] }),
      })
    document.moveDown(0.35)
  }
  root.end()
  document.end()
  return read

  function writeFact({ label, value }: { label: string; value: string }) {
    root.add(
      document.struct('P', () => {
        document.fontSize(sizes.text).font('bold')
        document.text(`${settable(label)}: `, page.margins.left, undefined, { lineGap: 2, continued: true })
        document.font('regular').text(settable(value), { continued: false })
      }),
    )
  }
}

const fontOf = (weight: 'regular' | 'bold') => Buffer.from(face[weight], 'base64')

/** A letter that the face lacks shows its number: better than an empty box. */
const settable = (text: string) =>
  [...text.replaceAll(/[\n\r\t]+/g, ' ')]
    .map((letter) =>
      known.has(letter)
        ? letter
        : `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .join('')
