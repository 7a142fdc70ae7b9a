import { form } from '../form.ts'
import { lerp, type Polygon, segment, smooth, spline } from '../geometry.ts'
import { seededRandom } from '../noise.ts'
import { disc, edgeOf, face, flat, round, type Surface, type View } from '../perspective.ts'
import type { Plate } from '../plate.ts'

export const TOP = 75

/** Folders of papers on top of each other, each a little askew, some with a tab. */
export function stack(plate: Plate, view: View, x: number, z: number, count: number, seed: number): void {
  const random = seededRandom(seed)
  const [w, d, h] = [38, 27, 3.4]
  for (let i = count - 1; i >= 0; i--) {
    const [dx, y] = [(random() - 0.5) * 5, TOP + i * h]
    const [x0, x1] = [x + dx, x + dx + w]
    const front = flat([x0, y, z], [x1, y, z], [x1, y + h - 0.5, z], [x0, y + h - 0.5, z])
    for (const v of [0.3, 0.6]) plate.line(segment(view(front(0.03, v)), view(front(0.97, v)), 6), 0.7)
    plate.blank(edgeOf(view, front), 1.1)
    // We see only the end toward the middle of the desk; the light comes from the left.
    const [end, tone] = x > 0 ? [x0, 0.16] : [x1, 0.75]
    const flank = flat([end, y, z + d], [end, y, z], [end, y + h - 0.5, z], [end, y + h - 0.5, z + d])
    face(plate, view, flank, 0.9, { tone, pitch: 1.9 })
    const tab = lerp(x0 + 3, x1 - 14, random())
    plate.blank(
      edgeOf(
        view,
        flat(
          [tab, y + h - 0.5, z],
          [tab + 11, y + h - 0.5, z],
          [tab + 10, y + h + 1.8, z],
          [tab + 1, y + h + 1.8, z],
        ),
        3,
      ),
      0.9,
    )
    if (i === count - 1) {
      const top = flat([x0, y + h, z], [x1, y + h, z], [x1, y + h, z + d], [x0, y + h, z + d])
      const label: Surface = (u, v) => top(lerp(0.3, 0.7, u), lerp(0.35, 0.7, v))
      plate.line(segment(view(label(0.15, 0.5)), view(label(0.85, 0.5)), 4), 1)
      plate.blank(edgeOf(view, label, 3), 0.8)
      face(plate, view, top, 1.1, { tone: (u) => 0.12 + 0.16 * u, pitch: 2.6 })
    } else {
      const top = flat([x0, y + h, z], [x1, y + h, z], [x1, y + h, z + d], [x0, y + h, z + d])
      face(plate, view, top, 0.9, { tone: 0.5, pitch: 2.4 })
    }
  }
  const cast = flat([x + 2, TOP, z - 3], [x + w + 14, TOP, z - 3], [x + w + 20, TOP, z + d], [x, TOP, z + d])
  face(plate, view, cast, 0, { tone: (u) => 0.75 * smooth(1, 0.7, u), pitch: 2.4 })
}

/** A lamp with a long glass shade on a brass stem. */
export function bankersLamp(plate: Plate, view: View, x: number, z: number): void {
  const at = (dx: number, y: number) => view([x + dx, TOP + y, z])
  const shade: Polygon = [
    ...spline([at(-19, 32), at(-18, 39), at(-12, 44)], 6),
    ...spline([at(12, 44), at(18, 39), at(19, 32)], 6),
  ]
  plate.line(segment(at(-17.6, 40), at(17.6, 40), 8), 0.5)
  form(plate, shade, 1.5, {
    tone: (u, v) => 0.5 + 0.42 * smooth(0.2, 1, u) - 0.4 * smooth(0.16, 0, Math.abs(v - 0.32)),
    pitch: 2.4,
  })
  plate.line(segment(at(9, 31), at(9, 22), 4), 0.7)
  plate.solid(disc(view, [x + 9, TOP + 21.4, z], 0.9, 'z', 10))
  plate.line(segment(at(0, 44), at(0, 47), 3), 2.4)
  face(
    plate,
    view,
    round(
      [x, z],
      [
        [1.3, TOP + 34],
        [1.1, TOP + 6],
      ],
    ),
    1.1,
    { tone: (u) => 0.1 + 0.8 * u, along: 'v', pitch: 1.8 },
  )
  face(
    plate,
    view,
    round(
      [x, z],
      spline(
        [
          [1.6, TOP + 7],
          [4, TOP + 4.4],
          [9.4, TOP + 2.6],
          [10, TOP],
        ],
        4,
      ),
    ),
    1.2,
    { tone: (u, v) => 0.15 + 0.65 * smooth(0.3, 1, u) + 0.1 * v, pitch: 2.2 },
  )
}

/** A shelf of law: bound sets, a gap, and one that leans. */
export function books(
  plate: Plate,
  view: View,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  seed: number,
): void {
  const random = seededRandom(seed)
  let x = x0 + 2
  while (x < x1 - 7) {
    const set = 3 + Math.floor(random() * 5)
    const [w, h, tone] = [4.4 + random() * 3.4, 24 + random() * 9, 0.12 + random() * 0.62]
    for (let i = 0; i < set && x + w < x1 - 1; i++, x += w + 0.3) {
      const at = flat([x, y, z], [x + w, y, z], [x + w, y + h, z], [x, y + h, z])
      for (const v of [0.14, 0.82, 0.9])
        plate.line(segment(view(at(0.08, v)), view(at(0.92, v)), 2), v === 0.14 ? 2 : 1)
      const label: Surface = (u, v) => at(lerp(0.14, 0.86, u), lerp(0.56, 0.7, v))
      plate.blank(edgeOf(view, label, 2), 0.6)
      face(plate, view, at, 1, { tone: (u) => tone + 0.25 * u, along: 'v', pitch: 2.2 })
    }
    x += random() * 5
  }
}
