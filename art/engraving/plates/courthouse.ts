// A county courthouse seen from across the street, in the light of the afternoon from the left.

import { backdrop, hatch } from '../form.ts'
import { type Point, type Polygon, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { box, type Cuts, camera, face, flat, round, turned } from '../perspective.ts'
import { Plate } from '../plate.ts'
import { CAPITAL, column, FLOOR, pane, TURN } from './courthouse-parts.ts'
import type { Crop } from './crop.ts'

export function courthouse(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 360) : new Plate(360, 250)
  const straight = camera(
    wide
      ? { vanish: [352, 296], eye: [0, 1.9], focal: 545 }
      : { vanish: [186, 208], eye: [0, 1.9], focal: 352 },
  )
  const view = turned(straight, [0, 50], TURN)
  const mix = noise(12)
  const [x0, x1, z0, z1] = [-11.5, 11.5, 38, 62]
  const porch = 43

  // Steps up to the porch between two cheek walls.
  for (const x of [x0 + 0.2, x1 - 2.2]) {
    box(plate, view, { from: [x, 0, z0 - 7], to: [x + 2, FLOOR, z0] }, 1.2, {
      front: { tone: 0.14, pitch: 2.8 },
      top: { tone: 0.02 },
      right: { tone: 0.58, pitch: 2.4 },
    })
  }
  const count = 7
  for (let i = 1; i <= count; i++) {
    const [y, z] = [(FLOOR * i) / count, z0 - 6.4 + (i - 1) * 0.92]
    plate.line(segment(view([x0 + 2.2, y, z]), view([x1 - 2.2, y, z]), 20), wide ? 1.7 : 1.2)
  }
  plate.cover([
    view([x0 + 2.2, 0, z0 - 6.4]),
    view([x1 - 2.2, 0, z0 - 6.4]),
    view([x1 - 2.2, FLOOR, z0]),
    view([x0 + 2.2, FLOOR, z0]),
  ])
  box(plate, view, { from: [x0, 0, z0], to: [x1, FLOOR, porch] }, 1.1, { right: { tone: 0.55, pitch: 2.4 } })

  // Entablature and pediment.
  const top = CAPITAL + 2.1
  const apex = top + 4.3
  box(plate, view, { from: [x0 - 0.7, top, z0 - 0.9], to: [x1 + 0.7, top + 0.5, porch] }, 1.2, {
    front: { tone: 0.26, pitch: 1.9 },
    right: { tone: 0.5, pitch: 2.2 },
  })
  const soffit = flat(
    [x0 - 0.7, top, z0 - 0.9],
    [x1 + 0.7, top, z0 - 0.9],
    [x1 + 0.7, top, z0],
    [x0 - 0.7, top, z0],
  )
  face(plate, view, soffit, 0, { tone: 0.7, pitch: 1.9 })
  // Scales of justice in the gable.
  const [mx, my] = [0, top + 1.9]
  const on = (x: number, y: number): Point => view([mx + x, my + y, z0])
  plate.line(segment(on(0, 1.25), on(0, -0.85), 5), 1.7)
  plate.line(segment(on(-2, 0.85), on(2, 0.85), 6), 1.4)
  plate.line(segment(on(-0.8, -0.95), on(0.8, -0.95), 3), 2)
  for (const side of [-2, 2]) {
    for (const off of [-0.62, 0.62]) plate.line(segment(on(side, 0.85), on(side + off, -0.2), 3), 0.8)
    plate.solid([
      on(side - 0.75, -0.2),
      on(side + 0.75, -0.2),
      on(side + 0.42, -0.55),
      on(side - 0.42, -0.55),
    ])
  }
  const gable = (grow: number, lift: number): Point[] => [
    view([x0 - grow, top + 0.5 + lift, z0]),
    view([x1 + grow, top + 0.5 + lift, z0]),
    view([0, apex + grow * 0.42 + lift, z0]),
  ]
  const field: Polygon = [
    view([x0 + 1.6, top + 0.9, z0]),
    view([x1 - 1.6, top + 0.9, z0]),
    view([0, apex - 0.5, z0]),
  ]
  hatch(plate, field, { tone: 0.36, pitch: 2.8, angle: wide ? 5 : 5 })
  plate.blank(field, 0.9)
  plate.blank(gable(0.9, 0), 1.6)
  box(plate, view, { from: [x0, CAPITAL, z0], to: [x1, top, porch] }, 1.2, {
    front: { tone: 0.1, pitch: 3 },
    right: { tone: 0.5, pitch: 2.4 },
  })
  // Six columns, from the nearest on the right.
  const xs = steps(x0 + 1.2, x1 - 1.2, 5).reverse()
  for (const x of xs) column(plate, view, x, z0 + 1.2)
  column(plate, view, x1 - 1.2, porch - 0.9)

  const ceiling = flat([x0, CAPITAL, z0], [x1, CAPITAL, z0], [x1, CAPITAL, porch], [x0, CAPITAL, porch])
  face(plate, view, ceiling, 0.9, { tone: 0.7, pitch: 2 })

  // The wall of the porch: in shade, with a door and windows.
  const doorway = flat([-1.7, FLOOR, porch], [1.7, FLOOR, porch], [1.7, 8.2, porch], [-1.7, 8.2, porch])
  plate.line(segment(view([0, FLOOR, porch]), view([0, 8.2, porch]), 6), 0.6)
  face(plate, view, doorway, 1.4, { tone: 0.9, along: 'v', pitch: 2.2 })
  for (const x of [-8.4, -4.4, 4.4, 8.4]) pane(plate, view, [x - 1, 4.4, porch], [x + 1, 8.6, porch])
  const wall = flat([x0, FLOOR, porch], [x1, FLOOR, porch], [x1, CAPITAL, porch], [x0, CAPITAL, porch])
  face(plate, view, wall, 1, { tone: (u, v) => 0.38 + 0.24 * smooth(0.3, 1, v) + 0.06 * u, pitch: 2.7 })

  // The house behind, wider than the porch.
  const [w0, w1] = [-17.5, 17.5]
  const eaves = CAPITAL + 0.6
  const sunny: Cuts = { tone: (u) => 0.13 + 0.08 * u, pitch: 3.4 }
  const shady: Cuts = { tone: (_u, v) => 0.46 + 0.1 * v, pitch: 2.8 }
  box(plate, view, { from: [w0 - 0.6, eaves, porch - 0.6], to: [w1 + 0.6, eaves + 1, z1] }, 1.2, {
    front: { tone: 0.3, pitch: 2 },
    right: { tone: 0.5, pitch: 2.2 },
  })
  for (const x of [-14.5, 14.5]) pane(plate, view, [x - 1, 4.4, porch], [x + 1, 8.8, porch])
  for (const z of [47, 52, 57]) pane(plate, view, [w1, 4.4, z - 1], [w1, 8.8, z + 1])
  box(plate, view, { from: [w0, 0, porch], to: [w1, 1.9, z1] }, 1, {
    front: { tone: 0.3, pitch: 2.4 },
    right: { tone: 0.62, pitch: 2.4 },
  })
  box(plate, view, { from: [w0, 1.9, porch], to: [w1, eaves, z1] }, 1.3, { front: sunny, right: shady })

  // Cupola on the roof, with a flag.
  const pole = view([0, apex + 11, 52])
  const foot = view([0, apex + 6, 52])
  plate.line(segment(pole, foot, 6), 1.2)
  const flag = (u: number, v: number): Point => [
    pole[0] + u * (wide ? 32 : 21),
    pole[1] + 1 + v * (wide ? 17 : 11) + 2.2 * Math.sin(u * 6),
  ]
  for (let i = 0; i < 7; i += 1)
    plate.line(
      steps(i < 4 ? 0.42 : 0, 1, 14).map((u) => flag(u, (i + 0.5) / 7)),
      i % 2 ? 0 : wide ? 2.2 : 1.4,
    )
  plate.solid([...steps(0, 0.42, 5).map((u) => flag(u, 0)), ...steps(0.42, 0, 5).map((u) => flag(u, 0.57))])
  plate.blank([...steps(0, 1, 14).map((u) => flag(u, 0)), ...steps(1, 0, 14).map((u) => flag(u, 1))], 0.9)
  const dome = round(
    [0, 52],
    spline(
      [
        [0.3, apex + 6.6],
        [1.7, apex + 6],
        [2.7, apex + 4.6],
        [3.1, apex + 3],
      ],
      5,
    ),
    TURN,
  )
  const turn = (u: number) => 0.1 + 0.7 * smooth(0.4, 1, u)
  face(plate, view, dome, 1.2, { tone: turn, along: 'v', pitch: 2.3 })
  face(
    plate,
    view,
    round(
      [0, 52],
      [
        [3.5, apex + 3],
        [3.5, apex + 2.5],
      ],
      TURN,
    ),
    1,
    { tone: turn, along: 'v', pitch: 2 },
  )
  for (const x of [-1.5, 0.2, 1.8])
    face(
      plate,
      view,
      flat(
        [x - 0.4, apex - 0.2, 49.2],
        [x + 0.4, apex - 0.2, 49.2],
        [x + 0.4, apex + 1.9, 49.2],
        [x - 0.4, apex + 1.9, 49.2],
      ),
      1,
      { tone: 0.9, along: 'v', pitch: 2 },
    )
  face(
    plate,
    view,
    round(
      [0, 52],
      [
        [2.9, apex + 2.5],
        [2.9, apex - 5],
      ],
      TURN,
    ),
    1.1,
    { tone: turn, along: 'v', pitch: 2.4 },
  )
  const main = flat(
    [w0, eaves + 1, porch],
    [w1, eaves + 1, porch],
    [w1 - 5, eaves + 4, 52],
    [w0 + 5, eaves + 4, 52],
  )
  face(plate, view, main, 1.1, { tone: 0.36, pitch: 2.2 })

  // The street, and ruled air behind.
  const { width, height } = plate
  const ground = straight([0, 0, 50])[1]
  for (let y = ground, i = 0; y < height - 4; y += 3.4, i++) {
    const half = width * (0.46 - 0.028 * i) * (0.9 + 0.16 * mix(i * 3.1))
    const middle = width * (0.5 + 0.04 * (mix(i * 5.7) - 0.5))
    const points = steps(middle - half, middle + half, Math.round(half / 4)).map((x): Point => [x, y])
    plate.line(
      points,
      (x, _y, t) => 3.4 * (0.3 + 0.3 * mix(x * 0.02 + i * 5.3)) * Math.sin(Math.PI * t) ** 0.6,
      { tolerance: 0.15, least: 0.3 },
    )
  }
  backdrop(plate, {
    center: [width * 0.5, height * 0.5],
    rx: width * 0.47,
    ry: height * 0.45,
    floor: ground,
    pitch: 4.6,
    tone: 0.27,
  })
  return plate
}
