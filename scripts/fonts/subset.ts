// Writes src/ui/fonts/*.woff2 and the licences beside them: `node scripts/fonts/subset.ts`

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { CHARACTERS, FACES, FONT_FOLDER } from './faces.ts'

/** What all three may weigh together; the first screen needs every one of them. */
const BUDGET = 85 * 1024

await mkdir(FONT_FOLDER, { recursive: true })

let total = 0
for (const face of FACES) {
  const font = await subsetFont(await readFile(face.source), CHARACTERS, {
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
  total += font.length
  console.log(`${face.file}  ${font.length} bytes`)
}

console.log(`together ${total} bytes of ${BUDGET}`)
if (total > BUDGET) process.exitCode = 1
