// A hospital corridor toward a window: the light falls along the floor, and a wheelchair waits.

import { lerp, type Point, segment, smooth, steps } from '../geometry.ts'
import { box, camera, edgeOf, face, flat, ring, type Spot, type Surface, type View } from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'

const [LEFT, RIGHT, HIGH, NEAR, FAR] = [-125, 125, 250, 96, 1250]

/** A door in a side wall; the wall's x, and where along the corridor. */
function door(plate: Plate, view: View, x: number, z: number, wide = 96): void {
  const at = (y0: number, y1: number, z0: number, z1: number): Surface =>
    flat([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0])
  const pane = at(120, 184, z + wide * 0.56, z + wide * 0.78)
  face(plate, view, pane, 0.9, { tone: 0.75, along: 'v', pitch: 2.2 })
  const handle = at(92, 108, z + wide * 0.12, z + wide * 0.16)
  plate.blank(edgeOf(view, handle, 2), 0.9)
  const kick = at(0, 22, z + 4, z + wide - 4)
  face(plate, view, kick, 0.7, { tone: 0.3, pitch: 2.6 })
  face(plate, view, at(0, 205, z, z + wide), 1.2, { tone: (u) => 0.5 - 0.1 * u, along: 'v', pitch: 3 })
  plate.blank(edgeOf(view, at(0, 214, z - 8, z + wide + 8)), 1.1)
  // A sign over it.
  const sign: Spot[] = [
    [x, 222, z + wide * 0.2],
    [x, 222, z + wide * 0.8],
    [x, 238, z + wide * 0.8],
    [x, 238, z + wide * 0.2],
  ]
  const [a, b, c, d] = sign as [Spot, Spot, Spot, Spot]
  face(plate, view, flat(a, b, c, d), 0.9)
}

function wheelchair(plate: Plate, view: View, x: number, z: number): void {
  const [w, r] = [46, 30]
  const rim = (side: number, near: boolean) => {
    const c: Spot = [side, r, z]
    plate.line(ring(view, c, r - 5, 'x', 0, 360, 40), 0.8)
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 2 * Math.PI
      plate.line(
        segment(view(c), view([side, r + (r - 2) * Math.sin(a), z + (r - 2) * Math.cos(a)]), 5),
        0.55,
      )
    }
    plate.line(ring(view, c, r, 'x', 0, 360, 48), near ? 2.8 : 2.2)
  }
  const bar = (a: Spot, b: Spot, width = 2.6) => plate.line(segment(view(a), view(b), 14), width)
  const [x0, x1] = [x, x + w]
  // The near wheel, the frame on it, then the seat.
  rim(x0, true)
  const cast = (s: number) => {
    plate.line(ring(view, [s, 9, z - 48], 9, 'x', 0, 360, 24), 2.2)
    bar([s, 18, z - 46], [s, 34, z - 40])
  }
  cast(x0)
  bar([x0, 50, z - 40], [x0, 50, z + 26])
  bar([x0, 72, z - 30], [x0, 72, z + 24], 4.2)
  bar([x0, 50, z - 40], [x0, 12, z - 62])
  bar([x0, 34, z - 40], [x0, 50, z - 40])
  bar([x0, 72, z - 30], [x0, 50, z - 30])
  bar([x0, 30, z + 26], [x0, 106, z + 26])
  bar([x0, 106, z + 26], [x0, 106, z + 44], 4)
  const step = flat([x0 + 2, 12, z - 62], [x0 + 20, 12, z - 62], [x0 + 20, 12, z - 78], [x0 + 2, 12, z - 78])
  face(plate, view, step, 1, { tone: 0.7, pitch: 2 })
  const step2 = flat([x1 - 20, 12, z - 62], [x1 - 2, 12, z - 62], [x1 - 2, 12, z - 78], [x1 - 20, 12, z - 78])
  face(plate, view, step2, 1, { tone: 0.7, pitch: 2 })
  const seat = flat([x0, 52, z - 38], [x1, 52, z - 38], [x1, 50, z + 22], [x0, 50, z + 22])
  face(plate, view, seat, 1.2, { tone: 0.6, pitch: 2.6 })
  bar([x1, 72, z - 30], [x1, 72, z + 24], 3.6)
  bar([x1, 72, z - 30], [x1, 50, z - 30], 2)
  cast(x1)
  bar([x1, 50, z - 40], [x1, 12, z - 62], 2)
  const back = flat([x0, 54, z + 26], [x1, 54, z + 26], [x1, 98, z + 26], [x0, 98, z + 26])
  face(plate, view, back, 1.2, { tone: (u) => 0.5 + 0.25 * u, along: 'v', pitch: 2.8 })
  bar([x1, 54, z + 26], [x1, 106, z + 26], 2.2)
  rim(x1, false)
}

function chair(plate: Plate, view: View, x: number, z: number): void {
  const [d, w] = [44, 48]
  box(plate, view, { from: [x - d, 42, z], to: [x, 47, z + w] }, 1.1, {
    front: { tone: 0.5, pitch: 2 },
    top: { tone: 0.2, pitch: 2.6 },
    left: { tone: 0.5, pitch: 2 },
  })
  const back = flat([x - 4, 58, z + w], [x - 4, 58, z], [x, 92, z], [x, 92, z + w])
  face(plate, view, back, 1.1, { tone: 0.42, pitch: 2.6 })
  for (const [lx, lz] of [
    [x - d + 3, z + 3],
    [x - 5, z + 3],
    [x - d + 3, z + w - 3],
  ] as const)
    plate.line(segment(view([lx, 42, lz]), view([lx, 0, lz]), 8), 2)
}

export function corridor(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 360) : new Plate(360, 290)
  const { width, height } = plate
  const vanish: Point = wide ? [392, 150] : [204, 124]
  const focal = wide ? 360 : 262
  const view = camera({ vanish, eye: [wide ? 14 : 10, 140], focal })
  const edge = (x: number, y: number) =>
    smooth(0, width * 0.12, x) *
    smooth(width, width * 0.88, x) *
    smooth(0, height * 0.1, y) *
    smooth(height, height * 0.9, y)
  const fading = (tone: (u: number, v: number) => number, at: Surface) => (u: number, v: number) => {
    const [x, y] = view(at(u, v))
    return tone(u, v) * edge(x, y)
  }

  wheelchair(plate, view, wide ? -96 : -84, wide ? 372 : 352)
  for (const z of wide ? [330, 384, 438, 492] : [372, 426, 480]) chair(plate, view, RIGHT - 4, z)

  // The window at the end.
  const [w0, w1, s, t] = [-62, 62, 84, 214]
  for (const [a, b] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [xa, ya] = [lerp(w0, 3, a), lerp(s, 151, b)]
    plate.blank(
      edgeOf(view, flat([xa, ya, FAR], [xa + 58, ya, FAR], [xa + 58, ya + 62, FAR], [xa, ya + 62, FAR])),
      0.8,
    )
  }
  plate.blank(
    edgeOf(
      view,
      flat([w0 - 6, s - 6, FAR], [w1 + 6, s - 6, FAR], [w1 + 6, t + 6, FAR], [w0 - 6, t + 6, FAR]),
    ),
    1.1,
  )
  const end = flat([LEFT, 0, FAR], [RIGHT, 0, FAR], [RIGHT, HIGH, FAR], [LEFT, HIGH, FAR])
  face(plate, view, end, 1.1, { tone: 0.46, pitch: 2.4 })

  // Handrails, then the walls behind them with their doors.
  for (const x of [LEFT + 4, RIGHT - 4]) {
    const rail = flat([x, 86, NEAR], [x, 86, FAR], [x, 97, FAR], [x, 97, NEAR])
    // Its lower half is in shade.
    plate.line(
      steps(0, 1, 60).map((q) => view([x, 89, NEAR * (FAR / NEAR) ** q])),
      (px, py, q) => (6 * focal * edge(px, py)) / (NEAR * (FAR / NEAR) ** q),
    )
    const line = (y: number) =>
      plate.line(
        steps(0, 1, 60).map((q) => view([x, y, NEAR * (FAR / NEAR) ** q])),
        (px, py) => 1.1 * edge(px, py),
      )
    line(97)
    line(86)
    plate.cover(edgeOf(view, rail, 30))
  }
  for (const [x, z] of [
    [LEFT, 300],
    [RIGHT, 296],
    [LEFT, 560],
    [RIGHT, 640],
    [LEFT, 880],
    [RIGHT, 960],
  ] as const)
    door(plate, view, x, z)
  const left = flat([LEFT, 0, FAR], [LEFT, 0, NEAR], [LEFT, HIGH, NEAR], [LEFT, HIGH, FAR])
  const right = flat([RIGHT, 0, NEAR], [RIGHT, 0, FAR], [RIGHT, HIGH, FAR], [RIGHT, HIGH, NEAR])
  face(plate, view, left, 0, { tone: fading((_u, v) => (v < 0.36 ? 0.3 : 0.17), left), pitch: 7.6 })
  face(plate, view, right, 0, { tone: fading((_u, v) => (v < 0.36 ? 0.52 : 0.36), right), pitch: 7.6 })

  // Lamps in the ceiling.
  for (const z of [330, 520, 760, 1040]) {
    const lamp = flat([-26, HIGH, z], [26, HIGH, z], [26, HIGH, z + 110], [-26, HIGH, z + 110])
    plate.blank(edgeOf(view, lamp), 1)
  }
  const ceiling = flat([LEFT, HIGH, FAR], [RIGHT, HIGH, FAR], [RIGHT, HIGH, NEAR], [LEFT, HIGH, NEAR])
  face(plate, view, ceiling, 0, { tone: fading((_u, v) => 0.3 - 0.1 * v, ceiling), pitch: 4.4 })

  // The floor shines toward the window.
  const floor: Surface = (u, v) => [lerp(LEFT, RIGHT, u), 0, NEAR * (FAR / NEAR) ** v]
  face(plate, view, floor, 0, {
    tone: fading((u, v) => {
      const shine = smooth(0.34, 0.1, Math.abs(u - 0.5 + 0.04)) * (0.55 + 0.45 * v)
      const tiles = 0.86 + 0.14 * Math.sin(v * 40)
      return (0.5 - 0.46 * shine) * tiles
    }, floor),
    pitch: 3.2,
  })
  // Where wall, floor and ceiling meet.
  for (const [x, y] of [
    [LEFT, 0],
    [RIGHT, 0],
    [LEFT, HIGH],
    [RIGHT, HIGH],
  ] as const)
    plate.line(segment(view([x, y, NEAR]), view([x, y, FAR]), 70), (px, py) => 1.2 * edge(px, py))
  return plate
}
