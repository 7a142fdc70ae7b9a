// pdfkit ships no types; these are the parts that we call.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Options = {
    size: 'LETTER'
    margin: number
    pdfVersion: '1.7'
    subset: 'PDF/UA'
    tagged: boolean
    displayTitle: boolean
    autoFirstPage: boolean
    lang: string
    font: Buffer
    info: { Title: string }
  }
  type StructureOptions = { lang?: string; alt?: string; actual?: string }

  export interface StructureElement {
    /** A function writes content, at once if the element is part of the document. */
    add(child: StructureElement | (() => void)): StructureElement
    end(): StructureElement
    dictionary: { data: Record<string, unknown> }
  }
  interface Outline {
    addItem(title: string, options: { top: number; left: number; expanded?: boolean }): Outline
  }

  export default class PDFDocument extends Readable {
    constructor(options: Options)
    page: { width: number; height: number }
    info: Record<string, unknown>
    outline: Outline
    /** The file's identifier in the trailer. */
    _id: Uint8Array
    /** Writes what is known about the file into its metadata. */
    _addInfo(): void
    appendXML(xml: string): void
    addPage(): this
    registerFont(name: string, font: Buffer): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(x: number, y?: number): this
    rotate(degrees: number): this
    path(path: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    lineWidth(points: number): this
    stroke(color: string): this
    fill(color: string, rule?: 'even-odd'): this
    fillColor(color: string): this
    fillOpacity(opacity: number): this
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this
    endMarkedContent(): this
    struct(tag: string, options: StructureOptions): StructureElement
    addStructure(element: StructureElement): this
    end(): void
  }
}
