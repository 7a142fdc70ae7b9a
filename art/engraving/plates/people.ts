// People as an engraver cuts them from a distance: a few clear shapes, dark against the light.

import { blob, form, type Tone } from '../form.ts'
import { ellipse, type Point, type Polygon, segment, spline } from '../geometry.ts'
import type { Plate } from '../plate.ts'

/** Where a figure stands, and how tall it is on the sheet. Its shapes count in hundredths of its height. */
type Stand = { foot: Point; tall: number }

const placing =
  ({ foot, tall }: Stand, mirrored = false) =>
  (x: number, y: number): Point => [foot[0] + ((mirrored ? -x : x) * tall) / 100, foot[1] - (y * tall) / 100]

/** A sleeve or a stocking: a bow of cloth that narrows toward the hand. */
function limb(
  plate: Plate,
  points: readonly Point[],
  from: number,
  to: number,
  tone: Tone | number = 0.8,
): void {
  const path = spline(points, 6)
  const side = (way: number) =>
    path.map(([x, y], i): Point => {
      const [a, b] = [path[Math.max(0, i - 1)] ?? [x, y], path[Math.min(path.length - 1, i + 1)] ?? [x, y]]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const half = ((from + (to - from) * (i / path.length)) / 2) * way
      return [x - ((b[1] - a[1]) / length) * half, y + ((b[0] - a[0]) / length) * half]
    })
  form(plate, [...side(1), ...side(-1).reverse()], 0.9, { tone, angle: 90, pitch: 2.1 })
}

/** Brows, nose and mouth, as few strokes as a small face needs. */
function face(
  plate: Plate,
  at: (x: number, y: number) => Point,
  [x, y]: Point,
  size: number,
  k: number,
): void {
  for (const side of [-1, 1]) {
    plate.line(
      segment(at(x + side * 0.2 * size, y + 0.14 * size), at(x + side * 0.56 * size, y + 0.16 * size), 3),
      0.9 * k,
    )
    plate.line(segment(at(x + side * 0.28 * size, y), at(x + side * 0.48 * size, y), 3), 1.1 * k)
  }
  plate.line(segment(at(x + 0.02 * size, y - 0.06 * size), at(x + 0.1 * size, y - 0.4 * size), 3), 0.5 * k)
  plate.line(
    spline(
      [at(x - 0.28 * size, y - 0.66 * size), at(x, y - 0.78 * size), at(x + 0.28 * size, y - 0.66 * size)],
      4,
    ),
    0.9 * k,
  )
}

/** A woman in a long skirt, turned to the reader; one hand reaches down to the child. */
export function woman(plate: Plate, stand: Stand): void {
  const at = placing(stand)
  const k = stand.tall / 100
  const hair = blob(
    [
      at(0, 100),
      at(6.4, 97),
      at(7.6, 90),
      at(6, 83.5),
      at(4.4, 89),
      at(0, 93.5),
      at(-4.4, 89),
      at(-6, 83.5),
      at(-7.6, 90),
      at(-6.4, 97),
    ],
    5,
  )
  plate.solid(hair)
  face(plate, at, [0, 89.5], 4.9, k)
  plate.blank(ellipse(at(0, 90), 4.9 * k, 6.4 * k, 24), 0.9)
  plate.blank([at(-2.2, 85), at(2.2, 85), at(2.6, 79), at(-2.6, 79)], 0.8)
  // One arm is raised to the frame of the door, the other hangs.
  for (const arm of [
    [at(10.6, 77), at(15, 68), at(13.5, 58), at(7, 54)],
    [at(-10.6, 77), at(-14, 66), at(-15.5, 55), at(-16.5, 46)],
  ]) {
    limb(plate, arm, 5.4 * k, 3.6 * k, 0.5)
  }
  plate.blank(ellipse(at(-16.8, 44), 2 * k, 2.4 * k, 12), 0.8)
  const waist = blob(
    [
      at(-3, 81.5),
      at(-10.5, 79),
      at(-12, 74),
      at(-9, 64),
      at(-7.4, 56),
      at(7.4, 56),
      at(9, 64),
      at(12, 74),
      at(10.5, 79),
      at(3, 81.5),
    ],
    5,
  )
  form(plate, waist, 1, { tone: 0.5, pitch: 2.1 })
  const skirt: Polygon = [
    ...spline([at(-7.4, 57), at(-10.6, 44), at(-15, 16)], 6),
    ...spline([at(-15, 16), at(0, 13.5), at(15, 16)], 6),
    ...spline([at(15, 16), at(10.6, 44), at(7.4, 57)], 6),
  ]
  form(plate, skirt, 1.1, { tone: (u) => 0.62 + 0.25 * Math.abs(Math.sin(u * 13)), angle: 90, pitch: 2.3 })
  for (const side of [-1, 1]) {
    limb(plate, [at(side * 5.4, 16), at(side * 5.2, 8), at(side * 5, 2)], 4 * k, 3 * k)
    plate.solid(blob([at(side * 3, 3), at(side * 8.6, 1.6), at(side * 8, -0.6), at(side * 3, 0)], 4))
  }
}

export function child(plate: Plate, stand: Stand): void {
  const at = placing(stand)
  const k = stand.tall / 100
  plate.solid(
    blob(
      [
        at(0, 100),
        at(10, 96),
        at(11.4, 86),
        at(8, 82),
        at(6, 89),
        at(-4, 91),
        at(-8, 84),
        at(-11, 86),
        at(-9.4, 96),
      ],
      5,
    ),
  )
  face(plate, at, [-1, 83], 8, k * 1.2)
  plate.blank(ellipse(at(0, 84), 8.6 * k, 9.6 * k, 22), 0.9)
  // An arm up to the mother, an arm out to the man.
  limb(plate, [at(10, 68), at(16, 72), at(20, 78)], 6.4 * k, 4.4 * k, 0.28)
  limb(plate, [at(-10, 68), at(-17, 62), at(-23, 58)], 6.4 * k, 4.4 * k, 0.28)
  const shirt = blob(
    [at(-4, 74), at(-12, 70), at(-11.4, 54), at(-11, 40), at(11, 40), at(11.4, 54), at(12, 70), at(4, 74)],
    5,
  )
  form(plate, shirt, 1, { tone: 0.28, pitch: 2.3 })
  for (const side of [-1, 1]) {
    const leg: Polygon = [at(side * 0.6, 41), at(side * 11, 41), at(side * 10, 4), at(side * 3, 4)]
    form(plate, leg, 1, { tone: 0.78, angle: 90, pitch: 2 })
    plate.solid(blob([at(side * 2, 5), at(side * 11, 4), at(side * 13, -0.4), at(side * 2, -0.4)], 4))
  }
}

/** A man on crutches, from behind: one leg in a cast, the light of the door on his right. */
export function manOnCrutches(plate: Plate, stand: Stand): void {
  const at = placing(stand)
  const k = stand.tall / 100
  const cloth: Tone = (u) => 0.86 - 0.5 * u * u
  const crutch = (side: number) => {
    const [top, grip, foot] = [at(side * 13.4, 70), at(side * 16, 44), at(side * 21, -1)]
    limb(
      plate,
      [at(side * 11, 76), at(side * 17.6, 64), at(side * 19, 55), at(side * 16, 45)],
      6 * k,
      4.4 * k,
    )
    plate.line(segment(at(side * 10, 70.6), at(side * 16.6, 70), 4), 3.2 * k)
    plate.line(segment(at(side * 12.6, 44.4), at(side * 19, 43.6), 4), 2.2 * k)
    for (const off of [-1.5, 1.5])
      plate.line(
        segment([top[0] + off * k, top[1]], [foot[0] + off * 0.35 * k, foot[1] - 16 * k], 8),
        0.9 * k,
      )
    plate.line(segment([foot[0] - side * 1.7 * k, foot[1] - 17 * k], foot, 4), 1.8 * k)
    plate.solid(ellipse([foot[0], foot[1]], 1.7 * k, 1.2 * k, 12))
    plate.cover([at(side * 12, 70), at(side * 15, 70), grip, foot])
  }
  crutch(1)
  crutch(-1)
  const hair = blob(
    [
      at(0.2, 100),
      at(5, 98.4),
      at(6.8, 93.6),
      at(6.2, 88.4),
      at(3.6, 85),
      at(0, 84.2),
      at(-3.6, 85),
      at(-6.2, 88.4),
      at(-6.8, 93.6),
      at(-5, 98.4),
    ],
    5,
  )
  form(plate, hair, 1, { tone: (u) => 0.9 - 0.45 * u * u, angle: 84, pitch: 2 })
  for (const side of [-1, 1]) plate.blank(ellipse(at(side * 6.7, 90), 1.2 * k, 2.2 * k, 12), 0.8)
  plate.blank([at(-3.2, 86.4), at(3.2, 86.4), at(3.8, 80), at(-3.8, 80)], 0.9)
  const coat = blob(
    [
      at(-3, 82),
      at(-12, 78.6),
      at(-14, 72),
      at(-12.6, 58),
      at(-12.4, 42),
      at(12.4, 42),
      at(12.6, 58),
      at(14, 72),
      at(12, 78.6),
      at(3, 82),
    ],
    6,
  )
  plate.line(segment(at(0, 46), at(0, 60), 4), 0.7)
  form(plate, coat, 1.2, { tone: cloth, angle: 90, pitch: 2.4 })
  const standing: Polygon = [at(-11.6, 43), at(-0.4, 43), at(-1.4, 4), at(-9, 4)]
  form(plate, standing, 1.1, { tone: cloth, angle: 90, pitch: 2.2 })
  plate.solid(blob([at(-9.6, 5), at(-1, 5), at(0, -0.6), at(-10.4, -0.6)], 4))
  // The cast: white, from the knee down, held off the ground.
  const thigh: Polygon = [at(0.6, 43), at(11.6, 43), at(10.2, 28), at(2, 28)]
  form(plate, thigh, 1.1, { tone: cloth, angle: 90, pitch: 2.2 })
  const cast = blob([at(1.6, 29), at(10.6, 29), at(10.2, 14), at(11, 7), at(7, 4), at(2.6, 7), at(2, 14)], 5)
  for (const y of [24, 19.5, 15, 10.5]) plate.line(segment(at(2, y), at(6.4, y - 1.2), 3), 0.8)
  plate.blank(cast, 1.2)
}
