import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathFromRoot } from './files.ts'
import { fontFiles } from './fonts/cut/files.ts'
import { letteringFile } from './fonts/cut/lettering.ts'
import { otherMachinesFonts } from './fonts/cut/other-machines.ts'
import { printFaceFiles } from './fonts/cut/print-faces.ts'
import { mapFiles } from './map/files.ts'

test.each([
  ['the maps', mapFiles],
  ['our fonts', fontFiles],
  ['the letters of share pictures', letteringFile],
  ['the letters of PDFs', printFaceFiles],
  ['the fonts of other machines', otherMachinesFonts],
])('%s are byte for byte what we would draw now', async (_, draw) => {
  const changed = [await draw()]
    .flat()
    .filter(({ path, content }) => !readFileSync(pathFromRoot(path)).equals(Buffer.from(content)))
  expect(changed.map(({ path }) => path)).toEqual([])
})
