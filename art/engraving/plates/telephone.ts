// A telephone on a table by the window, a pad and a pencil beside it.

import { blob, form } from '../form.ts'
import { lerp, type Point, type Polygon, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { camera, edgeOf, face, type Surface, sheet } from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'
import { dial, handset, shell } from './telephone-parts.ts'

export function telephone(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 350) : new Plate(360, 280)
  const { width, height } = plate
  const [cx, cy, k] = wide ? [338, 214, 1] : [170, 176, 0.86]
  const at = (x: number, y: number): Point => [cx + x * k, cy + y * k]
  const grain = noise(19)

  // The cord hangs in loops from the left cup to the back of the body.
  const coil = steps(0, 1, 190).map((t): Point => {
    const [x, y] = [lerp(-104, -70, t) - 62 * Math.sin(Math.PI * t), lerp(-62, 78, t)]
    const turn = t * 17 * 2 * Math.PI
    return at(x + 7.5 * Math.cos(turn), y + 5.2 * Math.sin(turn))
  })
  handset(plate, (x, y) => at(x, y - 42))
  // Cradle: two prongs on a neck.
  for (const side of [-1, 1]) {
    const prong: Polygon = blob(
      [
        at(side * 30, -66),
        at(side * 58, -66),
        at(side * 64, -82),
        at(side * 54, -84),
        at(side * 46, -76),
        at(side * 30, -76),
      ],
      5,
    )
    form(plate, prong, 1.3, { tone: 0.55, pitch: 2.3 })
  }
  form(plate, [at(-38, -72), at(38, -72), at(46, -46), at(-46, -46)], 1.3, {
    tone: (u) => 0.35 + 0.45 * smooth(0.3, 1, u),
    pitch: 2.6,
  })
  dial(plate, at(0, 14), 47 * k)
  // The body: narrow above, spreading to its foot.
  const side = (way: number) =>
    spline([at(way * 44, -50), at(way * 60, -36), at(way * 78, 8), at(way * 96, 50), at(way * 106, 66)], 9)
  shell(
    plate,
    side(-1),
    side(1),
    10 * k,
    (t, row) =>
      0.24 +
      0.56 * smooth(0.45, 1, t) +
      0.3 * smooth(0.1, 0, t) +
      0.1 * row -
      0.2 * smooth(0.12, 0, Math.abs(t - 0.24)) * (1 - row),
    1.7,
  )
  const foot: Polygon = [
    ...spline([at(-106, 66), at(-60, 74), at(0, 76.5), at(60, 74), at(106, 66)], 8),
    ...spline([at(109, 76), at(60, 85), at(0, 88), at(-60, 85), at(-109, 76)], 8),
  ]
  form(plate, foot, 1.4, { tone: 0.82, pitch: 2.4 })
  plate.line(coil, 1.9, { tolerance: 0.14 })

  // Pad and pencil, lying on the table.
  const view = camera({ vanish: [cx, wide ? -40 : -34], eye: [0, 60], focal: wide ? 520 : 430 })
  if (wide) {
    const pad = sheet([27, 0, 97], 25, 25, 14)
    const pencilFrom = view(pad(0.1, 0.1))
    const pencilTo = view(pad(0.86, 0.74))
    const tip: Point = [lerp(pencilFrom[0], pencilTo[0], 0.1), lerp(pencilFrom[1], pencilTo[1], 0.1)]
    const normal: Point = [0.42, 0.9]
    const quad = (a: Point, b: Point, h: number): Polygon => [
      [a[0] - normal[0] * h, a[1] - normal[1] * h],
      [b[0] - normal[0] * h, b[1] - normal[1] * h],
      [b[0] + normal[0] * h, b[1] + normal[1] * h],
      [a[0] + normal[0] * h, a[1] + normal[1] * h],
    ]
    plate.line(segment(tip, pencilTo, 8), 0.9)
    form(plate, quad(tip, pencilTo, 2.8), 1.2, { tone: (_u, v) => 0.2 + 0.3 * v, angle: -22, pitch: 2 })
    const [p, q] = [quad(tip, pencilTo, 2.8)[0] ?? tip, quad(tip, pencilTo, 2.8)[3] ?? tip]
    plate.blank([p, q, pencilFrom], 1)
    plate.line(
      segment([pencilFrom[0] + 6, pencilFrom[1] + 6], [pencilTo[0] + 3, pencilTo[1] + 7], 10),
      (_x, _y, t) => 2 * smooth(0, 0.3, t),
    )
    for (let i = 0; i < 5; i++)
      plate.line(
        segment(view(pad(0.12, 0.84 - i * 0.14)), view(pad(i % 2 ? 0.7 : 0.88, 0.84 - i * 0.14)), 8),
        0.9,
      )
    plate.blank(edgeOf(view, pad), 1.3)
    for (let i = 1; i < 4; i++) {
      const [a, b] = [view(pad(0, 0)), view(pad(1, 0))]
      plate.line(segment([a[0] + i * 0.6, a[1] + i * 2.2], [b[0] + i * 0.6, b[1] + i * 2.2], 6), 0.9)
    }
    const cast: Surface = (u, v) => {
      const [x, y, z] = pad(u, v)
      return [x + 1.4, y, z - 1.6]
    }
    face(plate, view, cast, 0, { tone: 0.75, pitch: 2.4 })
  }
  // Shade of the telephone on the table, to the right.
  for (let i = 0; i < 9; i++) {
    const y = cy + (80 + i * 3) * k
    const points = steps(-112 + i * 8, 168 - i * 5, 40).map((x): Point => [cx + x * k, y])
    plate.line(points, (_x, _y, t) => 2.5 * smooth(0, 0.05, t) * smooth(1, 0.6, t), { tolerance: 0.12 })
  }
  plate.cover(blob([at(-112, 80), at(0, 80), at(140, 80), at(150, 92), at(60, 106), at(-60, 104)], 5))

  // Table top and, behind it, the wall with the light of a window on it.
  const edge = cy + 22 * k
  for (let y = edge, i = 0; y < height - 4; y += 3.6 + i * 0.06, i++) {
    const rag = 0.06 + 0.12 * grain(i * 2.3)
    const points = steps(0, width, Math.round(width / 6)).map((x): Point => [x, y])
    plate.line(
      points,
      (x) =>
        3.6 *
        (i === 0 ? 0.5 : 0.14 + 0.26 * grain(x * 0.01 + i * 0.9)) *
        smooth(0, width * rag, x) *
        smooth(width, width * (1 - rag), x) *
        smooth(height, height - 40, y),
      { tolerance: 0.14, least: 0.28 },
    )
  }
  // Panes of light fall across the wall from the left.
  const slant = (x: number, y: number) => x + (y - 20) * 0.42
  const panes = wide
    ? [
        [96, 150],
        [160, 214],
        [492, 560],
        [572, 640],
      ]
    : [
        [40, 78],
        [86, 124],
        [262, 316],
      ]
  for (let y = 12, i = 0; y < edge - 2; y += 4.5, i++) {
    const rag = 0.08 + 0.1 * grain(i * 1.7 + 40)
    const bar = Math.abs(y - edge * 0.52) < 5
    const points = steps(0, width, Math.round(width / 4)).map((x): Point => [x, y])
    plate.line(
      points,
      (x) => {
        const s = slant(x, y)
        const lit = bar
          ? 0
          : Math.max(...panes.map(([a = 0, b = 0]) => smooth(a - 3, a + 3, s) * smooth(b + 3, b - 3, s)))
        return (
          4.5 *
          (0.36 - 0.28 * lit) *
          smooth(0, width * rag, x) *
          smooth(width, width * (1 - rag), x) *
          smooth(4, 50, y)
        )
      },
      { tolerance: 0.12, least: 0.26 },
    )
  }
  return plate
}
