import { backdrop, blob, form, shadow } from '../form.ts'
import { arc, contains, type Point, type Polygon, smooth, spline, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function hardHat(): Plate {
  const plate = new Plate(240, 180)
  const center: Point = [112, 118]
  const dome = (grow: number, from: number, to: number) => arc(center, 62 + grow, 66 + grow, from, to, 40)
  // The rib over the crown stands up from the shell.
  const rib: Polygon = [...dome(6, 212, 326), ...dome(0, 326, 212)]
  form(plate, rib, 1.3, { tone: (u) => 0.2 + 0.7 * smooth(0.45, 1, u), angle: 70, pitch: 2.4 })
  // Two lower ribs run with it, seen from the side.
  for (const [rise, width] of [
    [0.72, 3],
    [0.4, 2.6],
  ] as const) {
    const line = arc(center, 58, 66 * rise, 200, 338, 36)
    plate.line(line, (_x, _y, t) => 1.3 * Math.sin(Math.PI * t) ** 0.5)
    const lower = line.map(([x, y]): Point => [x, y + width])
    plate.line(lower, (_x, _y, t) => 2.2 * smooth(0.25, 0.8, t) * smooth(1, 0.94, t))
  }
  // Brim: a narrow edge all around that reaches forward as a peak.
  const brim = blob([
    [46, 118],
    [48, 112],
    [100, 112],
    [160, 109],
    [186, 113],
    [212, 124],
    [206, 128],
    [168, 122],
    [100, 124],
  ])
  form(plate, brim, 1.4, { tone: (u, v) => 0.12 + 0.72 * smooth(0.35, 1, v * 0.7 + u * 0.4), pitch: 2.1 })
  plate.line(dome(-1, 184, 356), 0.8)
  const shell = dome(0, 180, 360)
  for (const r of steps(0.2, 0.98, 19)) {
    plate.line(
      arc([center[0] - 14, center[1]], 78 * r, 72 * r, 190, 360, 36),
      (x, y) => {
        const [u, v] = [(x - 50) / 124, (y - 52) / 66]
        return 2.9 * 0.8 * smooth(0.56, 1.12, u * 0.9 + v * 0.16)
      },
      { visible: (x, y) => contains(shell, x, y) && plate.visible(x, y), tolerance: 0.14 },
    )
  }
  plate.blank(shell, 1.5)
  // The dark inside, under the brim.
  plate.line(
    spline(
      [
        [60, 126],
        [110, 131],
        [166, 126],
      ],
      10,
    ),
    (_x, _y, t) => 5 * Math.sin(Math.PI * t) ** 0.6,
  )
  shadow(plate, [122, 136], 92, 5)
  backdrop(plate, { center: [120, 84], rx: 106, ry: 62, floor: 132 })
  return plate
}
