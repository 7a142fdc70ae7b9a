import { segment, smooth, spline } from '../geometry.ts'
import { box, edgeOf, face, flat, round, type Spot, type View } from '../perspective.ts'
import type { Plate } from '../plate.ts'

export const FLOOR = 2.4
export const CAPITAL = 11
export const TURN = -29

export function column(plate: Plate, view: View, x: number, z: number): void {
  const lit = (u: number) => 0.05 + 0.75 * smooth(0.38, 0.95, u) + 0.16 * smooth(0.12, 0, u)
  box(plate, view, { from: [x - 1, CAPITAL - 0.45, z - 1], to: [x + 1, CAPITAL, z + 1] }, 1, {
    front: { tone: 0.12, pitch: 2.2 },
    right: { tone: 0.6, pitch: 1.9 },
  })
  face(
    plate,
    view,
    round(
      [x, z],
      [
        [0.95, CAPITAL - 0.45],
        [0.66, CAPITAL - 1],
      ],
      TURN,
    ),
    0.9,
    { tone: lit, along: 'v', pitch: 2 },
  )
  const shaft = round(
    [x, z],
    spline(
      [
        [0.66, CAPITAL - 1],
        [0.74, 7.4],
        [0.8, 4.5],
        [0.82, FLOOR + 0.6],
      ],
      5,
    ),
    TURN,
  )
  face(plate, view, shaft, 1.1, { tone: lit, along: 'v', pitch: 2.3 })
  box(plate, view, { from: [x - 1.05, FLOOR, z - 1.05], to: [x + 1.05, FLOOR + 0.6, z + 1.05] }, 1, {
    front: { tone: 0.14, pitch: 2.2 },
    right: { tone: 0.62, pitch: 1.9 },
  })
}

/** A tall window in a wall that faces the reader (z) or the right (x). */
export function pane(plate: Plate, view: View, a: Spot, b: Spot): void {
  const [x0, y0, z0] = a
  const [x1, y1, z1] = b
  const at = flat([x0, y0, z0], [x1, y0, z1], [x1, y1, z1], [x0, y1, z0])
  for (const v of [0.34, 0.67]) plate.line(segment(view(at(0, v)), view(at(1, v)), 3), 1)
  plate.line(segment(view(at(0.5, 0)), view(at(0.5, 1)), 4), 1)
  face(plate, view, at, 1.2, { tone: 0.82, along: 'v', pitch: 2.1 })
  const sill = flat([x0, y0 - 0.35, z0], [x1, y0 - 0.35, z1], [x1, y0, z1], [x0, y0, z0])
  plate.blank(edgeOf(view, sill, 3), 0.9)
}
