// One state as an engraved relief: level cuts that grow dark toward the southeast edge, and a cast shadow.

import { contains, type Point, type Polygon, radians, steps } from '../engraving/geometry.ts'
import { Plate } from '../engraving/plate.ts'
import { nearestEdge } from './edge.ts'

export const RELIEF = { width: 320, height: 240, margin: 14 }
const PITCH = 3.4
const SHADOW: Point = [5, 6]

function cuts(
  plate: Plate,
  inside: (x: number, y: number) => boolean,
  width: (x: number, y: number) => number,
) {
  const tilt = Math.tan(radians(-9))
  const rise = RELIEF.width * Math.abs(tilt)
  for (let y = PITCH / 2; y < RELIEF.height + rise; y += PITCH) {
    const line = steps(0, RELIEF.width, 160).map((x): Point => [x, y + x * tilt])
    plate.line(line, width, {
      visible: (px, py) => inside(px, py) && plate.visible(px, py),
      tolerance: 0.22,
      least: 0.3,
    })
  }
}

export function relief(rings: readonly Polygon[]): Plate {
  const plate = new Plate(RELIEF.width, RELIEF.height)
  const inside = (x: number, y: number) => rings.some((ring) => contains(ring, x, y))
  cuts(plate, inside, (x, y) => {
    const { distance, facing } = nearestEdge(rings, x, y)
    const shade = 0.7 * Math.max(0, facing) * Math.exp(-distance / 16)
    const light = 0.12 * Math.max(0, -facing) * Math.exp(-distance / 8)
    return PITCH * Math.max(0.09, 0.17 + shade - light)
  })
  for (const ring of rings) plate.blank(ring, 1.3)
  const cast = (x: number, y: number) => inside(x - SHADOW[0], y - SHADOW[1])
  cuts(plate, cast, () => PITCH * 0.62)
  return plate
}
