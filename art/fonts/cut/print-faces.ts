import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { FaceName, PrintCut, PrintCuts } from '../../../src/lib/papers/print/faces.ts'
import { rareLetters } from '../../../src/ui/fonts/rare-letters.ts'
import { type ArtFile, format } from '../../files.ts'
import { CHARACTERS, FACES } from '../faces.ts'
import { rename } from './rename.ts'

type Cut = { file: string; family: string; style: string; axes: Record<string, number> }

/** `opsz` is the size in pixels at which letters are drawn to be read. */
const cuts: Record<FaceName, Cut> = {
  serif: roman('Regular', { wght: 400, opsz: 14 }),
  serifSemibold: roman('SemiBold', { wght: 600, opsz: 16 }),
  serifBold: roman('Bold', { wght: 700, opsz: 16 }),
  display: { ...roman('Medium', { wght: 500, opsz: 34 }), family: 'Newsreader Display' },
  italic: {
    file: 'newsreader-italic.woff2',
    family: 'Newsreader',
    style: 'Italic',
    axes: { wght: 400, opsz: 30 },
  },
  sans: sans('Regular', 400),
  sansSemibold: sans('SemiBold', 600),
}

function roman(style: string, axes: Record<string, number>): Cut {
  return { file: 'newsreader-roman.woff2', family: 'Newsreader', style, axes }
}
function sans(style: string, wght: number): Cut {
  return { file: 'public-sans.woff2', family: 'Public Sans', style, axes: { wght } }
}

const latin = Array.from({ length: 96 }, (_, i) => String.fromCodePoint(0xa0 + i)).join('')
const western = rareLetters.filter(({ source }) => source === 'latin').map(({ letters }) => letters)
/** The faces have no arrows and no check marks. */
const common = [...new Set(`${CHARACTERS}€${latin}${western.join('')}`)].filter(
  (letter) => !'→✓\u00ad'.includes(letter),
)
const rare = rareLetters.filter(({ source }) => source !== 'latin')

/** The faces of papers, which carry their letters so that every reader can show them. Names from everywhere are apart. */
export async function printFaceFiles(): Promise<ArtFile[]> {
  const names = Object.keys(cuts) as FaceName[]
  const cutAll = async (from: string, letters: string) =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await cut(cuts[name], from, letters)])),
    ) as Record<FaceName, PrintCut>
  const sets: readonly (readonly [string, PrintCuts])[] = [
    ['common', [await cutAll('latin', common.join(''))]],
    ['rare', await Promise.all(rare.map(({ source, letters }) => cutAll(source, letters)))],
  ]
  return sets.map(([name, set]) => format(`src/lib/papers/print/faces/${name}.json`, JSON.stringify(set)))
}

async function cut({ file, family, style, axes }: Cut, from: string, letters: string): Promise<PrintCut> {
  const face = FACES.find((known) => known.file === file)
  if (!face) throw new Error(`${file} has gone`)
  const source = new URL(face.source.href.replace('-latin-', `-${from}-`))
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp'],
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  })
  // Each cut has a name of its own: pdfkit takes fonts of one name for one font.
  const name = from === 'latin' ? family : `${family} ${from}`
  return { letters, font: rename(font, name, style).toString('base64') }
}
