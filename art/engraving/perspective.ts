// Things with depth: a level camera, surfaces whose cuts run along them and draw together with the distance, boxes and
// discs. We draw from front to back, like everything on a plate.

import type { Tone } from './form.ts'
import { lerp, type Point, type Polygon, radians, steps } from './geometry.ts'
import type { Plate } from './plate.ts'

/** A place in the room: to the right, up, and away from the reader. */
export type Spot = readonly [x: number, y: number, z: number]
export type View = (spot: Spot) => Point
export type Surface = (u: number, v: number) => Spot

type Camera = {
  /** Where the vanishing point lies on the sheet. */
  vanish: Point
  /** How high the eye is, and how far to the right. */
  eye: readonly [x: number, y: number]
  focal: number
}

/** Looks straight ahead, so upright lines stay upright. */
export function camera({ vanish, eye, focal }: Camera): View {
  return ([x, y, z]) => [vanish[0] + (focal * (x - eye[0])) / z, vanish[1] - (focal * (y - eye[1])) / z]
}

/** Turns things around an upright line; the angle is in degrees, to the left. */
export function turned(view: View, around: readonly [x: number, z: number], angle: number): View {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return ([x, y, z]) => {
    const [dx, dz] = [x - around[0], z - around[1]]
    return view([around[0] + dx * cos - dz * sin, y, around[1] + dx * sin + dz * cos])
  }
}

export type Cuts = {
  tone: Tone | number
  /** The way the cuts run. */
  along?: 'u' | 'v'
  /** The widest gap between two cuts, on the sheet. */
  pitch?: number
}

const far = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Two cuts closer than this run together in print. */
const CLOSEST = 1.5

export function cut(plate: Plate, view: View, at: Surface, { tone, along = 'u', pitch = 3 }: Cuts): void {
  const shade = typeof tone === 'number' ? () => tone : tone
  const place = (t: number, s: number) => (along === 'u' ? view(at(t, s)) : view(at(s, t)))
  const dark = (t: number, s: number) => (along === 'u' ? shade(t, s) : shade(s, t))
  const across = (t: number) =>
    steps(0, 1, 8).reduce((sum, s) => (s ? sum + far(place(t, s - 0.125), place(t, s)) : sum), 0)
  const count = Math.max(1, Math.round(Math.max(across(0), across(0.5), across(1)) / pitch))
  for (let i = 0; i < count; i++) {
    const s = (i + 0.5) / count
    const length = far(place(0, s), place(0.5, s)) + far(place(0.5, s), place(1, s))
    const points = steps(0, 1, Math.max(4, Math.ceil(length / 3.2))).map((t) => place(t, s))
    plate.line(
      points,
      (_x, _y, t) => {
        const gap = far(place(t, s - 0.5 / count), place(t, s + 0.5 / count))
        // In the distance every second cut ends, then every second of the rest.
        if (gap < CLOSEST / 2) return i % 4 === 1 ? 4 * gap * dark(t, s) : 0
        if (gap < CLOSEST) return i % 2 ? 2 * gap * dark(t, s) : 0
        return gap * dark(t, s)
      },
      { tolerance: 0.15, least: 0.22 },
    )
  }
}

export function edgeOf(view: View, at: Surface, perSide = 10): Polygon {
  const side = steps(0, 1, perSide).slice(0, -1)
  return [
    ...side.map((t) => view(at(t, 0))),
    ...side.map((t) => view(at(1, t))),
    ...side.map((t) => view(at(1 - t, 1))),
    ...side.map((t) => view(at(0, 1 - t))),
  ]
}

/** A surface in front of everything we draw after it. */
export function face(plate: Plate, view: View, at: Surface, outline: number, ...cuts: readonly Cuts[]): void {
  for (const each of cuts) cut(plate, view, at, each)
  const edge = edgeOf(view, at)
  if (outline) plate.blank(edge, outline)
  else plate.cover(edge)
}

/** A flat surface between four corners: u from the first to the second, v from the first to the last. */
export const flat =
  (a: Spot, b: Spot, c: Spot, d: Spot): Surface =>
  (u, v) => {
    const mix = (i: 0 | 1 | 2) => lerp(lerp(a[i], b[i], u), lerp(d[i], c[i], u), v)
    return [mix(0), mix(1), mix(2)]
  }

/** A level sheet: its near left corner, its size, and its turn. */
export function sheet([x, y, z]: Spot, width: number, depth: number, angle: number): Surface {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return (u, v) => {
    const [dx, dz] = [u * width, v * depth]
    return [x + dx * cos - dz * sin, y, z + dx * sin + dz * cos]
  }
}

type Box = { from: Spot; to: Spot }
type Shades = { front?: Cuts; top?: Cuts; left?: Cuts; right?: Cuts }

/** Draws only the sides toward the eye. `from` is the near lower left corner. */
export function box(plate: Plate, view: View, { from, to }: Box, outline: number, shades: Shades): void {
  const [[x0, y0, z0], [x1, y1, z1]] = [from, to]
  const sides: [Cuts | undefined, Surface][] = [
    [shades.front, flat([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0])],
    [shades.top, flat([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1])],
    [shades.left, flat([x0, y0, z1], [x0, y0, z0], [x0, y1, z0], [x0, y1, z1])],
    [shades.right, flat([x1, y0, z0], [x1, y0, z1], [x1, y1, z1], [x1, y1, z0])],
  ]
  for (const [cuts, at] of sides) if (cuts) face(plate, view, at, outline, cuts)
}

/** A disc that stands upright and faces to the side (x), or forward (z), or lies level (y). */
export function disc(
  view: View,
  [x, y, z]: Spot,
  radius: number,
  facing: 'x' | 'y' | 'z',
  count = 32,
): Polygon {
  return ring(view, [x, y, z], radius, facing, 0, 360, count).slice(0, -1)
}

export function ring(
  view: View,
  [x, y, z]: Spot,
  radius: number,
  facing: 'x' | 'y' | 'z',
  from: number,
  to: number,
  count = 32,
): Point[] {
  return steps(from, to, count).map((degrees) => {
    const [a, b] = [radius * Math.cos(radians(degrees)), radius * Math.sin(radians(degrees))]
    if (facing === 'x') return view([x, y + b, z + a])
    if (facing === 'y') return view([x + a, y, z + b])
    return view([x + a, y + b, z])
  })
}

/**
 * The near half of a thing turned on a wheel: u runs from left to right, v along the profile of radius and height. Where
 * the view is turned, the near half is another one.
 */
export function round([x, z]: readonly [number, number], profile: readonly Point[], turn = 0): Surface {
  const last = profile.length - 1
  return (u, v) => {
    const i = Math.min(last - 1, Math.max(0, Math.floor(v * last)))
    const [a, b] = [profile[i] ?? [0, 0], profile[i + 1] ?? [0, 0]]
    const [radius, y] = [lerp(a[0], b[0], v * last - i), lerp(a[1], b[1], v * last - i)]
    const angle = radians(lerp(180, 360, u) - turn)
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)]
  }
}
