// Writes src/ui/engravings: `node scripts/engraving/draw.ts`. The output is committed.

import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { indexModule, markComponent, sealComponent } from './components.ts'
import { pictures } from './pictures.ts'

const folder = new URL('../../src/ui/engravings/', import.meta.url)
await mkdir(folder, { recursive: true })

const all = pictures()
for (const { name, svg, budget } of all) {
  await writeFile(new URL(`${name}.svg`, folder), svg)
  const weight = gzipSync(svg, { level: 9 }).length
  console.log(`${name.padEnd(14)} ${String(weight).padStart(6)} bytes gzipped, at most ${budget} KB`)
}
await writeFile(new URL('index.ts', folder), indexModule(all))
await writeFile(new URL('mark.tsx', folder), markComponent())
await writeFile(new URL('seal.tsx', folder), sealComponent())

const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))
execFileSync(biome, ['check', '--write', fileURLToPath(folder)], { stdio: 'inherit' })
