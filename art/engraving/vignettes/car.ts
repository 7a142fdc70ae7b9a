import { backdrop, form, hatch } from '../form.ts'
import { lerp, type Polygon, segment, smooth, steps } from '../geometry.ts'
import {
  camera,
  disc,
  edgeOf,
  face,
  flat,
  ring,
  type Spot,
  type Surface,
  turned,
  type View,
} from '../perspective.ts'
import { Plate } from '../plate.ts'

const HALF = 0.88
const LONG = 4.6

/** Height of the waistline along the car, from the lamps to the tail. */
const waist = (z: number) =>
  0.7 + 0.24 * smooth(-0.2, 1.5, z) + 0.03 * smooth(1.5, 3.4, z) - 0.05 * smooth(4, LONG, z)

function wheel(plate: Plate, view: View, z: number): void {
  const r = 0.335
  const at: Spot = [-HALF - 0.01, r, z]
  const round = (radius: number) => disc(view, at, radius, 'x', 32)
  plate.solid(disc(view, at, 0.05, 'x', 12))
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI + 0.2
    const spoke = (q: number, off: number): Spot => [
      at[0],
      r + q * Math.sin(a + off),
      z + q * Math.cos(a + off),
    ]
    plate.solid([
      view(spoke(0.09, -0.3)),
      view(spoke(0.19, -0.24)),
      view(spoke(0.19, 0.24)),
      view(spoke(0.09, 0.3)),
    ])
  }
  plate.blank(round(0.215), 1.1)
  for (const q of [0.245, 0.275, 0.305])
    plate.line(ring(view, at, q, 'x', 0, 360, 36), 1, { tolerance: 0.12 })
  plate.blank(round(r), 1.2)
  // The dark of the wheel house above it.
  const house: Polygon = [...ring(view, [at[0], r, z], 0.43, 'x', -14, 194, 26)]
  hatch(plate, house, { tone: 0.95, pitch: 1.7 })
  plate.blank(house, 1)
}

/** A sedan from the front and the left, with the light from the left. */
export function car(): Plate {
  const plate = new Plate(240, 180)
  const straight = camera({ vanish: [120, 24], eye: [0, 2.75], focal: 620 })
  const view = turned(straight, [0, 15], 52)
  const z0 = 15 - LONG / 2 + 0.1
  const line = (points: readonly Spot[], width: number) =>
    plate.line(
      points.slice(1).flatMap((b, i) => segment(view(points[i] ?? b), view(b), 6)),
      width,
    )
  // The front is bowed: its middle stands out.
  const nose = (u: number, y: number): Spot => [lerp(-HALF, HALF, u), y, z0 + 0.2 * (2 * u - 1) ** 2 - 0.2]
  const front: Surface = (u, v) => nose(u, lerp(0.3, waist(0), v))

  for (const [a, b] of [
    [0.05, 0.27],
    [0.73, 0.95],
  ] as const) {
    const lamp: Surface = (u, v) => nose(lerp(a, b, u), lerp(0.53, 0.66, v))
    plate.line(segment(view(lamp(0.5, 0.1)), view(lamp(0.5, 0.9)), 3), 0.7)
    plate.blank(edgeOf(view, lamp, 5), 1.1)
  }
  const grille: Surface = (u, v) => nose(lerp(0.33, 0.67, u), lerp(0.5, 0.67, v))
  face(plate, view, grille, 1, { tone: 0.7, along: 'v', pitch: 2.3 })
  const shield: Surface = (u, v) => nose(lerp(0.38, 0.62, u), lerp(0.34, 0.43, v))
  plate.blank(edgeOf(view, shield, 4), 0.8)
  line(
    steps(0, 1, 10).map((u) => nose(u, 0.47)),
    1,
  )
  face(plate, view, front, 1.3, { tone: (u, v) => 0.3 + 0.22 * u - 0.12 * v, pitch: 2.5 })

  for (const z of [0.86, 3.68]) wheel(plate, view, z0 + z)

  // Doors, handles and the crease along the side.
  for (const z of [1.36, 2.44, 3.32])
    line(
      [
        [-HALF, 0.32, z0 + z],
        [-HALF, waist(z), z0 + z + 0.02],
      ],
      0.7,
    )
  for (const z of [2.2, 3.12])
    line(
      [
        [-HALF, 0.79, z0 + z],
        [-HALF, 0.79, z0 + z + 0.18],
      ],
      1.6,
    )
  line(
    steps(0.1, LONG - 0.06, 12).map((z): Spot => [-HALF, waist(z) - 0.19, z0 + z]),
    0.8,
  )
  line(
    [
      [-HALF, 0.37, z0 + 1.34],
      [-HALF, 0.37, z0 + 3.2],
    ],
    1.8,
  )
  const tail: Surface = (u, v) => [-HALF, lerp(0.56, 0.8, v), z0 + lerp(4.38, 4.56, u)]
  face(plate, view, tail, 0.8, { tone: 0.7, pitch: 1.8 })
  const side: Surface = (u, v) => [-HALF, lerp(0.29, waist((1 - u) * LONG), v), z0 + (1 - u) * LONG]
  face(plate, view, side, 1.4, {
    tone: (_u, v) => 0.06 + 0.5 * smooth(0.42, 0, v) + 0.12 * smooth(0.8, 0.6, v) * smooth(0.45, 0.6, v),
    pitch: 2.6,
  })

  // Hood and windshield.
  const hood: Surface = (u, v) => {
    const z = lerp(0, 1.42, v)
    const [x, , bow] = nose(u, 0)
    return [x * lerp(1, 0.94, v), waist(z) + 0.05 * Math.sin(Math.PI * u), lerp(bow, z0 + 1.42, v)]
  }
  for (const u of [0.28, 0.72])
    line(
      steps(0.06, 1, 8).map((v) => hood(u, v)),
      0.7,
    )
  face(plate, view, hood, 1.2, { tone: (u) => 0.04 + 0.32 * smooth(0.5, 1, u), along: 'v', pitch: 2.8 })
  const mirror: Polygon = [
    view([-HALF - 0.02, 0.95, z0 + 1.62]),
    view([-HALF - 0.2, 0.96, z0 + 1.6]),
    view([-HALF - 0.2, 1.08, z0 + 1.6]),
    view([-HALF - 0.02, 1.06, z0 + 1.62]),
  ]
  form(plate, mirror, 1, { tone: 0.5, pitch: 1.8 })
  const roofline = 1.42
  const glassFront = flat(
    [-0.74, 0.99, z0 + 1.42],
    [0.74, 0.99, z0 + 1.42],
    [0.56, roofline - 0.02, z0 + 2.08],
    [-0.56, roofline - 0.02, z0 + 2.08],
  )
  face(plate, view, glassFront, 1.2, {
    tone: (u, v) => 0.78 * smooth(0.08, 0.3, Math.abs(u - v * 0.4 - 0.3)),
    along: 'v',
    pitch: 2.4,
  })
  const pillars = flat(
    [-0.84, waist(1.42), z0 + 1.42],
    [0.84, waist(1.42), z0 + 1.42],
    [0.62, roofline, z0 + 2.06],
    [-0.62, roofline, z0 + 2.06],
  )
  plate.blank(edgeOf(view, pillars), 1.2)

  // The windows of the side lean in toward the roof.
  const cabin: Surface = (u, v) => [
    lerp(-0.85, -0.61, v),
    lerp(0.94, roofline, v),
    z0 + lerp(lerp(4.02, 3.28, v), lerp(1.42, 2.06, v), u),
  ]
  const glint = (u: number, v: number) => 0.78 - 0.62 * smooth(0.16, 0.04, Math.abs(u - v * 0.24 - 0.36))
  for (const [a, b, c, d] of [
    [0.1, 0.56, 0.06, 0.52],
    [0.6, 0.93, 0.57, 0.96],
  ] as const) {
    const pane: Surface = (u, v) => cabin(lerp(lerp(a, c, v), lerp(b, d, v), u), lerp(0.1, 0.86, v))
    face(plate, view, pane, 1, { tone: glint, along: 'v', pitch: 2.3 })
  }
  face(plate, view, cabin, 1.3, { tone: 0.04 })
  const roof: Surface = (u, v) => [
    lerp(-0.61, 0.61, u),
    roofline + 0.05 * Math.sin(Math.PI * u),
    z0 + lerp(2.06, 3.28, v),
  ]
  face(plate, view, roof, 1.3, { tone: (u) => 0.05 + 0.2 * u, along: 'v', pitch: 2.8 })
  const trunk: Surface = (u, v) => [lerp(-0.86, 0.86, u), 0.93, z0 + lerp(4, LONG, v)]
  face(plate, view, trunk, 1, { tone: 0.06 })

  // Shade under it, to the right.
  const under: Surface = (u, v) => [lerp(-HALF + 0.05, HALF + 0.7, u), 0, z0 + lerp(-0.3, LONG - 0.1, v)]
  hatch(plate, edgeOf(view, under), { tone: (u) => 0.74 * smooth(1, 0.75, u), pitch: 2.6 })
  plate.cover(edgeOf(view, under))
  for (const [i, y] of [150, 154, 158].entries())
    plate.line(
      segment([40 + i * 16, y], [208 - i * 10, y], 20),
      (_x, _y, t) => 1.4 * Math.sin(Math.PI * t) ** 0.8,
    )
  backdrop(plate, { center: [122, 92], rx: 110, ry: 58, floor: 134 })
  return plate
}
