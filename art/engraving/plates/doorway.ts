// Evening at a front door: a man comes home on crutches, and the light inside is on.

import { form } from '../form.ts'
import { lerp, type Point, type Polygon, rectangle, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { box, camera, edgeOf, face, flat, round, type Surface } from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'
import { child, manOnCrutches, woman } from './people.ts'

const WALL = 500
const PORCH = 18

export function doorway(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 380) : new Plate(360, 300)
  const { width, height } = plate
  const view = camera(
    wide
      ? { vanish: [372, 178], eye: [60, 150], focal: 500 }
      : { vanish: [206, 142], eye: [70, 150], focal: 400 },
  )
  const uneven = noise(77)
  const on = (x: number, y: number): Point => view([x, y, WALL])
  const scale = on(1, 0)[0] - on(0, 0)[0]
  const [left, right] = [40, 142]

  const coming = wide ? -52 : -28
  const [fx, fy] = view([coming, 0, 408])
  manOnCrutches(plate, { foot: [fx, fy], tall: ((wide ? 500 : 400) * 178) / 408 })
  woman(plate, { foot: on(106, PORCH + 1), tall: 164 * scale })
  child(plate, { foot: on(70, PORCH + 1), tall: 108 * scale })

  // The room behind them is bright: a lamp, a picture, a floor.
  plate.line(segment(on(left, PORCH + 26), on(right, PORCH + 26), 10), 0.8)
  plate.blank([on(56, 158), on(78, 158), on(78, 186), on(56, 186)], 0.8)
  const opening: Polygon = [on(left, PORCH), on(right, PORCH), on(right, PORCH + 208), on(left, PORCH + 208)]
  plate.blank(opening, 1.4)
  // The door stands open, to the outside and the right.
  const leaf = flat(
    [right, PORCH, WALL],
    [right + 52, PORCH, WALL - 82],
    [right + 52, PORCH + 208, WALL - 82],
    [right, PORCH + 208, WALL],
  )
  for (const [u0, u1, v0, v1] of [
    [0.16, 0.44, 0.08, 0.44],
    [0.58, 0.86, 0.08, 0.44],
    [0.16, 0.44, 0.54, 0.92],
    [0.58, 0.86, 0.54, 0.92],
  ] as const) {
    const panel: Surface = (u, v) => leaf(lerp(u0, u1, u), lerp(v0, v1, v))
    face(plate, view, panel, 0.9, { tone: 0.34, along: 'v', pitch: 2.2 })
  }
  plate.solid(edgeOf(view, (u, v) => leaf(lerp(0.9, 0.95, u), lerp(0.47, 0.5, v)), 3))
  face(plate, view, leaf, 1.4, { tone: (u) => 0.12 + 0.1 * u, along: 'v', pitch: 2.8 })
  // Frame and lintel.
  for (const [x0, x1] of [
    [left - 12, left],
    [right, right + 12],
  ] as const)
    plate.blank([on(x0, PORCH), on(x1, PORCH), on(x1, PORCH + 208), on(x0, PORCH + 208)], 1)
  form(
    plate,
    [
      on(left - 18, PORCH + 208),
      on(right + 18, PORCH + 208),
      on(right + 22, PORCH + 224),
      on(left - 22, PORCH + 224),
    ],
    1.2,
    { tone: 0.2, pitch: 2.2 },
  )

  // A lantern beside the door.
  const lamp = on(12, 176)
  form(
    plate,
    [
      [lamp[0] - 7, lamp[1] - 10],
      [lamp[0], lamp[1] - 19],
      [lamp[0] + 7, lamp[1] - 10],
    ],
    1,
    { tone: 0.8, pitch: 1.9 },
  )
  plate.line(segment([lamp[0], lamp[1] - 8], [lamp[0], lamp[1] + 9], 3), 0.7)
  plate.blank(
    [
      [lamp[0] - 6, lamp[1] - 10],
      [lamp[0] + 6, lamp[1] - 10],
      [lamp[0] + 4, lamp[1] + 11],
      [lamp[0] - 4, lamp[1] + 11],
    ],
    1.1,
  )

  // A pot with a plant on the other side.
  if (wide) {
    const [px, pz] = [238, 462]
    const pot = round(
      [px, pz],
      [
        [17, 34],
        [16, 28],
        [11, 0],
      ],
    )
    const top = view([px, 34, pz])
    for (let i = 0; i < 15; i++) {
      const lean = lerp(-1, 1, i / 14)
      const tall = 46 - 18 * Math.abs(lean) + 10 * uneven(i * 3.3)
      const leafLine = spline(
        [
          [top[0] + lean * 8, top[1]],
          [top[0] + lean * 18, top[1] - tall * 0.6],
          [top[0] + lean * 38, top[1] - tall + Math.abs(lean) * 14],
        ],
        6,
      )
      plate.line(leafLine, (_x, _y, t) => 4.4 * Math.sin(Math.PI * (0.06 + 0.94 * t)) ** 0.8)
    }
    face(plate, view, pot, 1.3, { tone: (u) => 0.8 - 0.6 * smooth(0.5, 0, u), along: 'v', pitch: 2.3 })
  }

  // Two steps, lit in the middle.
  const glow = (x: number, spread: number) => smooth(spread + 46, spread - 30, Math.abs(x - 70))
  for (const [i, [y, z]] of [
    [PORCH / 2, 424],
    [PORCH, 452],
  ].entries() as ArrayIterator<[number, [number, number]]>) {
    const [a, b] = [-46 + i * 12, 226 - i * 12]
    box(plate, view, { from: [a, y - PORCH / 2, z], to: [b, y, z + 28] }, 1.1, {
      front: { tone: (u) => 0.66 - 0.5 * glow(lerp(a, b, u), 62), pitch: 2.2 },
      top: { tone: (u) => 0.4 - 0.4 * glow(lerp(a, b, u), 62), pitch: 2.6 },
    })
  }
  plate.cover(
    edgeOf(view, flat([-34, PORCH, 480], [214, PORCH, 480], [214, PORCH, WALL], [-34, PORCH, WALL])),
  )

  // The window, lit, with its curtains drawn back.
  const [w0, w1, s0, s1] = wide ? [-212, -118, 92, 208] : [-104, -34, 104, 206]
  const [wa, wb] = [on(w0, s1), on(w1, s0)]
  const middle = (wa[0] + wb[0]) / 2
  for (const side of [-1, 1]) {
    const edge = side < 0 ? wa[0] + 3 : wb[0] - 3
    for (const reach of [0.1, 0.28, 0.46, 0.64])
      plate.line(
        spline(
          [
            [lerp(edge, middle, reach * 1.15), wa[1] + 4],
            [lerp(edge, middle, reach * 0.8), lerp(wa[1], wb[1], 0.55)],
            [lerp(edge, middle, reach * 0.26), wb[1] - 4],
          ],
          8,
        ),
        0.9,
      )
  }
  for (const x of [middle]) plate.line(segment([x, wa[1]], [x, wb[1]], 6), 2)
  plate.line(segment([wa[0], lerp(wa[1], wb[1], 0.48)], [wb[0], lerp(wa[1], wb[1], 0.48)], 8), 2)
  plate.blank(rectangle(wa[0], wa[1], wb[0] - wa[0], wb[1] - wa[1]), 1.2)
  plate.blank(rectangle(wa[0] - 6, wa[1] - 6, wb[0] - wa[0] + 12, wb[1] - wa[1] + 12), 1.2)
  form(plate, rectangle(wa[0] - 10, wb[1] + 6, wb[0] - wa[0] + 20, 6), 1.1, { tone: 0.4, pitch: 2 })

  // The eaves, and the wall of boards: dark, but bright around the lantern.
  const ground = on(0, 0)[1]
  const eaves = on(0, 262)[1]
  const fadeX = (x: number, row: number) =>
    smooth(0, width * (0.1 + 0.08 * uneven(row * 1.7)), x) *
    smooth(width, width * (0.9 - 0.08 * uneven(row * 2.9 + 5)), x)
  plate.line(
    steps(0, width, 90).map((x): Point => [x, eaves]),
    (x) => 3.4 * fadeX(x, 1),
  )
  const board = 11 * scale
  for (let y = eaves + 3, row = 0; y < ground - 1; y += 3.4, row++) {
    const seam = Math.floor((y - eaves) / board) !== Math.floor((y + 3.4 - eaves) / board)
    plate.line(
      steps(0, width, Math.round(width / 4)).map((x): Point => [x, y]),
      (x) => {
        const lit = smooth(64, 8, Math.hypot(x - lamp[0], (y - lamp[1]) * 1.1))
        const under = 0.24 * smooth(eaves + 46, eaves + 4, y)
        return 3.4 * ((seam ? 0.62 : 0.34) + under) * (1 - 0.86 * lit) * fadeX(x, row)
      },
      { tolerance: 0.14, least: 0.28 },
    )
  }
  // Shingles above, fading up into the paper.
  for (let y = eaves - 5, row = 0; y > 4; y -= 6, row++) {
    plate.line(
      steps(0, width, 80).map((x): Point => [x, y]),
      (x) => 1.9 * fadeX(x, row + 3) * smooth(-4, eaves * 0.9, y),
      { tolerance: 0.14 },
    )
    for (let x = (row % 2) * 8; x < width; x += 16) {
      const weight = fadeX(x, row + 3) * smooth(0, eaves * 0.9, y)
      if (weight > 0.3) plate.line(segment([x, y], [x, y + 6], 2), 0.9 * weight)
    }
  }
  // The ground, with the light of the door laid over it and his shade behind him.
  for (let y = ground + 2, row = 0; y < height - 3; y += 3.3 + row * 0.05, row++) {
    const t = (y - ground) / (height - ground)
    const [a, b] = [on(left, 0)[0] - 46 * t * scale, on(right, 0)[0] + 26 * t * scale]
    plate.line(
      steps(0, width, Math.round(width / 4)).map((x): Point => [x, y]),
      (x) => {
        const lit = smooth(a - 26, a + 10, x) * smooth(b + 26, b - 10, x)
        const shade =
          smooth(34 * scale, 12 * scale, Math.abs(x - (fx - 20 * scale - (y - fy) * 1.6))) *
          smooth(fy - 8, fy + 4, y)
        return (
          3.3 *
          Math.max(0.16 + 0.34 * uneven(x * 0.02 + row * 3.1) - 0.5 * lit, 0.72 * shade) *
          fadeX(x, row + 9) *
          smooth(height, height - 26, y)
        )
      },
      { tolerance: 0.14, least: 0.28 },
    )
  }
  return plate
}
