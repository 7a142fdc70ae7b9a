import type PDFDocument from 'pdfkit'

export type FaceName =
  | 'serif'
  | 'serifSemibold'
  | 'serifBold'
  | 'display'
  | 'italic'
  | 'sans'
  | 'sansSemibold'

/** Written by art/fonts/cut/print-faces.ts; the font is in Base64. */
export type PrintCut = { letters: string; font: string }
export type PrintCuts = readonly Readonly<Record<FaceName, PrintCut>>[]

/** A stretch of text that one cut of a face can set. */
export type Stretch = { font: string; text: string }
export type Faces = {
  /** What no cut has shows its number: better than an empty box. */
  split: (face: FaceName, text: string) => Stretch[]
  widthOf: (stretch: Stretch, size: number) => number
}

/** The cuts that the text needs. Letters beyond western Europe's are loaded when a name has them. */
export async function loadCuts(text: string): Promise<PrintCuts> {
  const { default: common } = await import('./faces/common.json', { with: { type: 'json' } })
  const known = new Set(common.flatMap(({ serif }) => [...serif.letters]))
  if ([...text].every((letter) => known.has(letter))) return common
  const { default: rare } = await import('./faces/rare.json', { with: { type: 'json' } })
  return [...common, ...rare]
}

export function openFaces(document: PDFDocument, cuts: PrintCuts): Faces {
  const sets = cuts.map((cut, at) => {
    for (const [face, { font }] of Object.entries(cut))
      document.registerFont(`${face}-${at}`, Buffer.from(font, 'base64'))
    return new Set(cut.serif.letters)
  })
  const widths = new Map<string, number>()
  return { split, widthOf }

  function split(face: FaceName, text: string): Stretch[] {
    const stretches: Stretch[] = []
    for (const letter of text) {
      const at = sets.findIndex((letters) => letters.has(letter))
      const font = `${face}-${Math.max(at, 0)}`
      const shown = at < 0 ? numberOf(letter) : letter
      const last = stretches.at(-1)
      if (last?.font === font) last.text += shown
      else stretches.push({ font, text: shown })
    }
    return stretches
  }

  function widthOf({ font, text }: Stretch, size: number): number {
    const key = `${font} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = document.font(font).fontSize(1).widthOfString(text)
      widths.set(key, width)
    }
    return width * size
  }
}

const numberOf = (letter: string) =>
  `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`
