import { backdrop, form, shadow } from '../form.ts'
import { arc, ellipse, type Point, smooth, spline } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function stethoscope(): Plate {
  const plate = new Plate(240, 180)
  // Chest piece.
  const disc: Point = [176, 112]
  for (const r of [9, 13]) plate.line(arc(disc, r, r * 0.92, 0, 360, 36), 0.9)
  form(plate, ellipse(disc, 21, 19.5, 40), 1.5, {
    tone: (u, v) => 0.75 * smooth(0.55, 1.1, u * 0.6 + v * 0.55),
    angle: 30,
    pitch: 2.2,
  })
  form(
    plate,
    [
      [171, 84],
      [181, 84],
      [180, 93],
      [172, 93],
    ],
    1.1,
    { tone: (u) => u, angle: 90, pitch: 1.8 },
  )
  // Tubes: a dark edge, a light edge and a row of cross cuts between them.
  const tube = (points: readonly Point[], half: number) => {
    const path = spline(points, 8)
    const side = (way: number) =>
      path.map(([x, y], i): Point => {
        const [before, after] = [
          path[Math.max(0, i - 1)] ?? [x, y],
          path[Math.min(path.length - 1, i + 1)] ?? [x, y],
        ]
        const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
        return [
          x - ((after[1] - before[1]) / length) * half * way,
          y + ((after[0] - before[0]) / length) * half * way,
        ]
      })
    const [light, dark] = [side(1), side(-1)]
    for (const [edge, weight] of [
      [light, 0.9],
      [dark, 1.7],
      [side(-0.35), 1.1],
    ] as const) {
      plate.line(edge, weight, { tolerance: 0.16 })
    }
    plate.cover([...light, ...dark.reverse()])
  }
  tube(
    [
      [176, 86],
      [178, 60],
      [196, 40],
      [212, 60],
      [200, 118],
      [168, 146],
      [128, 142],
      [110, 116],
      [98, 92],
    ],
    3.4,
  )
  tube(
    [
      [98, 94],
      [80, 86],
      [60, 66],
      [54, 40],
      [70, 24],
    ],
    2.6,
  )
  tube(
    [
      [98, 94],
      [110, 80],
      [116, 60],
      [106, 36],
      [86, 26],
    ],
    2.6,
  )
  for (const [x, y, turn] of [
    [72, 22, -0.5],
    [84, 24, 0.5],
  ] as const) {
    form(plate, ellipse([x + turn * 2, y], 5, 3.8, 20), 1.1, { tone: 0.8, angle: 40, pitch: 1.6 })
  }
  shadow(plate, [130, 150], 90, 4)
  backdrop(plate, { center: [128, 84], rx: 106, ry: 66, floor: 148 })
  return plate
}
