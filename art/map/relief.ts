// One state by itself, as on an old chart: lines along its shore, level cuts that grow dark toward the southeast and stop
// short of the border, and an even outline over all. Bays and islands stay clean.

import { palette } from '../../src/site/palette.ts'
import { contains, type Point, type Polygon, simplify, steps } from '../engraving/geometry.ts'
import { polygonPath, UNIT } from '../engraving/path.ts'
import { INK } from '../engraving/plate.ts'
import { ribbon } from '../engraving/ribbon.ts'
import { nearestEdge } from './edge.ts'

export const RELIEF = { width: 440, height: 360, margin: 18 }
const PITCH = 4.4
/** How far a cut stays from the border. */
const GAP = 3.4
/** Each shore line is the outline, stroked this wide, with paper over all but its edge. */
const shore: readonly [width: number, line: number][] = [
  [25, 0.5],
  [17, 0.65],
  [9.6, 0.8],
]

/** How much of the way to the southeast lies outside: 0 in the open, 1 at the far shore. */
function shadeToSoutheast(rings: readonly Polygon[], x: number, y: number): number {
  const probes = 9
  let outside = 0
  for (let i = 1; i <= probes; i++) {
    const reach = (i / probes) * 50
    if (!rings.some((ring) => contains(ring, x + reach, y + reach * 0.9))) outside++
  }
  return outside / probes
}

function cuts(rings: readonly Polygon[]): string {
  const coarse = rings
    .map((ring) => simplify([...ring, ...ring.slice(0, 1)], 3).slice(0, -1))
    .filter((ring) => ring.length > 2)
  const inside = (x: number, y: number) => rings.some((ring) => contains(ring, x, y))
  let path = ''
  for (let y = PITCH / 2; y < RELIEF.height; y += PITCH) {
    const line = steps(0, RELIEF.width, RELIEF.width / 2).map((x): Point => [x, y])
    const width = (x: number) => {
      const { distance } = nearestEdge(rings, x, y)
      if (distance < GAP) return 0
      const rim = 0.2 * Math.exp((GAP - distance) / 9)
      return PITCH * Math.min(0.72, 0.11 + 0.42 * shadeToSoutheast(coarse, x, y) ** 1.5 + rim)
    }
    for (const polygon of ribbon(line, width, { visible: inside, least: 0.28, tolerance: 0.2 }))
      path += polygonPath(polygon)
  }
  return path
}

export function relief(rings: readonly Polygon[]): string {
  const outline = rings.map(polygonPath).join('')
  const stroke = (color: string, width: number) =>
    `<use href="#o" stroke="${color}" stroke-width="${Math.round(width * UNIT)}"/>`
  const lines = shore.map(([width, line]) => stroke(INK, width) + stroke(palette.paper, width - 2 * line))
  const size = `viewBox="0 0 ${RELIEF.width * UNIT} ${RELIEF.height * UNIT}" width="${RELIEF.width}" height="${RELIEF.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs><path id="o" d="${outline}"/></defs><g fill="none" stroke-linejoin="round">${lines.join('')}</g><use href="#o" fill="${palette.sheet}"/><path fill="${INK}" d="${cuts(rings)}"/><g fill="none" stroke-linejoin="round">${stroke(INK, 1.9)}</g></svg>\n`
}
