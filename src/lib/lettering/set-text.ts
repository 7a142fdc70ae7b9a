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

function place(face: Lettering, line: string) {
  let x = 0
  const letters = [...line]
  const placed = letters.map((letter, index) => {
    const at = x
    x += (face.glyphs[letter]?.[0] ?? 0) + (face.kerning[letter + (letters[index + 1] ?? '')] ?? 0)
    return { letter, at }
  })
  return { placed, width: x }
}

export const widthOf = (face: Lettering, line: string, size: number) =>
  (place(face, line).width * size) / face.unitsPerEm

/** A word that doesn't fit gets a line of its own. */
export function breakLines(face: Lettering, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
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
  const outlines = place(face, line).placed.flatMap(({ letter, at }) => {
    const outline = face.glyphs[letter]?.[1]
    return outline ? [`<path transform="translate(${at})" d="${outline}"/>`] : []
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
