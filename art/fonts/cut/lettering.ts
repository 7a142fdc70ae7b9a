import { readFile } from 'node:fs/promises'
import { Blob, Face, Feature, Font, Buffer as Run, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Lettering } from '../../../src/lib/lettering/set-text.ts'
import { type ArtFile, format } from '../../files.ts'
import { CHARACTERS, FACES } from '../faces.ts'

/** Letters of names that a US newspaper prints beside Spanish ones. */
const others = 'ÀÂÄÇÈÊËÎÏÔÖÙÛàâäçèêëîïôöùûÿß‑'

/** In ems: half a pixel at the size of a headline, which no reader sees. */
const leastKerning = 0.01

const characters = [...new Set(CHARACTERS + others)]

/**
 * The outlines of the headline face. With them the server sets a line of text in a picture on a machine without fonts.
 */
export async function letteringFile(): Promise<ArtFile> {
  const roman = FACES.find(({ file }) => file === 'newsreader-roman.woff2')
  if (!roman) throw new Error('the roman face has gone')
  const sfnt = await subsetFont(await readFile(roman.source), characters.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 500, opsz: 72 },
    keepFeatures: ['kern', 'lnum', 'ccmp'],
    noHinting: true,
  })
  const face = new Face(new Blob(sfnt))
  const font = new Font(face)
  /** A ligature would be one outline for two letters. */
  const features = ['-liga', '-clig', 'lnum'].flatMap((name) => Feature.fromString(name) ?? [])

  function set(text: string) {
    const run = new Run()
    run.addText(text)
    run.guessSegmentProperties()
    shape(font, run, features)
    return run.getGlyphInfosAndPositions()
  }

  const lettering: Lettering = { unitsPerEm: face.upem, glyphs: {}, kerning: {} }
  for (const character of characters) {
    const [glyph, ...more] = set(character)
    if (!glyph || more.length > 0 || glyph.codepoint === 0) continue
    const outline = font
      .glyphToPath(glyph.codepoint)
      .replaceAll(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))))
    lettering.glyphs[character] = [glyph.xAdvance ?? 0, outline]
  }
  const outlined = Object.keys(lettering.glyphs)
  for (const left of outlined) {
    for (const right of outlined) {
      const closer = (set(left + right)[0]?.xAdvance ?? 0) - (lettering.glyphs[left]?.[0] ?? 0)
      if (Math.abs(closer) >= face.upem * leastKerning) lettering.kerning[left + right] = closer
    }
  }
  return format('src/lib/lettering/newsreader.json', JSON.stringify(lettering))
}
