// Writes src/ui/fonts/*.woff2 and the licences beside them: `node scripts/fonts/subset.ts`

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { FILES, FONT_FOLDER } from './faces.ts'

/** What the faces that every page needs may weigh together. */
const BUDGET = 85 * 1024

await mkdir(FONT_FOLDER, { recursive: true })

let total = 0
for (const { face, letters, isRare } of FILES) {
  const font = await subsetFont(await readFile(face.source), letters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  })
  await writeFile(new URL(face.file, FONT_FOLDER), font)
  await copyFile(
    new URL('../LICENSE', face.source),
    new URL(`OFL-${face.family.replace(' ', '')}.txt`, FONT_FOLDER),
  )
  if (!isRare) total += font.length
  console.log(`${face.file}  ${font.length} bytes`)
}

console.log(`on every page ${total} bytes of ${BUDGET}`)
if (total > BUDGET) process.exitCode = 1
