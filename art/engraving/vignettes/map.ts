import { backdrop, form, shadow } from '../form.ts'
import { arc, ellipse, lerp, type Point, type Polygon, smooth, spline } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function map(): Plate {
  const plate = new Plate(240, 180)
  const pin: Point = [142, 60]
  plate.blank(ellipse(pin, 6, 6, 20), 1.2)
  const drop: Polygon = [...arc(pin, 17, 17, 155, 385, 30), [142, 100]]
  form(plate, drop, 1.4, { tone: (u, v) => 0.3 + 0.62 * smooth(0.2, 0.9, u * 0.8 + v * 0.2), pitch: 2.2 })

  const fold = (i: number): [Point, Point] => {
    const x = 36 + i * 42
    const lift = i % 2 ? -11 : 0
    return [
      [x + 6, 58 + lift],
      [x - 6 + i * 3, 140 + lift],
    ]
  }
  const on = (u: number, v: number): Point => {
    const i = Math.min(3, Math.floor(u * 4))
    const [a, b] = [fold(i), fold(i + 1)]
    const t = u * 4 - i
    return [
      lerp(lerp(a[0][0], b[0][0], t), lerp(a[1][0], b[1][0], t), v),
      lerp(lerp(a[0][1], b[0][1], t), lerp(a[1][1], b[1][1], t), v),
    ]
  }
  const way = (points: readonly Point[]) => spline(points, 12).map(([u, v]) => on(u, v))
  const river = way([
    [0.02, 0.3],
    [0.2, 0.42],
    [0.36, 0.3],
    [0.5, 0.62],
    [0.72, 0.66],
    [0.97, 0.86],
  ])
  for (const off of [-2, 0, 2])
    plate.line(
      river.map(([x, y]): Point => [x, y + off]),
      off ? 0.9 : 0.6,
      { tolerance: 0.14 },
    )
  plate.cover([
    ...river.map(([x, y]): Point => [x, y - 2.2]),
    ...river.map(([x, y]): Point => [x, y + 2.2]).reverse(),
  ])
  const drawDashed = (points: Point[]) =>
    plate.line(points, (_x, _y, t) => (Math.sin(t * 70) > -0.3 ? 1.5 : 0))
  drawDashed(
    way([
      [0.1, 0.92],
      [0.28, 0.74],
      [0.5, 0.44],
      [0.62, 0.46],
    ]),
  )
  plate.line(
    way([
      [0.02, 0.66],
      [0.3, 0.6],
      [0.52, 0.2],
      [0.56, 0.02],
    ]),
    0.9,
  )
  plate.line(
    way([
      [0.62, 0.02],
      [0.8, 0.3],
      [0.98, 0.34],
    ]),
    0.9,
  )
  plate.line(
    way([
      [0.74, 0.98],
      [0.82, 0.6],
      [0.98, 0.56],
    ]),
    0.9,
  )
  for (const [u, v] of [
    [0.12, 0.14],
    [0.17, 0.2],
    [0.21, 0.13],
    [0.86, 0.76],
    [0.91, 0.7],
  ] as const) {
    const [x, y] = on(u, v)
    plate.line(
      [
        [x - 4, y + 3],
        [x, y - 4],
        [x + 4, y + 3],
      ],
      1.1,
    )
  }
  for (let i = 0; i < 4; i++) {
    const [a, b] = [fold(i), fold(i + 1)]
    const panel: Polygon = [a[0], b[0], b[1], a[1]]
    form(plate, panel, 1.2, ...(i % 2 ? [{ tone: (u: number) => 0.12 + 0.3 * u, angle: -62, pitch: 3 }] : []))
  }
  shadow(plate, [126, 144], 98, 5)
  backdrop(plate, { center: [124, 82], rx: 106, ry: 62 })
  return plate
}
