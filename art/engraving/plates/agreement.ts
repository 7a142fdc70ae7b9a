// An agreement on a desk, ready to read and sign: two sheets, a fountain pen, a pair of glasses.

import { arc, lerp, type Point, type Polygon, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import {
  camera,
  cut,
  disc,
  edgeOf,
  face,
  ring,
  type Spot,
  type Surface,
  sheet,
  type View,
} from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'

/** Where a place on a sheet shows on the plate. */
const onto =
  (view: View, at: Surface) =>
  (u: number, v: number): Point =>
    view(at(u, v))

function page(plate: Plate, view: View, at: Surface): void {
  const on = onto(view, at)
  const rule = (u0: number, u1: number, v: number, width: number) =>
    plate.line(segment(on(u0, v), on(u1, v), 16), width)
  // The nib has just left the line: a name, written.
  const hand: readonly Point[] = [
    [0.52, 0.135],
    [0.55, 0.19],
    [0.57, 0.12],
    [0.6, 0.175],
    [0.625, 0.125],
    [0.66, 0.16],
    [0.7, 0.135],
    [0.74, 0.155],
    [0.82, 0.14],
  ]
  plate.line(
    spline(hand, 9).map(([u, v]) => on(u, v)),
    (_x, _y, t) => 0.8 + 1.1 * Math.sin(t * 19) ** 2,
  )
  rule(0.5, 0.88, 0.118, 0.9)
  rule(0.12, 0.42, 0.118, 0.9)
  rule(0.5, 0.64, 0.085, 0.7)
  rule(0.12, 0.24, 0.085, 0.7)
  // Head, paragraphs, and the one sum that matters in a frame.
  rule(0.28, 0.72, 0.91, 3.4)
  rule(0.4, 0.6, 0.872, 1)
  for (const [v, u1] of [
    [0.81, 0.88],
    [0.782, 0.86],
    [0.754, 0.88],
    [0.726, 0.6],
    [0.672, 0.88],
    [0.644, 0.87],
    [0.616, 0.88],
    [0.588, 0.44],
    [0.36, 0.88],
    [0.332, 0.86],
    [0.304, 0.88],
    [0.276, 0.7],
  ] as const)
    rule(0.12, u1, v, 1)
  const sum: Surface = (u, v) => at(lerp(0.12, 0.88, u), lerp(0.42, 0.53, v))
  const cell: Surface = (u, v) => at(lerp(0.6, 0.88, u), lerp(0.42, 0.53, v))
  for (const v of [0.3, 0.62])
    plate.line(segment(view(sum(0.05, v)), view(sum(v < 0.5 ? 0.4 : 0.5, v)), 6), 1)
  plate.line(segment(view(cell(0.2, 0.45)), view(cell(0.8, 0.45)), 6), 4)
  face(plate, view, cell, 1.1, { tone: 0.24, pitch: 2.4 })
  plate.blank(edgeOf(view, sum), 1.1)
  // A light relief where the paper lifts toward its far edge.
  cut(plate, view, (u, v) => at(lerp(0.93, 1, u), v), { tone: (u, v) => 0.16 * u * v, pitch: 3 })
  plate.blank(edgeOf(view, at), 1.3)
}

function pen(plate: Plate, view: View, tip: Spot, tail: Spot): void {
  const [a, b] = [view(tip), view(tail)]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const at = (along: number, off: number): Point => [
    a[0] + dx * along - dy * off,
    a[1] + dy * along + dx * off,
  ]
  const girth = (t: number) => 7.4 * (0.82 + 0.3 * Math.sin(Math.PI * smooth(0, 1, t)))
  const [m, k] = [length / 190, length / 138]
  // The clip, the bands, the barrel with a long glint, the nib.
  const side = (from: number, to: number, half: (t: number) => number): Polygon => [
    ...steps(0, 1, 12).map((t) => at(lerp(from, to, t) * m, -half(t) * k)),
    ...steps(1, 0, 12).map((t) => at(lerp(from, to, t) * m, half(t) * k)),
  ]
  plate.blank(
    side(118, 168, () => 1.7),
    0.9,
  )
  plate.blank(
    side(108, 113, () => 8.9),
    1,
  )
  plate.blank(
    side(52, 56, () => 6.9),
    1,
  )
  const stripes = (from: number, to: number, half: (t: number) => number, tone: (s: number) => number) => {
    for (const s of steps(-0.92, 0.92, 8))
      plate.line(
        steps(0, 1, 20).map((t) => at(lerp(from, to, t) * m, s * half(t) * k)),
        (_x, _y, t) => 2.1 * k * tone(s) * (half(t) / 8),
      )
    plate.blank(side(from, to, half), 1.3)
  }
  const shade = (s: number) => 0.95 - 0.85 * smooth(0.42, 0.1, Math.abs(s + 0.36))
  stripes(56, 190, (t) => lerp(girth(t), 6, smooth(0.86, 1, t)), shade)
  stripes(28, 52, (t) => lerp(4.6, 6.4, t), shade)
  plate.line(segment(at(2 * m, 0), at(17 * m, 0), 4), 0.8)
  plate.line(arc(at(18 * m, 0), 1.3 * k, 1.3 * k, 0, 360, 12), 0.8)
  const nib: Polygon = [
    at(0, 0),
    at(10 * m, -2.6 * k),
    at(20 * m, -5 * k),
    at(28 * m, -4.4 * k),
    at(28 * m, 4.4 * k),
    at(20 * m, 5 * k),
    at(10 * m, 2.6 * k),
  ]
  for (const s of [0.35, 0.7]) plate.line(segment(at(8 * m, s * 2.6 * k), at(27 * m, s * 5 * k), 5), 0.8)
  plate.blank(nib, 1.2)
  // Its shade on the paper, to the right and nearer.
  for (let i = 0; i < 4; i++)
    plate.line(
      steps(0.04, 1, 24).map((t): Point => {
        const [x, y] = at(length * t, 0)
        return [x + 4 + 10 * t + i * 1.2, y + 3 + 11 * t + i * 2.4]
      }),
      (_x, _y, t) => 1.7 * smooth(0, 0.3, t) * smooth(1, 0.9, t),
    )
}

function glasses(plate: Plate, view: View, x: number, z: number): void {
  const [r, gap] = [4.3, 11]
  for (const cx of [x, x + gap]) {
    for (const off of [-1.2, 0.6])
      plate.line(segment(view([cx + off, 0.5, z + 2.4]), view([cx + off - 1.6, 0.5, z - 1.6]), 5), 0.8)
    plate.line(ring(view, [cx, 0.5, z], r, 'y', 0, 360, 40), 2.4)
    plate.cover(disc(view, [cx, 0.5, z], r, 'y'))
  }
  plate.line(
    spline(
      [view([x + r, 0.6, z + 0.6]), view([x + gap / 2, 1.4, z + 1.8]), view([x + gap - r, 0.6, z + 0.6])],
      6,
    ),
    2.2,
  )
  for (const [from, to] of [
    [x - r, x - r + 3],
    [x + gap + r, x + gap + r - 5],
  ] as const)
    plate.line(spline([view([from, 0.6, z + 0.6]), view([from, 1.4, z + 9]), view([to, 0.4, z + 16])], 8), 2)
  for (const cx of [x + 0.8, x + gap + 0.8])
    plate.line(
      ring(view, [cx, 0, z - 0.9], r + 0.4, 'y', 190, 360, 16),
      (_x, _y, t) => 1.7 * Math.sin(Math.PI * t),
    )
}

export function agreement(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 350) : new Plate(360, 262)
  const { width, height } = plate
  const view = camera({ vanish: wide ? [352, -274] : [166, -244], eye: [0, 78], focal: wide ? 640 : 500 })
  const grain = noise(44)
  const first = sheet([wide ? -26 : -20, 0, 84], 34, 44, wide ? 8 : 6)
  const on = (u: number, v: number): Spot => {
    const [x, y, z] = first(u, v)
    return [x, y + 0.6, z]
  }
  const tip = on(0.84, 0.15)
  const far = on(1.3, 0.66)
  pen(plate, view, tip, [far[0], 5, far[2]])
  page(plate, view, first)
  const behind = sheet([wide ? -21 : -17, 0, 84.5], 34, 44, wide ? -1 : -2)
  const text = onto(view, behind)
  for (let i = 0; i < 20; i++)
    plate.line(segment(text(0.5, 0.84 - i * 0.034), text(0.9, 0.84 - i * 0.034), 8), 1)
  plate.blank(edgeOf(view, behind), 1.2)
  const drop = (at: Surface, dx: number, dz: number) => {
    const cast: Surface = (u, v) => {
      const [x, y, z] = at(u, v)
      return [x + dx, y, z + dz]
    }
    face(plate, view, cast, 0, { tone: 0.78, pitch: 2.5 })
  }
  drop(behind, 1.1, -1)
  drop(first, 0.8, -1.2)
  if (wide) {
    glasses(plate, view, -47, 106)
    const ledger = sheet([27, 0, 112], 24, 34, -14)
    const label: Surface = (u, v) => ledger(lerp(0.24, 0.76, u), lerp(0.62, 0.82, v))
    for (const v of [0.35, 0.65]) plate.line(segment(view(label(0.18, v)), view(label(0.82, v)), 6), 1.2)
    plate.blank(edgeOf(view, label), 1)
    face(plate, view, ledger, 1.3, { tone: (u, v) => 0.46 + 0.2 * u - 0.1 * v, along: 'v', pitch: 3 })
    const spine: Surface = (u, v) => {
      const [x, , z] = ledger(u, 0)
      return [x, -2.2 * v, z]
    }
    face(plate, view, spine, 1.2, { tone: 0.2, pitch: 2 })
    drop(ledger, 1.6, -2)
  }
  // Boards of the desk, with a grain.
  const boards: [number, number][] = []
  for (let y = 8; y < height - 4; y += 4.4) boards.push([y, Math.floor(y / 70)])
  boards.forEach(([y, board], row) => {
    const seam = Math.floor((y + 4.4) / 70) !== board
    const points = steps(0, width, Math.round(width / 5)).map(
      (x): Point => [x, y + (seam ? 0 : 1.2 * (grain(x * 0.011 + row * 0.4) - 0.5))],
    )
    const rag = 0.1 + 0.1 * grain(row * 2.9)
    plate.line(
      points,
      (x) =>
        4.4 *
        (seam ? 0.5 : 0.12 + 0.36 * grain(x * 0.008 + board * 9.1 + row * 0.33)) *
        smooth(0, width * rag, x) *
        smooth(width, width * (1 - rag), x) *
        smooth(0, 50, y) *
        smooth(height, height - 44, y),
      { tolerance: 0.14, least: 0.28 },
    )
  })
  return plate
}
