import { backdrop, blob, form, shadow } from '../form.ts'
import { arc, type Polygon, segment, smooth, spline, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function candle(): Plate {
  const plate = new Plate(240, 180)
  const flame = blob([
    [120, 28],
    [126, 42],
    [127, 52],
    [120, 59],
    [113, 52],
    [114.5, 42],
  ])
  plate.line(
    spline(
      [
        [120, 40],
        [122, 48],
        [120, 55],
      ],
      5,
    ),
    (_x, _y, t) => 1.6 * Math.sin(Math.PI * t),
  )
  plate.line(segment([120, 55], [120, 64], 3), 1.5)
  plate.blank(flame, 1.2)
  // Wax, with one run down its side.
  const run = blob(
    [
      [108, 68],
      [112, 66],
      [113, 84],
      [110.5, 92],
      [107.5, 86],
    ],
    5,
  )
  plate.blank(run, 1)
  const wax: Polygon = [[107, 66], ...arc([120, 66], 13, 3.2, 180, 0, 12), [133, 122], [107, 122]]
  for (const y of steps(70, 121, 21)) {
    plate.line(arc([120, y], 13, 2.6, 180, 0, 18), (x) => 2.5 * 0.8 * smooth(0.3, 1.15, (x - 107) / 26))
  }
  plate.line(arc([120, 66], 13, 3.2, 0, 360, 26), 1)
  plate.blank(wax, 1.2)
  const dish = blob([
    [76, 122],
    [98, 120],
    [142, 120],
    [164, 122],
    [154, 134],
    [120, 138],
    [86, 134],
  ])
  form(plate, dish, 1.4, { tone: (u, v) => 0.25 + 0.6 * smooth(0.3, 1, u * 0.7 + v * 0.4), pitch: 2.2 })
  plate.line(arc([176, 124], 9, 8, -160, 160, 24), 3.2)
  shadow(plate, [126, 140], 84, 5)
  const glow = (x: number, y: number) => 1 - smooth(20, 66, Math.hypot(x - 120, (y - 46) * 1.05))
  backdrop(plate, { center: [122, 78], rx: 106, ry: 70, tone: 0.56, light: glow })
  return plate
}
