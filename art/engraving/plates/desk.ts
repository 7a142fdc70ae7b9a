// The desk of a paralegal: files in stacks, one of them open, the law on the shelf, daylight from the left.

import { blob } from '../form.ts'
import { lerp, type Point, type Polygon, segment, smooth, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { box, camera, cut, edgeOf, face, flat, round, type Surface, sheet } from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'
import { bankersLamp, books, stack, TOP } from './desk-parts.ts'

export function desk(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 370) : new Plate(360, 290)
  const { width, height } = plate
  const view = camera({ vanish: wide ? [360, 104] : [176, 92], eye: [0, 152], focal: wide ? 540 : 400 })
  const grain = noise(3)
  const half = wide ? 116 : 82

  // The open file in the middle, with a pen across it.
  const middle = wide ? -12 : -16
  const leaf = sheet([middle, TOP + 0.6, 216], 27, 35, 6)
  const lid = sheet([middle - 31, TOP, 213], 31, 38, 6)
  const cover = sheet([middle - 1, TOP, 213], 31, 38, 6)
  const penFrom = view(leaf(0.36, 0.2))
  const penTo = view(leaf(1.02, 0.62))
  plate.line(
    segment(penFrom, penTo, 12),
    (_x, _y, t) => 4 * smooth(0, 0.16, t) * (t > 0.6 && t < 0.64 ? 0.3 : 1),
  )
  plate.line(
    segment([penFrom[0] + 4, penFrom[1] + 3.6], [penTo[0] + 3, penTo[1] + 4.4], 12),
    (_x, _y, t) => 1.5 * smooth(0, 0.3, t),
  )
  for (const [v, to, weight] of [
    [0.88, 0.6, 2.4],
    [0.78, 0.9, 0.9],
    [0.71, 0.86, 0.9],
    [0.64, 0.9, 0.9],
    [0.57, 0.5, 0.9],
    [0.46, 0.9, 0.9],
    [0.39, 0.88, 0.9],
    [0.32, 0.9, 0.9],
    [0.25, 0.7, 0.9],
  ] as const)
    plate.line(segment(view(leaf(0.1, v)), view(leaf(to, v)), 8), weight)
  plate.blank(edgeOf(view, leaf), 1.1)
  const clip: Surface = (u, v) => lid(lerp(0.16, 0.84, u), lerp(0.3, 0.86, v))
  for (let i = 0; i < 5; i++)
    plate.line(
      segment(view(clip(0.1, 0.84 - i * 0.16)), view(clip(i === 4 ? 0.5 : 0.88, 0.84 - i * 0.16)), 6),
      0.9,
    )
  plate.blank(edgeOf(view, clip), 1)
  for (const part of [lid, cover]) face(plate, view, part, 1.2, { tone: 0.2, along: 'v', pitch: 2.8 })
  const under: Surface = (u, v) => {
    const [x, y, z] = lid(u * 2, v)
    return [x + 1.4, y, z - 1.6]
  }
  face(plate, view, under, 0, { tone: 0.8, pitch: 2.2 })

  stack(plate, view, wide ? 52 : 34, 232, wide ? 8 : 6, 5)
  if (wide) stack(plate, view, -98, 262, 4, 11)
  // Pens in a cup.
  const [ux, uz] = wide ? [34, 288] : [22, 290]
  for (const [lean, tall] of [
    [-5, 25],
    [-1, 29],
    [3, 26],
    [6, 22],
  ] as const)
    plate.line(segment(view([ux + lean * 0.3, TOP + 11, uz]), view([ux + lean, TOP + tall, uz]), 6), 2.6)
  face(
    plate,
    view,
    round(
      [ux, uz],
      [
        [5.4, TOP + 13],
        [4.8, TOP],
      ],
    ),
    1.2,
    { tone: (u) => 0.15 + 0.7 * smooth(0.3, 1, u), along: 'v', pitch: 2.2 },
  )
  bankersLamp(plate, view, wide ? -34 : -44, 300)

  // The desk: a leather inlay on a wooden top, and drawers below.
  const [near, away] = [200, 330]
  const inlay = flat([-58, TOP, 206], [58, TOP, 206], [58, TOP, 272], [-58, TOP, 272])
  if (wide) face(plate, view, inlay, 0.9, { tone: (u) => 0.2 + 0.1 * u, along: 'v', pitch: 3.2 })
  const top = flat([-half, TOP, near], [half, TOP, near], [half, TOP, away], [-half, TOP, away])
  face(plate, view, top, 1.5, {
    tone: (u, v) => 0.14 + 0.2 * u + 0.12 * grain(u * 8 + Math.round(v * 30) * 2.3),
    pitch: 3.3,
  })
  face(
    plate,
    view,
    flat([-half, TOP - 4, near], [half, TOP - 4, near], [half, TOP, near], [-half, TOP, near]),
    1.3,
    { tone: (u) => 0.4 + 0.3 * u, pitch: 2.3 },
  )
  const drawers: [number, number][] = wide
    ? [
        [-108, -46],
        [-40, 40],
        [46, 108],
      ]
    : [
        [-76, -28],
        [-24, 24],
        [28, 76],
      ]
  for (const [a, b] of drawers) {
    const front = flat([a, 46, near + 3], [b, 46, near + 3], [b, TOP - 7, near + 3], [a, TOP - 7, near + 3])
    const knob = view([(a + b) / 2, 60, near + 2])
    const pull: Polygon = blob(
      [
        [knob[0] - 9, knob[1] - 2],
        [knob[0] + 9, knob[1] - 2],
        [knob[0] + 6, knob[1] + 4],
        [knob[0] - 6, knob[1] + 4],
      ],
      5,
    )
    plate.blank(pull, 1.2)
    const fade = (v: number) => smooth(0, 0.7, v)
    cut(plate, view, front, { tone: (u, v) => (0.26 + 0.2 * u) * fade(v), pitch: 2.7 })
    for (const u of [0, 1])
      plate.line(segment(view(front(u, 0)), view(front(u, 1)), 10), (_x, _y, t) => 1.1 * fade(t))
    plate.line(segment(view(front(0, 1)), view(front(1, 1)), 8), 1.1)
    plate.cover(edgeOf(view, front))
  }
  const body = flat(
    [-half + 4, 40, near + 4],
    [half - 4, 40, near + 4],
    [half - 4, TOP - 4, near + 4],
    [-half + 4, TOP - 4, near + 4],
  )
  cut(plate, view, body, { tone: (u, v) => (0.5 + 0.2 * u) * smooth(0, 0.7, v), pitch: 2.5 })
  plate.cover(edgeOf(view, body))

  // The shelf behind, with its books.
  const z = 420
  const [s0, s1] = wide ? [-46, 196] : [-20, 128]
  for (const [i, y] of [98, 138, 178].entries()) {
    books(plate, view, [s0, s1], y, z, 21 + i)
    const inside = flat([s0, y, z], [s1, y, z], [s1, y + 37, z], [s0, y + 37, z])
    face(plate, view, inside, 1.1, { tone: 0.82, pitch: 2.5 })
    const board = flat([s0 - 3, y - 3, z - 1], [s1 + 3, y - 3, z - 1], [s1 + 3, y, z - 1], [s0 - 3, y, z - 1])
    face(plate, view, board, 1, { tone: 0.2, pitch: 2 })
  }
  const [s2, s3] = [98, 221]
  plate.blank(
    edgeOf(view, flat([s0 - 5, s2 - 3, z], [s1 + 5, s2 - 3, z], [s1 + 5, s3, z], [s0 - 5, s3, z])),
    1.4,
  )

  // The window on the left.
  const [w0, w1, y0, y1] = wide ? [-186, -92, 96, 214] : [-118, -52, 104, 212]
  const [a, b] = [view([w0, y1, z]), view([w1, y0, z])]
  for (let y = a[1] + 4; y < b[1] - 3; y += 5.4)
    plate.line(segment([a[0] + 3, y], [b[0] - 3, y], 10), y < lerp(a[1], b[1], 0.6) ? 1.5 : 0)
  plate.line(segment([(a[0] + b[0]) / 2, lerp(a[1], b[1], 0.58)], [(a[0] + b[0]) / 2, b[1]], 4), 1.8)
  plate.blank([a, [b[0], a[1]], b, [a[0], b[1]]], 1.2)
  plate.blank(
    [
      [a[0] - 6, a[1] - 6],
      [b[0] + 6, a[1] - 6],
      [b[0] + 6, b[1] + 6],
      [a[0] - 6, b[1] + 6],
    ],
    1.3,
  )
  box(plate, view, { from: [w0 - 7, y0 - 9, z - 5], to: [w1 + 7, y0 - 4, z] }, 1.1, {
    front: { tone: 0.3, pitch: 2 },
    top: { tone: 0.02 },
  })

  // The wall: bright near the window, ruled darker away from it.
  const floor = view([0, 0, z])[1]
  for (let y = 10, row = 0; y < Math.min(height - 4, floor + 40); y += 4.4, row++) {
    const rag = 0.07 + 0.1 * grain(row * 1.9)
    plate.line(
      steps(0, width, Math.round(width / 5)).map((x): Point => [x, y]),
      (x) => {
        const lit = smooth(width * 0.34, 20, Math.abs(x - (a[0] + b[0]) / 2))
        return (
          4.4 *
          (0.34 - 0.24 * lit + (y > floor ? 0.1 : 0)) *
          smooth(0, width * rag, x) *
          smooth(width, width * (1 - rag), x) *
          smooth(0, 46, y) *
          smooth(height, height - 40, y)
        )
      },
      { tolerance: 0.12, least: 0.25 },
    )
  }
  return plate
}
