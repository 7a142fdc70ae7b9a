import { backdrop, blob, form, shadow } from '../form.ts'
import { type Polygon, segment, smooth, spline } from '../geometry.ts'
import { Plate } from '../plate.ts'
import { arch, wheel } from './wheel.ts'

export function car(): Plate {
  const plate = new Plate(240, 180)
  for (const x of [70, 172]) {
    wheel(plate, [x, 128], 18, 9)
    arch(plate, [x, 128], 21.5)
  }
  // Glass, with the slanting glint of a workshop drawing.
  const rear: Polygon = [
    ...spline(
      [
        [74, 88],
        [84, 72],
        [102, 66],
        [116, 65],
      ],
      6,
    ),
    [116, 89],
    [74, 89],
  ]
  const front: Polygon = [
    ...spline(
      [
        [121, 65],
        [136, 67],
        [150, 76],
        [161, 89],
      ],
      6,
    ),
    [121, 89],
  ]
  for (const glass of [rear, front]) {
    form(plate, glass, 1.1, {
      tone: (u, v) => 0.62 * smooth(0.2, 0.5, Math.abs(u - v * 0.4 - 0.35)),
      angle: -62,
      pitch: 2.6,
    })
  }
  plate.line(segment([118.5, 66], [119.5, 126], 4), 0.9)
  plate.line(
    spline(
      [
        [70, 92],
        [68, 108],
        [74, 126],
      ],
      5,
    ),
    0.9,
  )
  plate.line(
    spline(
      [
        [164, 92],
        [163, 104],
        [160, 116],
      ],
      5,
    ),
    0.9,
  )
  for (const x of [108, 154]) plate.line(segment([x - 8, 98], [x, 98], 2), 1.8)
  form(
    plate,
    blob([
      [206, 100],
      [217, 102],
      [219, 109],
      [209, 108],
    ]),
    1,
    { tone: 0.25, angle: 90, pitch: 2 },
  )
  form(
    plate,
    blob([
      [28, 98],
      [34, 97],
      [34, 107],
      [28, 106],
    ]),
    1,
    { tone: 0.7, pitch: 2 },
  )
  plate.line(
    spline(
      [
        [40, 96],
        [100, 94],
        [160, 95],
        [205, 98],
      ],
      8,
    ),
    (_x, _y, t) => 1.2 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
  )
  const body = blob([
    [26, 122],
    [24, 106],
    [30, 94],
    [52, 89],
    [68, 86],
    [80, 68],
    [102, 61],
    [128, 61],
    [148, 69],
    [166, 87],
    [194, 92],
    [214, 98],
    [222, 110],
    [221, 124],
    [190, 130],
    [120, 131],
    [50, 130],
  ])
  form(plate, body, 1.4, { tone: (_u, v) => 0.6 * smooth(0.52, 1, v), pitch: 2.7 })
  shadow(plate, [122, 144], 106, 5)
  backdrop(plate, { center: [122, 82], rx: 110, ry: 62 })
  return plate
}
