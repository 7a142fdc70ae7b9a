import { backdrop, form, hatch, shadow } from '../form.ts'
import { arc, ellipse, lerp, type Point, type Polygon, segment, smooth, spline, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function bankCheck(): Plate {
  const plate = new Plate(240, 180)
  const coins = (x: number, base: number, count: number) => {
    for (let i = count; i > 0; i--) {
      const y = base - i * 6.4
      if (i === count) {
        plate.line(arc([x, y], 14.5, 4.2, 0, 360, 40), 0.8)
        plate.line(arc([x, y + 0.4], 5.5, 2, 60, 330, 18), 1.3)
        plate.blank(ellipse([x, y], 19, 6), 1)
      }
      const edge: Polygon = [...arc([x, y], 19, 6, 0, 180, 24), ...arc([x, y + 6.4], 19, 6, 180, 0, 24)]
      for (const degrees of steps(8, 172, 26)) {
        const [p, q] = [
          arc([x, y], 19, 6, degrees, degrees, 1)[0],
          arc([x, y + 6.4], 19, 6, degrees, degrees, 1)[0],
        ]
        if (p && q) plate.line(segment(p, q, 2), lerp(1.5, 0.4, smooth(20, 130, degrees)))
      }
      plate.blank(edge, 0.9)
    }
  }
  coins(178, 146, 5)
  coins(208, 140, 3)

  const at = (u: number, v: number): Point => [lerp(28, 182, u) + 14 * v, lerp(66, 48, u) + 74 * v]
  const slip: Polygon = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const rule = (u0: number, u1: number, v: number, width: number) =>
    plate.line(segment(at(u0, v), at(u1, v), 3), width)
  rule(0.1, 0.36, 0.2, 2.4)
  rule(0.1, 0.28, 0.29, 1)
  rule(0.68, 0.88, 0.2, 0.8)
  rule(0.1, 0.7, 0.5, 0.9)
  rule(0.1, 0.88, 0.64, 0.9)
  rule(0.1, 0.42, 0.84, 0.9)
  rule(0.48, 0.8, 0.84, 0.9)
  // An amount and a signature, written by hand.
  hatch(plate, [at(0.75, 0.38), at(0.9, 0.38), at(0.9, 0.54), at(0.75, 0.54)], {
    tone: 0.5,
    angle: -7,
    pitch: 2,
  })
  plate.blank([at(0.75, 0.38), at(0.9, 0.38), at(0.9, 0.54), at(0.75, 0.54)], 0.9)
  plate.line(
    spline(
      [
        at(0.5, 0.8),
        at(0.54, 0.68),
        at(0.56, 0.84),
        at(0.6, 0.72),
        at(0.63, 0.82),
        at(0.68, 0.76),
        at(0.76, 0.79),
      ],
      7,
    ),
    (_x, _y, t) => 1.5 * (0.5 + 0.5 * Math.sin(t * 20) ** 2),
  )
  plate.line(
    spline([at(0.14, 0.47), at(0.18, 0.39), at(0.22, 0.47), at(0.3, 0.42), at(0.38, 0.46), at(0.5, 0.43)], 6),
    (_x, _y, t) => 1.2 * (0.5 + 0.5 * Math.sin(t * 17) ** 2),
  )
  for (const [phase, swing] of [
    [0, 2.3],
    [0.5, 2.3],
  ] as const) {
    plate.line(
      steps(0.05, 0.95, 110).map((u): Point => {
        const [x, y] = at(u, 0.1)
        return [x, y - 2.6 + swing * Math.sin((u * 16 + phase) * 2 * Math.PI)]
      }),
      0.6,
      { tolerance: 0.14 },
    )
  }
  plate.blank(slip, 1.3)
  form(plate, [at(0.02, 1), at(1, 1), [198.5, 126], [45, 145]], 0.8, { tone: 0.6, angle: -7, pitch: 1.6 })
  shadow(plate, [126, 146], 92, 5)
  backdrop(plate, { center: [122, 86], rx: 108, ry: 60 })
  return plate
}
