import { backdrop, form, shadow } from '../form.ts'
import { lerp, type Point, type Polygon, smooth, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function ladder(): Plate {
  const plate = new Plate(240, 180)
  const at = (u: number, v: number): Point => [lerp(lerp(76, 146, u), lerp(112, 150, u), v), lerp(142, 16, v)]
  const rail = (u: number): Polygon => {
    const [foot, head] = [at(u, 0), at(u, 1)]
    return [
      [foot[0] - 4, foot[1]],
      [head[0] - 3, head[1]],
      [head[0] + 3, head[1]],
      [foot[0] + 4, foot[1]],
    ]
  }
  for (const u of [0, 1]) form(plate, rail(u), 1.3, { tone: (x) => lerp(0.2, 0.75, x), angle: -74, pitch: 2 })
  steps(0.1, 0.92, 7).forEach((v, i) => {
    const [a, b] = [at(0, v), at(1, v)]
    const rung = (from: Point, to: Point) =>
      form(
        plate,
        [
          [from[0], from[1] - 3.4],
          [to[0], to[1] - 3.4],
          [to[0], to[1] + 3.4],
          [from[0], from[1] + 3.4],
        ],
        1.2,
        { tone: (_u, w) => 0.9 * smooth(0.4, 0.8, w), pitch: 1.7 },
      )
    if (i !== 3) {
      rung(a, b)
      return
    }
    // The break: two splintered ends, one of them hanging.
    const middle = lerp(a[0], b[0], 0.42)
    form(
      plate,
      [
        [a[0], a[1] - 2.6],
        [middle, a[1] + 3],
        [middle - 5, a[1] + 4.5],
        [middle + 1, a[1] + 8],
        [a[0], a[1] + 2.6],
      ],
      1.1,
      { tone: 0.4, angle: 14, pitch: 1.8 },
    )
    form(
      plate,
      [
        [b[0], b[1] - 2.6],
        [middle + 15, b[1] + 6],
        [middle + 19, b[1] + 9],
        [middle + 13, b[1] + 12],
        [b[0], b[1] + 2.6],
      ],
      1.1,
      { tone: 0.6, angle: -22, pitch: 1.8 },
    )
  })
  // The bit that fell.
  form(
    plate,
    [
      [120, 137],
      [136, 133],
      [138, 137],
      [122, 141],
    ],
    1,
    { tone: 0.6, angle: -14, pitch: 1.6 },
  )
  shadow(plate, [120, 143], 88, 5)
  backdrop(plate, { center: [122, 78], rx: 104, ry: 70, tone: 0.24 })
  return plate
}
