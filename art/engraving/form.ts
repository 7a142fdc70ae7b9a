// The parts of a still life: a form is a shape with an outline and a shade of parallel cuts; a backdrop and a
// shadow set it into light. We draw from front to back, as on the large plates.

import { contains, lerp, type Point, type Polygon, radians, smooth, spline, steps } from './geometry.ts'
import { noise } from './noise.ts'
import type { Plate } from './plate.ts'

/** Shade from 0 (blank) to 1 (nearly solid) at a place given in parts of the shape's box. */
export type Tone = (u: number, v: number) => number

export type Hatch = {
  tone: Tone | number
  /** Direction of the cuts in degrees; 0 is level. */
  angle?: number
  pitch?: number
}

function box(polygon: Polygon) {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left || 1, height: Math.max(...ys) - top || 1 }
}

export function hatch(plate: Plate, polygon: Polygon, { tone, angle = 0, pitch = 2.6 }: Hatch): void {
  const { left, top, width, height } = box(polygon)
  const [cx, cy] = [left + width / 2, top + height / 2]
  const reach = Math.hypot(width, height) / 2
  const [dx, dy] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const visible = (x: number, y: number) => contains(polygon, x, y) && plate.visible(x, y)
  const shade = typeof tone === 'number' ? () => tone : tone
  for (let off = -reach + pitch / 2; off < reach; off += pitch) {
    const points = steps(-reach, reach, Math.ceil(reach / 1.5)).map(
      (along): Point => [cx + dx * along - dy * off, cy + dy * along + dx * off],
    )
    plate.line(points, (x, y) => pitch * shade((x - left) / width, (y - top) / height), {
      visible,
      tolerance: 0.1,
    })
  }
}

/** An outlined shape in front of everything we draw after it. */
export function form(plate: Plate, polygon: Polygon, outline: number, ...hatches: readonly Hatch[]): void {
  for (const cuts of hatches) hatch(plate, polygon, cuts)
  plate.blank(polygon, outline)
}

/** A closed smooth outline through the points. */
export function blob(points: readonly Point[], perSpan = 7): Polygon {
  const [first, second] = [points[0], points[1]]
  const last = points.at(-1)
  if (!first || !second || !last) return points
  const round = spline([last, ...points, first, second], perSpan)
  return round.slice(perSpan, -perSpan - 1)
}

/** Level lines under a thing, heaviest in the middle. */
export function shadow(plate: Plate, [x, y]: Point, half: number, rows = 5, pitch = 3): void {
  const uneven = noise(9)
  for (let i = 0; i < rows; i++) {
    const reach = half * lerp(1, 0.6, i / rows) * (0.9 + 0.2 * uneven(i * 2.7))
    const shift = (uneven(i * 5.1 + 3) - 0.5) * half * 0.24
    const points = steps(x + shift - reach, x + shift + reach, 24).map((px): Point => [px, y + i * pitch])
    plate.line(points, (_x, _y, t) => pitch * lerp(0.55, 0.3, i / rows) * Math.sin(Math.PI * t) ** 0.8)
  }
}

export type Backdrop = {
  center: Point
  rx: number
  ry: number
  pitch?: number
  tone?: number
  /** The lines stop here, where the shadow on the ground begins. */
  floor?: number
  /** Where light parts the lines; 0 is dark, 1 is bright. */
  light?: (x: number, y: number) => number
}

/** Ruled lines behind a thing, fading to the paper all around. */
export function backdrop(plate: Plate, options: Backdrop): void {
  const { center, rx, ry, pitch = 4.4, tone = 0.34, floor = 142, light = () => 0 } = options
  const ragged = noise(23)
  let row = 0
  for (let y = center[1] - ry; y < Math.min(floor, center[1] + ry); y += pitch) {
    row++
    const wide =
      rx * Math.sqrt(Math.max(0, 1 - ((y - center[1]) / ry) ** 2)) * (0.82 + 0.3 * ragged(row * 0.9))
    if (wide < pitch) continue
    const shift = (ragged(row * 1.7 + 40) - 0.5) * rx * 0.16
    const [from, to] = [center[0] + shift - wide, center[0] + shift + wide]
    const points = steps(from, to, Math.ceil((to - from) / 4)).map((x): Point => [x, y])
    plate.line(
      points,
      (x, py, t) => pitch * tone * smooth(0, 0.3, t) * smooth(1, 0.7, t) * (1 - light(x, py)),
      { tolerance: 0.1 },
    )
  }
}
