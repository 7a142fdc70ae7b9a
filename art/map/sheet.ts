// The map of all states as one file of shapes: pages draw each by its id, so neither their HTML nor their scripts
// carry the outlines.

import type { StateCode } from '../../src/domain/states.ts'
import { contains, type Point, type Polygon } from '../engraving/geometry.ts'
import { polygonPath, UNIT } from '../engraving/path.ts'
import type { MapState } from './atlas.ts'
import { nearestEdge } from './edge.ts'

export const idOf = (code: StateCode) => code.toLowerCase()

export function sheet(states: readonly MapState[], coast: readonly Polygon[]): string {
  const shape = (id: string, rings: readonly Polygon[]) =>
    `<path id="${id}" d="${rings.map(polygonPath).join('')}"/>`
  const shapes = states.map(({ code, rings }) => shape(idOf(code), rings))
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shape('coast', coast)}${shapes.join('')}</defs></svg>\n`
}

/** The ring as it would be if a label were as wide as it is high. */
const narrow = (ring: Polygon, center: number): Polygon =>
  ring.map(([x, y]): Point => [center + (x - center) / 1.5, y])

/** The point farthest from the border, where a label has the most room. */
export function findRoomiest(rings: readonly Polygon[]): Point {
  let best: { point: Point; room: number } = { point: [0, 0], room: -1 }
  for (const ring of rings) {
    const xs = ring.map(([x]) => x)
    const ys = ring.map(([, y]) => y)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 2) {
      for (let y = Math.min(...ys); y < Math.max(...ys); y += 2) {
        if (!contains(ring, x, y)) continue
        // Letters are wider than high, so room to the sides counts less.
        const room = nearestEdge([narrow(ring, x)], x, y).distance
        if (room > best.room) best = { point: [x, y], room }
      }
    }
  }
  return best.point
}

export const toTenths = ([x, y]: Point): Point => [Math.round(x * UNIT), Math.round(y * UNIT)]
