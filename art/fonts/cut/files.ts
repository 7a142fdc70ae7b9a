import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { ArtFile } from '../../files.ts'
import { FILES } from '../faces.ts'

const folder = 'src/ui/fonts'

/** The most that the faces of every page may weigh together. */
const BUDGET = 85 * 1024

/** Our fonts with only the letters that we need, and their licenses. */
export async function fontFiles(): Promise<ArtFile[]> {
  const files: ArtFile[] = []
  let total = 0
  for (const { face, letters, isRare } of FILES) {
    const font = await subsetFont(await readFile(face.source), letters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: face.features,
      noHinting: true,
      dropTables: ['STAT', 'gasp'],
    })
    if (!isRare) total += font.length
    files.push({ path: `${folder}/${face.file}`, content: font })
    const license = await readFile(new URL('../LICENSE', face.source), 'utf8')
    files.push({ path: `${folder}/OFL-${face.family.replace(' ', '')}.txt`, content: license })
  }
  if (total > BUDGET) throw new Error(`the fonts of every page weigh ${total} bytes; at most ${BUDGET}`)
  return files
}
