// pdfkit ships no types; these are the parts that we call.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Margins = { top: number; bottom: number; left: number; right: number }
  type Options = {
    size: 'LETTER'
    margins: Margins
    pdfVersion: '1.7'
    subset: 'PDF/UA'
    tagged: boolean
    displayTitle: boolean
    lang: string
    font: Buffer
    info: { Title: string; CreationDate: Date; ModDate: Date }
  }
  type TextOptions = { lineGap?: number; continued?: boolean }

  interface StructureElement {
    add(child: StructureElement): StructureElement
    end(): StructureElement
  }

  export default class PDFDocument extends Readable {
    constructor(options: Options)
    registerFont(name: string, font: Buffer): this
    font(name: string): this
    fontSize(size: number): this
    moveDown(lines: number): this
    text(text: string, options?: TextOptions): this
    text(text: string, x: number, y: number | undefined, options?: TextOptions): this
    /** Adding the element to the document writes its content. */
    struct(tag: string, write?: () => void): StructureElement
    struct(tag: string, options: { lang?: string }, write: () => void): StructureElement
    addStructure(element: StructureElement): this
    end(): void
  }
}
