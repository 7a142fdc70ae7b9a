import { backdrop, blob, form, hatch, shadow } from '../form.ts'
import { arc, ellipse, lerp, type Point, segment, smooth, spline, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'
import { wheel } from './wheel.ts'

export function motorcycle(): Plate {
  const plate = new Plate(240, 180)
  const [rear, front]: [Point, Point] = [
    [68, 118],
    [178, 118],
  ]
  // Fork, lamp and bars.
  for (const off of [-2.6, 2.6]) plate.line(segment([152 + off, 66], [front[0] + off, front[1]], 4), 2)
  plate.line(
    spline(
      [
        [152, 62],
        [145, 54],
        [134, 54],
      ],
      6,
    ),
    2.4,
  )
  plate.line(
    spline(
      [
        [133, 53.5],
        [129, 53.5],
        [125, 55],
      ],
      4,
    ),
    4,
  )
  form(
    plate,
    blob([
      [156, 66],
      [165, 61],
      [170, 68],
      [166, 76],
      [157, 75],
    ]),
    1.2,
    { tone: (u) => 0.8 * smooth(0.7, 0, u), angle: 60, pitch: 2 },
  )
  plate.line(
    arc(front, 29, 29, 215, 310, 20),
    (_x, _y, t) => 4.2 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.4,
  )
  plate.line(arc(rear, 29, 29, 205, 300, 20), (_x, _y, t) => 4.2 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.4)
  // Exhaust low along the side.
  const pipe = spline(
    [
      [128, 112],
      [122, 126],
      [108, 130],
      [84, 129],
      [44, 126],
    ],
    8,
  )
  plate.line(pipe, (_x, _y, t) => lerp(3, 5.4, smooth(0.4, 0.8, t)))
  // Tank and seat.
  const tank = blob([
    [106, 80],
    [110, 68],
    [128, 62],
    [146, 66],
    [150, 76],
    [138, 84],
    [114, 86],
  ])
  hatch(plate, tank, { tone: (u, v) => 0.8 * smooth(0.45, 1, v + 0.15 * (1 - u)), pitch: 2 })
  form(plate, tank, 1.4)
  const seat = blob([
    [58, 78],
    [74, 75],
    [92, 80],
    [108, 78],
    [108, 88],
    [82, 90],
    [60, 86],
  ])
  form(plate, seat, 1.2, { tone: (_u, v) => lerp(0.55, 0.95, v), pitch: 2.1 })
  // Engine: finned barrel over a round case.
  for (const y of steps(88, 104, 6)) plate.line(segment([113, y], [135, y - 3], 3), 1.5)
  plate.cover([
    [114, 86],
    [134, 84],
    [136, 106],
    [114, 108],
  ])
  plate.line(arc([122, 117], 6, 6, 0, 360, 20), 1)
  form(plate, ellipse([122, 117], 13, 11.5, 30), 1.3, {
    tone: (u, v) => 0.7 * smooth(0.5, 1.1, u * 0.4 + v * 0.7),
    pitch: 2,
  })
  // Frame.
  for (const [a, b] of [
    [
      [150, 70],
      [136, 122],
    ],
    [
      [104, 86],
      [96, 122],
    ],
    [[66, 84], rear],
    [rear, [110, 122]],
    [[104, 84], rear],
  ] as [Point, Point][]) {
    plate.line(segment(a, b, 8), 2.3)
  }
  for (const center of [rear, front]) wheel(plate, center, 25, 16, 0.74)
  shadow(plate, [122, 143], 98, 5)
  backdrop(plate, { center: [122, 84], rx: 108, ry: 64 })
  return plate
}
