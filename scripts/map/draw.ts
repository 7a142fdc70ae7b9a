// Writes src/ui/engravings/us-map and the list of neighbours: `node scripts/map/draw.ts`. The output is committed.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type StateCode, states } from '../../src/site/choices/states.ts'
import { alone, borders, unitedStates } from './atlas.ts'
import { callouts } from './callouts.ts'
import { RELIEF, relief } from './relief.ts'
import { idOf, inTenths, roomiest, shades, sheet } from './sheet.ts'

const NOTE = '// Written by scripts/map/draw.ts; change it there.\n'
const folder = new URL('../../src/ui/engravings/us-map/', import.meta.url)
const neighboursFile = new URL('../../src/features/states/content/neighbours.ts', import.meta.url)
mkdirSync(folder, { recursive: true })

const around = borders()
const { states: map, coast } = unitedStates(0.35)
const codes = states.map(({ value }) => value)

function write(name: string, svg: string, budget: number): void {
  writeFileSync(new URL(`${name}.svg`, folder), svg)
  const kilobytes = gzipSync(svg, { level: 9 }).length / 1024
  if (kilobytes > budget) console.warn(`${name}: ${kilobytes.toFixed(1)} KB gzipped, more than ${budget}`)
}

write('map', sheet(map, coast), 25)
for (const code of codes) write(idOf(code), relief(alone(code, RELIEF, 0.9)).svg(), 8)

const shade = shades(map, around)
const places = map.map(({ code, rings }) => {
  const { at, from } = callouts[code] ?? {}
  const [x, y] = inTenths(at ?? roomiest(rings))
  const leader = from ? `, from: [${inTenths(from)}]` : ''
  return `  { code: '${code}', id: '${idOf(code)}', shade: ${shade[code]}, x: ${x}, y: ${y}${leader} },\n`
})
const imports = codes.map((code) => `import ${idOf(code)}Src from './${idOf(code)}.svg'\n`)
writeFileSync(
  new URL('index.ts', folder),
  `${NOTE}
import type { Engraving } from '../index.ts'
${imports.join('')}
const engraving = (src: string): Engraving => ({ src, width: ${RELIEF.width}, height: ${RELIEF.height} })

/** Each state by itself, by its code. */
export const outlines = {
${codes.map((code) => `  ${code}: engraving(${idOf(code)}Src),\n`).join('')}} as const
`,
)
writeFileSync(
  new URL('places.ts', folder),
  `${NOTE}
/** Where a state's letters stand on the map, in tenths; a small one has a line from itself to them. */
export type MapPlace = {
  code: string
  /** The id of its shape in map.svg. */
  id: string
  /** 0 to 3; neighbours differ. */
  shade: number
  x: number
  y: number
  from?: readonly [x: number, y: number]
}

export const mapPlaces: readonly MapPlace[] = [
${places.sort().join('')}]
`,
)

/** Where the two states without a land border fly to most. */
const acrossTheSea: Partial<Record<StateCode, StateCode[]>> = {
  AK: ['CA', 'HI', 'OR', 'WA'],
  HI: ['AK', 'CA', 'OR', 'WA'],
}
const lines = codes.map((code) => {
  const list = acrossTheSea[code] ?? around[code]
  return `  ${code}: [${list.map((other) => `'${other}'`).join(', ')}],\n`
})
writeFileSync(
  neighboursFile,
  `${NOTE}
import type { StateCode } from '#site/choices/states.ts'

export const neighbours: Record<StateCode, readonly StateCode[]> = {
${lines.join('')}}
`,
)

const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))
execFileSync(biome, ['check', '--write', fileURLToPath(folder), fileURLToPath(neighboursFile)], {
  stdio: 'inherit',
})
