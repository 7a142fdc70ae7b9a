import type { Corners, Point } from './picture.ts'

/** Nine numbers, row by row, that carry a point of one plane to another. */
export type Homography = readonly number[]

/** Carries the unit square to these corners (Heckbert, 1989). */
export function fromSquare([a, b, c, d]: Corners): Homography {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const right = { x: b.x - c.x, y: b.y - c.y }
  const left = { x: d.x - c.x, y: d.y - c.y }
  const area = right.x * left.y - left.x * right.y
  const g = (sum.x * left.y - left.x * sum.y) / area
  const h = (right.x * sum.y - sum.x * right.y) / area
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
}

export function carry(by: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = by
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}
