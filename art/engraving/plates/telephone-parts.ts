import { blob, form } from '../form.ts'
import { arc, ellipse, lerp, type Point, type Polygon, smooth, spline, steps } from '../geometry.ts'
import type { Plate } from '../plate.ts'

/** Cuts that follow a round shell: bows between its left and its right edge, darker away from the light. */
export function shell(
  plate: Plate,
  left: readonly Point[],
  right: readonly Point[],
  sag: number,
  tone: (t: number, row: number) => number,
  outline: number,
): void {
  const rows = left.length - 1
  left.forEach((a, i) => {
    const b = right[i] ?? a
    const bow = steps(0, 1, 26).map(
      (t): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sag * Math.sin(Math.PI * t)],
    )
    const gap =
      Math.abs((left[Math.min(rows, i + 1)]?.[1] ?? a[1]) - (left[Math.max(0, i - 1)]?.[1] ?? a[1])) / 2 ||
      2.6
    plate.line(bow, (_x, _y, t) => gap * tone(t, i / rows), { tolerance: 0.12 })
  })
  const [first, last] = [left[0] ?? [0, 0], left[rows] ?? [0, 0]]
  const [firstRight, lastRight] = [right[0] ?? [0, 0], right[rows] ?? [0, 0]]
  const top = steps(0, 1, 16).map(
    (t): Point => [
      lerp(first[0], firstRight[0], t),
      lerp(first[1], firstRight[1], t) + sag * Math.sin(Math.PI * t),
    ],
  )
  const foot = steps(1, 0, 16).map(
    (t): Point => [
      lerp(last[0], lastRight[0], t),
      lerp(last[1], lastRight[1], t) + sag * Math.sin(Math.PI * t),
    ],
  )
  plate.blank([...top, ...right, ...foot, ...[...left].reverse()], outline)
}

export function handset(plate: Plate, at: (x: number, y: number) => Point): void {
  const lit = (u: number, v: number) => 0.2 + 0.66 * smooth(0.25, 1, v * 0.75 + u * 0.3)
  // Two cups, then the bow of the grip between them.
  for (const x of [-86, 86]) {
    const cup: Polygon = blob(
      [
        at(x - 27, -16),
        at(x - 26, -30),
        at(x, -36),
        at(x + 26, -30),
        at(x + 27, -16),
        at(x + 22, -2),
        at(x, 2),
        at(x - 22, -2),
      ],
      6,
    )
    plate.line(spline([at(x - 26, -13), at(x, -8), at(x + 26, -13)], 8), 1.2)
    form(plate, cup, 1.6, { tone: lit, angle: x < 0 ? -4 : 4, pitch: 2.8 })
  }
  const upper = spline(
    [at(-106, -28), at(-80, -46), at(-40, -57), at(0, -60), at(40, -57), at(80, -46), at(106, -28)],
    8,
  )
  const lower = spline([at(66, -26), at(40, -36), at(0, -40), at(-40, -36), at(-66, -26)], 8)
  for (const s of steps(0.12, 0.92, 6)) {
    const bow = upper.map(([x, y], i): Point => {
      const [lx, ly] = lower[
        lower.length - 1 - Math.round((i / (upper.length - 1)) * (lower.length - 1))
      ] ?? [x, y]
      return [lerp(x, lx, s), lerp(y, ly, s)]
    })
    plate.line(
      bow,
      (_x, _y, t) =>
        3.1 * (0.1 + 0.8 * smooth(0.15, 0.9, s) + 0.2 * t) * smooth(0, 0.06, t) * smooth(1, 0.94, t),
    )
  }
  plate.blank([...upper, ...lower], 1.6)
}

export function dial(plate: Plate, center: Point, r: number): void {
  const squash = 0.74
  const on = (radius: number, degrees: number): Point => [
    center[0] + radius * Math.cos((degrees * Math.PI) / 180),
    center[1] + radius * squash * Math.sin((degrees * Math.PI) / 180),
  ]
  form(plate, ellipse(center, r * 0.36, r * 0.36 * squash, 30), 1, { tone: 0.12, pitch: 2.6 })
  for (let i = 0; i < 10; i++) {
    const [x, y] = on(r * 0.68, 62 + i * 29.5)
    form(plate, ellipse([x, y], r * 0.145, r * 0.145 * squash, 18), 1.2, {
      tone: (u, v) => 0.95 * smooth(1.2, 0.3, u + v),
      angle: 30,
      pitch: 1.9,
    })
  }
  plate.line(spline([on(r * 0.98, 42), on(r * 0.82, 36), on(r * 0.74, 34)], 5), 2.6)
  const plateRing = arc(center, r * 0.92, r * 0.92 * squash, 0, 360, 50)
  plate.line(plateRing, 0.8)
  for (const q of steps(0.42, 0.88, 6))
    plate.line(
      arc(center, r * q, r * q * squash, 0, 360, 60),
      (x) => 1.7 * (0.12 + 0.5 * smooth(center[0] - r * 0.4, center[0] + r, x)),
    )
  plate.blank(ellipse(center, r, r * squash, 50), 1.6)
  for (let i = 0; i < 3; i++)
    plate.line(arc([center[0] + 1.4, center[1] + 2 + i * 1.6], r + 1.4, (r + 1) * squash, 10, 150, 30), 1.1)
}
