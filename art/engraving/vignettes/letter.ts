import { backdrop, form, shadow } from '../form.ts'
import { lerp, type Point, type Polygon, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { Plate } from '../plate.ts'

function drawWriting(
  plate: Plate,
  corner: (u: number, v: number) => Point,
  rows: readonly number[],
  weight: number,
): void {
  const words = noise(31)
  rows.forEach((v, i) => {
    const end = i === rows.length - 1 ? 0.56 : 0.88
    const points = steps(0.12, end, 44).map((u) => corner(u, v))
    plate.line(points, (x) => weight * smooth(0.22, 0.34, words(x * 0.13 + i * 7)))
  })
}

export function letter(): Plate {
  const plate = new Plate(240, 180)
  const quill = spline(
    [
      [124, 122],
      [138, 98],
      [160, 64],
      [196, 22],
    ],
    10,
  )
  const left = spline(
    [
      [140, 92],
      [138, 70],
      [152, 42],
      [196, 22],
    ],
    10,
  )
  const right = spline(
    [
      [196, 22],
      [188, 56],
      [170, 78],
      [143, 91],
    ],
    10,
  )
  plate.line(quill, (_x, _y, t) => lerp(2.4, 0.8, t))
  for (let i = 6; i < quill.length - 1; i++) {
    const root = quill[i]
    if (!root) continue
    for (const [side, tone] of [
      [left, 0.9],
      [right, 1.5],
    ] as const) {
      const t = (i - 6) / (quill.length - 8)
      const tip =
        side === left
          ? side[Math.round(lerp(2, side.length - 1, t))]
          : side[Math.round(lerp(side.length - 3, 0, t))]
      if (tip)
        plate.line(
          spline([root, [lerp(root[0], tip[0], 0.5) + 2, lerp(root[1], tip[1], 0.5) - 3], tip], 5),
          (_x, _y, s) => tone * (1.1 - 0.6 * s),
        )
    }
  }
  plate.blank([...left, ...right], 0.9)
  plate.solid([
    [124, 123],
    [119.5, 132],
    [127.5, 125.5],
  ])

  const at = (u: number, v: number): Point => [
    lerp(lerp(40, 150, u), lerp(62, 186, u), v),
    lerp(lerp(62, 44, u), lerp(150, 122, u), v),
  ]
  const sheet: Polygon = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const box = (u: number, v: number): Polygon => [
    at(u, v),
    at(u + 0.07, v),
    at(u + 0.07, v + 0.09),
    at(u, v + 0.09),
  ]
  plate.line([at(0.115, 0.3), at(0.14, 0.35), at(0.2, 0.22)], 1.5)
  for (const v of [0.25, 0.41]) plate.blank(box(0.1, v), 0.9)
  drawWriting(plate, (u, v) => at(lerp(0.1, 1, u), v), [0.12], 2.6)
  drawWriting(plate, (u, v) => at(lerp(0.14, 0.98, u), v), [0.3, 0.46], 1.4)
  drawWriting(plate, at, [0.6, 0.68, 0.76, 0.84], 1.3)
  plate.blank(sheet, 1.2)
  // A second sheet beneath, in the shade of the first.
  const under: Polygon = [
    [52, 58],
    [168, 50],
    [200, 130],
    [74, 152],
  ]
  form(plate, under, 1, { tone: 0.42, angle: -10, pitch: 2.4 })
  shadow(plate, [132, 149], 82, 5)
  backdrop(plate, { center: [124, 84], rx: 104, ry: 62 })
  return plate
}
