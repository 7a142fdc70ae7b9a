import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { ArtFile } from '../../files.ts'
import { CHARACTERS } from '../faces.ts'

const PACKAGES = new URL('../../node_modules/@fontsource/', import.meta.url)
const cuts = ['400-normal', '700-normal', '400-italic']
const sets = {
  'roboto-and-noto-serif': ['roboto', 'noto-serif'],
  'gelasio-and-arimo': ['gelasio', 'arimo'],
}

/** Fonts that other machines have: browser tests show that no page moves there either. */
export async function otherMachinesFonts(): Promise<ArtFile[]> {
  const files: ArtFile[] = []
  for (const [set, families] of Object.entries(sets)) {
    const folder = `tests/support/fonts/${set}`
    for (const family of families) {
      const source = new URL(`${family}/`, PACKAGES)
      for (const cut of cuts) {
        const packed = await readFile(new URL(`files/${family}-latin-${cut}.woff2`, source))
        // Chromium accepts no compressed system fonts.
        const font = await subsetFont(packed, CHARACTERS, { targetFormat: 'sfnt' })
        files.push({ path: `${folder}/${family}-${cut}.ttf`, content: font })
      }
      const license = await readFile(new URL('LICENSE', source))
      files.push({ path: `${folder}/OFL-${family}.txt`, content: license })
    }
  }
  return files
}
