import type { PlainRun } from '../words.ts'
import type { FaceName, Faces, Stretch } from './faces.ts'

export type Style = { face: FaceName; size: number; leading: number; color: string }
export type Piece = Stretch & { lang: string | undefined }
export type Line = { pieces: (Piece & { x: number; width: number })[]; width: number }
/** `pretty` leaves no word alone on the last line; `balanced` makes lines of one length. */
export type Fit = 'pretty' | 'balanced'

type Word = { pieces: Piece[]; width: number }

const boldOf: Partial<Record<FaceName, FaceName>> = { serif: 'serifSemibold', sans: 'sansSemibold' }

export function breakLines(
  faces: Faces,
  runs: readonly PlainRun[],
  style: Style,
  width: number,
  fit: Fit = 'pretty',
): Line[] {
  const words = wordsOf(faces, runs, style).flatMap((word) => cutToFit(faces, word, style, width))
  const space = faces.widthOf({ font: `${style.face}-0`, text: ' ' }, style.size)
  const fill = (most: number) => fillLines(words, space, most)
  const lines = fill(width)
  const better = fit === 'balanced' ? balance(fill, lines, width) : avoidWidow(fill, lines, width)
  return better.map((line) => join(faces, line, style))
}

function wordsOf(faces: Faces, runs: readonly PlainRun[], { face, size }: Style): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const { text, bold, lang } of runs) {
    const parts = text.split(/ +/)
    parts.forEach((part, at) => {
      if (at > 0) isOpen = false
      if (part === '') return
      const setIn = bold ? (boldOf[face] ?? face) : face
      const pieces = faces.split(setIn, part.replaceAll('\u00a0', ' ')).map((piece) => ({ ...piece, lang }))
      const width = pieces.reduce((sum, piece) => sum + faces.widthOf(piece, size), 0)
      const last = words.at(-1)
      if (isOpen && last) {
        last.pieces.push(...pieces)
        last.width += width
      } else words.push({ pieces, width })
      isOpen = true
    })
  }
  return words
}

/** A word that is longer than a line, such as a hash, is parted wherever the line ends. */
function cutToFit(faces: Faces, word: Word, { size }: Style, width: number): Word[] {
  if (word.width <= width) return [word]
  const parts: Word[] = []
  for (const { font, lang, text } of word.pieces)
    for (const letter of text) {
      const one = faces.widthOf({ font, text: letter }, size)
      const last = parts.at(-1)
      if (last && last.width + one <= width * 0.98) {
        const piece = last.pieces.at(-1)
        if (piece?.font === font && piece.lang === lang) piece.text += letter
        else last.pieces.push({ font, lang, text: letter })
        last.width += one
      } else parts.push({ pieces: [{ font, lang, text: letter }], width: one })
    }
  return parts
}

function fillLines(words: readonly Word[], space: number, most: number): Word[][] {
  const lines: Word[][] = []
  let filled = 0
  for (const word of words) {
    const line = lines.at(-1)
    if (line && filled + space + word.width <= most) {
      line.push(word)
      filled += space + word.width
    } else {
      lines.push([word])
      filled = word.width
    }
  }
  return lines
}

type Fill = (most: number) => Word[][]

function balance(fill: Fill, lines: Word[][], width: number): Word[][] {
  let [narrow, wide] = [0, width]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (fill(middle).length > lines.length) narrow = middle
    else wide = middle
  }
  return fill(wide)
}

function avoidWidow(fill: Fill, lines: Word[][], width: number): Word[][] {
  if (lines.length < 2 || (lines.at(-1)?.length ?? 0) > 1) return lines
  for (const share of [0.97, 0.94, 0.91, 0.88]) {
    const narrower = fill(width * share)
    if (narrower.length === lines.length && (narrower.at(-1)?.length ?? 0) > 1) return narrower
  }
  return lines
}

/** Stretches in one font are one text, with the spaces between words, so that readers find the words. */
function join(faces: Faces, words: readonly Word[], { face, size }: Style): Line {
  const base = `${face}-0`
  const pieces: Piece[] = []
  words.forEach((word, at) => {
    word.pieces.forEach((piece, part) => {
      const last = pieces.at(-1)
      if (last && at > 0 && part === 0) addSpace(pieces, last, base)
      const before = pieces.at(-1)
      if (before?.font === piece.font && before.lang === piece.lang) before.text += piece.text
      else pieces.push({ ...piece })
    })
  })
  let x = 0
  const placed = pieces.map((piece) => {
    const width = faces.widthOf(piece, size)
    const at = { ...piece, x, width }
    x += width
    return at
  })
  return { pieces: placed, width: x }
}

/** The cuts of rare letters have no space. */
function addSpace(pieces: Piece[], last: Piece, base: string): void {
  if (last.font.endsWith('-0')) last.text += ' '
  else pieces.push({ font: base, lang: last.lang, text: ' ' })
}

/** With the space that parts a line from the next one. It takes no width. */
export function endWithSpace({ pieces, width }: Line, { face }: Style): Line['pieces'] {
  const ended = pieces.map((piece) => ({ ...piece }))
  const last = ended.at(-1)
  if (!last) return ended
  if (last.font.endsWith('-0')) last.text += ' '
  else ended.push({ font: `${face}-0`, lang: last.lang, text: ' ', x: width, width: 0 })
  return ended
}
