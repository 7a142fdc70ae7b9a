import { type StateCode, states } from '../../src/domain/states.ts'
import { type ArtFile, format } from '../files.ts'
import { borders, projectState, unitedStates } from './atlas.ts'
import { callouts } from './callouts.ts'
import { RELIEF, relief } from './relief.ts'
import { findRoomiest, idOf, sheet, toTenths } from './sheet.ts'

const NOTE = '// Written by art/map/files.ts; change it there.\n'
const folder = 'src/ui/engravings/us-map'
const codes = states.map(({ value }) => value)

/** The map of all states, each state by itself, and which states border on which. */
export function mapFiles(): ArtFile[] {
  const around = borders()
  const { states: map, coast } = unitedStates(0.35)
  const places = map.map(({ code, rings }) => {
    const { at, from } = callouts[code] ?? {}
    const [x, y] = toTenths(at ?? findRoomiest(rings))
    const leader = from ? `, from: [${toTenths(from)}]` : ''
    return `  { code: '${code}', id: '${idOf(code)}', x: ${x}, y: ${y}${leader} },\n`
  })
  return [
    { path: `${folder}/map.svg`, content: sheet(map, coast) },
    ...codes.map((code) => ({
      path: `${folder}/${idOf(code)}.svg`,
      content: relief(projectState(code, RELIEF, 0.5)),
    })),
    format(`${folder}/index.ts`, outlinesModule()),
    format(`${folder}/places.ts`, placesModule(places.sort())),
    format('src/features/states/content/neighbors.ts', neighborsModule(around)),
  ]
}

function outlinesModule(): string {
  const imports = codes.map((code) => `import ${idOf(code)}Src from './${idOf(code)}.svg'\n`)
  return `${NOTE}
import type { Engraving } from '../index.ts'
${imports.join('')}
const engraving = (src: string): Engraving => ({ src, width: ${RELIEF.width}, height: ${RELIEF.height} })

/** Each state by itself, by its code. */
export const outlines = {
${codes.map((code) => `  ${code}: engraving(${idOf(code)}Src),\n`).join('')}} as const
`
}

function placesModule(places: readonly string[]): string {
  return `${NOTE}
/** Where a state's letters stand on the map, in tenths; a small one has a line from itself to them. */
export type MapPlace = {
  code: string
  /** The id of its shape in map.svg. */
  id: string
  x: number
  y: number
  from?: readonly [x: number, y: number]
}

export const mapPlaces: readonly MapPlace[] = [
${places.join('')}]
`
}

/** Where most flights go from the two states without a land border. */
const acrossTheSea: Partial<Record<StateCode, StateCode[]>> = {
  AK: ['CA', 'HI', 'OR', 'WA'],
  HI: ['AK', 'CA', 'OR', 'WA'],
}

function neighborsModule(around: Record<StateCode, readonly StateCode[]>): string {
  const lines = codes.map((code) => {
    const list = acrossTheSea[code] ?? around[code]
    return `  ${code}: [${list.map((other) => `'${other}'`).join(', ')}],\n`
  })
  return `${NOTE}
import type { StateCode } from '#domain/states.ts'

export const neighbors: Record<StateCode, readonly StateCode[]> = {
${lines.join('')}}
`
}
