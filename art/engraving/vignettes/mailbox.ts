import { backdrop, form, hatch, shadow } from '../form.ts'
import {
  arc,
  contains,
  ellipse,
  lerp,
  type Polygon,
  rectangle,
  segment,
  smooth,
  spline,
  steps,
} from '../geometry.ts'
import { Plate } from '../plate.ts'

export function mailbox(): Plate {
  const plate = new Plate(240, 180)
  const mouth: Polygon = [[58, 96], [58, 68], ...arc([77, 68], 19, 22, 180, 360, 20), [96, 96]]
  const inside: Polygon = [[62, 94], [62, 69], ...arc([77, 69], 15, 18, 180, 360, 18), [92, 94]]
  hatch(plate, inside, { tone: (u) => lerp(1.05, 0.8, u), pitch: 2.4 })
  plate.blank(inside, 1)
  plate.blank(mouth, 1.4)
  // The door hangs down in front.
  const door: Polygon = [[58, 97], [96, 97], [88, 122], ...arc([70, 116], 18, 7, 20, 170, 12), [48, 118]]
  plate.line(segment([69, 113], [76, 113], 2), 2.4)
  form(plate, door, 1.3, { tone: (_u, v) => 0.14 + 0.4 * v, angle: 6, pitch: 2.8 })
  // Flag, lying along the side.
  plate.solid(ellipse([146, 80], 2, 2, 12))
  plate.line(segment([146, 80], [172, 86], 4), 2.2)
  form(
    plate,
    [
      [166, 78],
      [180, 81.5],
      [178, 91.5],
      [164, 88],
    ],
    1.1,
    { tone: 0.8, angle: 14, pitch: 1.9 },
  )
  const body: Polygon = [
    [96, 96],
    [96, 68],
    ...arc([77, 68], 19, 22, 360, 280, 8),
    [168, 46],
    ...arc([168, 68], 19, 22, 270, 360, 12),
    [187, 96],
  ]
  for (const [y, tone] of steps(0, 1, 17).map((t): [number, number] => [t, t])) {
    const py = lerp(48, 95, y)
    plate.line(
      segment([84, py], [188, py], 40),
      (x) => 2.8 * (0.1 + 0.62 * smooth(0.35, 1, tone) + 0.3 * smooth(172, 190, x) * smooth(0.05, 0.3, tone)),
      {
        visible: (x, yy) => contains(body, x, yy) && plate.visible(x, yy),
        tolerance: 0.12,
      },
    )
  }
  plate.blank(body, 1.4)
  const post: Polygon = [
    [116, 96],
    [130, 96],
    [130, 146],
    [116, 146],
  ]
  form(plate, rectangle(100, 97, 74, 6), 1.1, { tone: 0.75, pitch: 1.8 })
  form(plate, post, 1.2, { tone: (u) => 0.25 + 0.65 * u, angle: 90, pitch: 2.2 })
  // Grass around the foot.
  for (const x of steps(84, 164, 22)) {
    const lean = ((x * 7) % 9) - 4
    plate.line(
      spline(
        [
          [x, 149],
          [x + lean * 0.3, 143],
          [x + lean, 137 - ((x * 3) % 5)],
        ],
        3,
      ),
      (_x, _y, t) => 1.7 * (1 - t) + 0.25,
    )
  }
  shadow(plate, [124, 149], 84, 4)
  backdrop(plate, { center: [122, 82], rx: 106, ry: 64, floor: 146 })
  return plate
}
