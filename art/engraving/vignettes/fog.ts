import { blob, form, hatch } from '../form.ts'
import { arc, ellipse, lerp, type Point, rectangle, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { Plate } from '../plate.ts'

export function fog(): Plate {
  const plate = new Plate(400, 240)
  const bank = noise(8)
  /** How much of a line the fog swallows: long level drifts, dense at the waterline. */
  const thin = (x: number, y: number) => {
    const drift = bank(x * 0.012 + y * 0.31) * 0.55 + bank(x * 0.03 + y * 0.17 + 90) * 0.45
    return smooth(0.3, 0.62, drift)
  }
  // The boat, its oars shipped, and a lantern held up at the bow.
  const hull = blob([
    [92, 176],
    [112, 180],
    [150, 182],
    [186, 179],
    [206, 172],
    [196, 192],
    [170, 199],
    [126, 199],
    [104, 192],
  ])
  plate.line(
    spline(
      [
        [98, 180],
        [128, 186],
        [168, 186],
        [202, 178],
      ],
      8,
    ),
    1,
  )
  hatch(plate, hull, { tone: (_u, v) => 0.25 + 0.6 * smooth(0.2, 1, v), pitch: 2.4 })
  const sitter = blob([
    [138, 181],
    [137, 166],
    [142, 157],
    [150, 155],
    [157, 160],
    [162, 172],
    [163, 182],
  ])
  form(plate, ellipse([150, 148], 6.2, 7, 22), 1.1, {
    tone: (u) => 0.8 * smooth(0.6, 0, u),
    angle: 70,
    pitch: 1.8,
  })
  plate.line(
    spline(
      [
        [157, 164],
        [170, 160],
        [181, 152],
      ],
      6,
    ),
    3.2,
  )
  plate.line(segment([181, 150], [181, 156], 2), 0.9)
  form(plate, rectangle(177.5, 156, 7, 10), 1.1)
  form(plate, sitter, 1.2, { tone: (u) => 0.85 * smooth(1, 0.1, u), angle: 74, pitch: 2 })
  plate.line(segment([132, 178], [84, 204], 8), 1.7)
  plate.blank(hull, 1.4)

  // The tower, far off and only in parts.
  const at = (x: number, y: number): Point => [306 + x, 120 + y]
  const half = (y: number) => lerp(9, 14, (y + 54) / 70)
  for (let y = -54; y < 20; y += 2.6) {
    const dark = (y > -44 && y < -28) || (y > -10 && y < 6)
    plate.line(
      arc(at(0, y), half(y), -1.6, 180, 0, 14),
      (x, py) => {
        const s = (x - 306) / half(y)
        const fade = smooth(2, -34, y) * (0.35 + 0.65 * thin(x, py))
        return 2.3 * (dark ? 0.8 : 0.6 * smooth(-0.1, 1, s)) * fade
      },
      { tolerance: 0.14 },
    )
  }
  for (const side of [-1, 1])
    plate.line(segment(at(side * 9, -54), at(side * 14, 16), 10), (_x, y) => 1.1 * smooth(116, 84, y))
  plate.cover([at(-9, -54), at(9, -54), at(12.4, -6), at(-12.4, -6)])
  plate.solid(rectangle(...at(-13, -57), 26, 2.6))
  plate.line(segment(at(-6, -57), at(-6, -72), 2), 1)
  plate.line(segment(at(6, -57), at(6, -72), 2), 1)
  plate.solid(ellipse(at(0, -65), 1.6, 2.6, 12))
  plate.solid([at(-8.5, -72), ...arc(at(0, -72), 8.5, 8, 180, 360, 14), at(8.5, -72)])
  plate.line(segment(at(0, -80), at(0, -88), 2), 1)
  plate.cover(rectangle(...at(-7, -73), 14, 17))

  // Fog and sky: ruled lines that come and go, parted around both lights.
  const glow = (x: number, y: number) =>
    Math.max(
      1 - smooth(8, 74, Math.hypot(x - 306, (y - 55) * 1.1)),
      1 - smooth(6, 34, Math.hypot(x - 181, y - 160)),
    )
  for (let y = 14; y < 178; y += 4.6) {
    const points = steps(14, 386, 90).map((x): Point => [x, y])
    plate.line(
      points,
      (x, py) => {
        const oval = smooth(1, 0.62, Math.hypot((x - 200) / 190, (py - 104) / 100))
        return 4.6 * 0.42 * oval * thin(x, py) * (1 - glow(x, py)) * lerp(1, 0.5, smooth(40, 170, py))
      },
      { tolerance: 0.14 },
    )
  }
  for (let y = 182; y < 224; y += 4.4) {
    const points = steps(24, 376, 90).map((x): Point => [x, y + Math.sin(x * 0.07 + y) * 0.9])
    plate.line(
      points,
      (x) => {
        const oval = smooth(1, 0.55, Math.hypot((x - 196) / 180, (y - 176) / 52))
        return 2.3 * oval * smooth(0.3, 0.6, bank(x * 0.03 + y * 1.3))
      },
      { tolerance: 0.14 },
    )
  }
  return plate
}
