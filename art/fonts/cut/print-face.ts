import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { PrintFace } from '../../../src/lib/pdf/write-pdf.ts'
import { type ArtFile, format } from '../../files.ts'
import { CHARACTERS, FACES } from '../faces.ts'

const latin = Array.from({ length: 96 }, (_, i) => String.fromCodePoint(0xa0 + i)).join('')
/** The face has no arrows or check marks. */
const characters = [...new Set(CHARACTERS + latin)].filter((character) => !'→✓'.includes(character))

/** The form's face for the server's PDFs, which carry their letters so that every reader can show them. */
export async function printFaceFile(): Promise<ArtFile> {
  const sans = FACES.find(({ file }) => file === 'public-sans.woff2')
  if (!sans) throw new Error('the sans face has gone')
  const source = await readFile(sans.source)
  const cut = async (wght: number) =>
    (
      await subsetFont(source, characters.join(''), {
        targetFormat: 'sfnt',
        variationAxes: { wght },
        keepFeatures: ['kern', 'ccmp'],
        noHinting: true,
      })
    ).toString('base64')
  const face: PrintFace = { characters: characters.join(''), regular: await cut(400), bold: await cut(650) }
  return format('src/lib/pdf/public-sans.json', JSON.stringify(face))
}
