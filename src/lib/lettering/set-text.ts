/** One face's letters as outlines, written by art/fonts/cut/lettering.ts. */
export type Lettering = {
  unitsPerEm: number
  /** Advance and SVG path of each letter, in the face's units, y upward. */
  glyphs: Record<string, [advance: number, outline: string]>
  /** How far a pair of letters moves together (below 0) or apart. */
  kerning: Record<string, number>
}

export const canSet = (face: Lettering, text: string) =>
  [...text].every((letter) => letter === ' ' || letter in face.glyphs)

const advanceOf = (face: Lettering, letter: string, next = '') =>
  (face.glyphs[letter]?.[0] ?? 0) + (face.kerning[letter + next] ?? 0)

function place(face: Lettering, line: string) {
  let x = 0
  const letters = [...line]
  return letters.map((letter, index) => {
    const at = x
    x += advanceOf(face, letter, letters[index + 1])
    return { letter, at }
  })
}

/** In the face's units. */
function measure(face: Lettering, line: string): number {
  let width = 0
  let last = ''
  for (const letter of line) {
    if (last) width += advanceOf(face, last, letter)
    last = letter
  }
  return last ? width + advanceOf(face, last) : 0
}

export const widthOf = (face: Lettering, line: string, size: number) =>
  (measure(face, line) * size) / face.unitsPerEm

/** A word that doesn't fit gets a line of its own. */
export function breakLines(face: Lettering, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  // In the face's units, without measuring the line again for each word.
  let taken = 0
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    const added =
      line === undefined ? 0 : measure(face, `${line.slice(-1)} ${word}`) - measure(face, line.slice(-1))
    if (line !== undefined && ((taken + added) * size) / face.unitsPerEm <= width) {
      lines[lines.length - 1] = `${line} ${word}`
      taken += added
    } else {
      lines.push(word)
      taken = measure(face, word)
    }
  }
  return lines
}

/** One line as an SVG group whose baseline starts at x, y. */
export function lineOfText(
  face: Lettering,
  line: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = size / face.unitsPerEm
  const outlines = place(face, line).flatMap(({ letter, at }) => {
    const outline = face.glyphs[letter]?.[1]
    return outline ? [`<path transform="translate(${at})" d="${outline}"/>`] : []
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
