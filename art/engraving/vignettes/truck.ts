import { backdrop, blob, form, shadow } from '../form.ts'
import { ellipse, lerp, rectangle, segment, smooth, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'
import { arch, wheel } from './wheel.ts'

export function truck(): Plate {
  const plate = new Plate(240, 180)
  for (const x of [36, 62, 152, 206]) {
    wheel(plate, [x, 132], 12.5, 8)
    if (x > 140) arch(plate, [x, 132], 15.5)
  }
  // The cab: long hood, upright grille, a stack behind the door.
  form(
    plate,
    [
      [174, 78],
      [190, 78],
      [195, 96],
      [174, 96],
    ],
    1.1,
    { tone: (u, v) => 0.6 * smooth(0.15, 0.5, Math.abs(u - v * 0.5 - 0.3)), angle: -62, pitch: 2.4 },
  )
  plate.line(rectangle(171, 75, 28, 52).concat([[171, 75]]), 0.8)
  plate.line(segment([176, 102], [183, 102], 2), 1.7)
  form(plate, rectangle(222, 101, 6, 25), 1.1, { tone: 0.8, angle: 90, pitch: 1.9 })
  form(plate, ellipse([217.5, 108], 3.8, 4.4, 18), 1)
  const cab = blob(
    [
      [160, 128],
      [160, 84],
      [163, 70],
      [180, 67],
      [192, 71],
      [200, 95],
      [222, 99],
      [225, 108],
      [225, 127],
      [190, 129],
    ],
    5,
  )
  form(plate, cab, 1.3, { tone: (_u, v) => 0.62 * smooth(0.55, 1, v), pitch: 2.6 })
  form(plate, rectangle(153, 50, 5, 78), 1, { tone: (u) => lerp(0.2, 0.9, u), angle: 90, pitch: 1.6 })
  form(plate, rectangle(134, 122, 92, 8), 1.1, { tone: 0.85, pitch: 1.8 })
  form(plate, rectangle(88, 120, 40, 10), 1, { tone: 0.5, pitch: 2.2 })

  // The trailer's ribbed side, darker below and to the rear.
  const side = rectangle(16, 46, 132, 72)
  for (const x of steps(29, 136, 8)) plate.line(segment([x, 50], [x, 114], 4), 1.1)
  form(plate, side, 1.5, { tone: (u, v) => 0.16 + 0.44 * smooth(0.2, 1, v) * lerp(1, 0.55, u), pitch: 3 })
  plate.solid(rectangle(16, 116, 134, 4))
  shadow(plate, [124, 144], 108, 5)
  backdrop(plate, { center: [124, 84], rx: 112, ry: 66 })
  return plate
}
