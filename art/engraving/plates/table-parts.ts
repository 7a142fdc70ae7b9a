import { hatch } from '../form.ts'
import { arc, lerp, segment, smooth } from '../geometry.ts'
import { cut, disc, edgeOf, face, flat, round, type Surface, sheet, type View } from '../perspective.ts'
import type { Plate } from '../plate.ts'

export const TOP = 75

/** Ruled lines of print of the given lengths, from the head of a page down. */
function print(
  plate: Plate,
  view: View,
  at: Surface,
  lines: readonly (readonly [v: number, to: number, width: number])[],
) {
  for (const [v, to, width] of lines) plate.line(segment(view(at(0.12, v)), view(at(to, v)), 6), width)
}

const billLines = [
  [0.86, 0.46, 2.2],
  [0.72, 0.88, 0.8],
  [0.62, 0.84, 0.8],
  [0.52, 0.88, 0.8],
  [0.42, 0.8, 0.8],
  [0.24, 0.5, 0.8],
  [0.12, 0.88, 1.7],
] as const

export function bill(plate: Plate, view: View, at: Surface): void {
  print(plate, view, at, billLines)
  // Folded in three to fit its envelope.
  for (const v of [0.34, 0.67]) plate.line(segment(view(at(0, v)), view(at(1, v)), 8), 0.45)
  const third: Surface = (u, v) => at(u, lerp(0.34, 0.67, v))
  cut(plate, view, third, { tone: 0.13, pitch: 3 })
  plate.blank(edgeOf(view, at), 1.1)
}

export function envelope(plate: Plate, view: View, at: Surface): void {
  const pane: Surface = (u, v) => at(lerp(0.1, 0.56, u), lerp(0.2, 0.56, v))
  for (const v of [0.25, 0.5, 0.75])
    plate.line(segment(view(pane(0.12, v)), view(pane(v === 0.25 ? 0.6 : 0.85, v)), 4), 0.9)
  plate.blank(edgeOf(view, pane), 0.8)
  const stamp: Surface = (u, v) => at(lerp(0.82, 0.94, u), lerp(0.6, 0.88, v))
  face(plate, view, stamp, 0.7, { tone: 0.6, pitch: 1.9 })
  plate.line(segment(view(at(0.1, 0.82)), view(at(0.4, 0.82)), 4), 1.5)
  plate.blank(edgeOf(view, at), 1.1)
}

/** The shade a sheet throws on the table, away from the lamp. */
export function under(plate: Plate, view: View, at: Surface, dx: number, dz: number): void {
  const shade: Surface = (u, v) => {
    const [x, y, z] = at(u, v)
    return [x + dx, y - 0.1, z + dz]
  }
  face(plate, view, shade, 0, { tone: 0.8, pitch: 2 })
}

export function mug(plate: Plate, view: View, x: number, z: number): void {
  const tall = 12
  const handle = arc(view([x + 5.6, TOP + 6.2, z]), 8.5, 9.5, -92, 96, 18)
  plate.line(handle, 3.4)
  const rim = disc(view, [x, TOP + tall, z], 5.4, 'y', 36)
  hatch(plate, disc(view, [x, TOP + tall - 0.5, z - 0.2], 4.6, 'y', 30), { tone: 0.82, pitch: 1.8 })
  plate.blank(rim, 1.2)
  const body = round(
    [x, z],
    [
      [5.4, TOP + tall],
      [5.3, TOP + 6],
      [5, TOP + 1.4],
      [4.2, TOP],
    ],
  )
  face(plate, view, body, 1.3, {
    tone: (u) => 0.08 + 0.75 * smooth(0.42, 1, u) + 0.2 * smooth(0.12, 0, u),
    along: 'v',
    pitch: 2.2,
  })
  const cast = sheet([x + 2, TOP, z - 4], 17, 7, 8)
  face(plate, view, cast, 0, { tone: (u) => 0.8 * smooth(1, 0.2, u), pitch: 2 })
}

export function chair(plate: Plate, view: View, x0: number, x1: number, z: number): void {
  const post = (x: number) =>
    face(plate, view, flat([x - 2, 20, z], [x + 2, 20, z], [x + 1.6, 98, z], [x - 1.6, 98, z]), 1.3, {
      tone: (u) => 0.3 + 0.6 * u,
      along: 'v',
      pitch: 2.3,
    })
  const rail: Surface = (u, v) => [lerp(x0 - 2, x1 + 2, u), lerp(88, 100, v) + 2.5 * Math.sin(Math.PI * u), z]
  face(plate, view, rail, 1.4, { tone: (u, v) => 0.34 + 0.3 * u + 0.2 * (1 - v), pitch: 2.6 })
  post(x0)
  post(x1)
  for (const u of [0.28, 0.5, 0.72]) {
    const x = lerp(x0, x1, u)
    face(plate, view, flat([x - 1.5, 46, z], [x + 1.5, 46, z], [x + 1.5, 90, z], [x - 1.5, 90, z]), 1.1, {
      tone: (s) => 0.35 + 0.5 * s,
      along: 'v',
      pitch: 2.2,
    })
  }
  face(plate, view, flat([x0, 42, z], [x1, 42, z], [x1, 47, z], [x0, 47, z]), 1.2, { tone: 0.7, pitch: 2.2 })
}
