// The font files of the site: where each comes from and how much of it we keep.

import { type RareLetters, rareLetters } from '../../src/ui/fonts/rare-letters.ts'

export const FONT_FOLDER = new URL('../../src/ui/fonts/', import.meta.url)

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url)

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const spanish = '¡¿ÁÉÍÑÓÚÜáéíñóúü'
const typographic = '\u00a0—–‘’“”…•§©®™½¼¾→✓×·°'

/** US English, Spanish and the marks our texts use. subset-font silently skips letters that a font lacks (→ and ✓ in both). */
export const CHARACTERS = printableAscii + spanish + typographic

export type Face = {
  file: string
  family: string
  style: 'normal' | 'italic'
  /** The CSS font-weight descriptor. */
  weight: string
  source: URL
  axes: Record<string, number | { min: number; max: number }>
  features: readonly string[]
}

export const FACES: readonly Face[] = [
  {
    file: 'newsreader-roman.woff2',
    family: 'Newsreader',
    style: 'normal',
    weight: '400 600',
    source: new URL('newsreader/files/newsreader-latin-standard-normal.woff2', PACKAGES),
    // Below opsz 18 two more masters come in: 10 KB for a difference that no reader sees at 17 px.
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 18, max: 72 } },
    features: ['kern', 'liga', 'lnum', 'ccmp'],
  },
  {
    file: 'newsreader-italic.woff2',
    family: 'Newsreader',
    style: 'italic',
    weight: '400 500',
    source: new URL('newsreader/files/newsreader-latin-standard-italic.woff2', PACKAGES),
    // One drawing between text and display, between regular and medium: 16 KB instead of 50 with both axes.
    axes: { wght: 455, opsz: 40 },
    features: ['kern', 'liga', 'lnum', 'ccmp'],
  },
  {
    file: 'public-sans.woff2',
    family: 'Public Sans',
    style: 'normal',
    weight: '400 700',
    source: new URL('public-sans/files/public-sans-latin-wght-normal.woff2', PACKAGES),
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum', 'ccmp'],
  },
]

/** A face's file of rare letters, with the same settings. */
function rareFace(face: Face, { name, source }: RareLetters): Face {
  return {
    ...face,
    file: face.file.replace('.woff2', `-${name}.woff2`),
    source: new URL(face.source.href.replace('-latin-', `-${source}-`)),
  }
}

/** Every file with the letters it holds. The files of every page come first, because CSS takes the last rule that fits. */
export const FILES: readonly { face: Face; letters: string; isRare: boolean }[] = [
  ...FACES.map((face) => ({ face, letters: CHARACTERS, isRare: false })),
  ...FACES.flatMap((face) =>
    rareLetters.map((part) => ({ face: rareFace(face, part), letters: part.letters, isRare: true })),
  ),
]
