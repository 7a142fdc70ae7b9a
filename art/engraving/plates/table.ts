import { lerp, type Point, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { box, camera, cut, disc, edgeOf, face, flat, round, type Surface, sheet } from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'
import { bill, chair, envelope, mug, TOP, under } from './table-parts.ts'

export function table(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 360) : new Plate(360, 270)
  const [center, half] = wide ? [372, 96] : [186, 82]
  const view = camera({ vanish: [center, wide ? 96 : 82], eye: [0, 152], focal: wide ? 560 : 395 })
  const grain = noise(31)
  const lampAt = view([0, 163, 255])

  // The lamp over the table.
  const shadeOf = round(
    [0, 255],
    spline(
      [
        [3, 183],
        [9, 181],
        [16, 174],
        [20, 163],
      ],
      5,
    ),
  )
  face(plate, view, shadeOf, 1.4, {
    tone: (u, v) => 0.2 + 0.62 * smooth(0.35, 1, u) + 0.25 * smooth(0.14, 0, u) + 0.08 * v,
    along: 'v',
    pitch: 2.7,
  })
  plate.solid(disc(view, [0, 186, 255], 2.2, 'z', 12))
  plate.line(segment([lampAt[0], 0], view([0, 186, 255]), 8), (_x, y) => 1.7 * smooth(0, 14, y))
  plate.blank(disc(view, [0, 163.5, 255], 4.6, 'z', 20), 1)
  const mouth = disc(view, [0, 163, 255], 20, 'y', 40)
  plate.blank(mouth, 1.2)

  if (wide) chair(plate, view, 50, 88, 172)

  mug(plate, view, wide ? 66 : 57, 258)
  for (const off of [-2.6, 0, 2.6]) {
    const [x, y] = view([(wide ? 66 : 57) + off, 90, 258])
    plate.line(
      spline(
        [
          [x, y],
          [x - 4, y - 9],
          [x + 4, y - 19],
          [x - 1, y - 31],
        ],
        7,
      ),
      (_x, _y, t) => 1.2 * Math.sin(Math.PI * t),
    )
  }

  // A pen, a calculator, and what came in the mail.
  const k = wide ? 1 : 0.86
  const penFrom = view([6 * k, TOP + 1, 218])
  const penTo = view([30 * k, TOP + 1, 240])
  plate.line(
    segment(penFrom, penTo, 12),
    (_x, _y, t) => 3.4 * smooth(0, 0.16, t) * (t > 0.72 && t < 0.77 ? 0.35 : 1),
  )
  plate.line(
    segment([penFrom[0] + 3, penFrom[1] + 3.4], [penTo[0] + 2, penTo[1] + 3.4], 12),
    (_x, _y, t) => 1.3 * smooth(0, 0.3, t),
  )
  const pad = sheet([40 * k, TOP, 214], 14, 23, 14)
  for (const v of [0.1, 0.27, 0.44, 0.61])
    for (const u of [0.14, 0.4, 0.66]) {
      const key: Surface = (s, t) => pad(u + s * 0.19, v + t * 0.11)
      plate.solid(edgeOf(view, key, 3))
    }
  const display: Surface = (u, v) => pad(lerp(0.14, 0.86, u), lerp(0.78, 0.92, v))
  face(plate, view, display, 0.8, { tone: 0.55, pitch: 1.7 })
  plate.blank(edgeOf(view, pad), 1.2)
  under(plate, view, pad, 1.4, -1.4)

  const papers: [Surface, typeof bill][] = [
    [sheet([-20 * k, TOP, 212], 29, 37, -9), bill],
    [sheet([-64 * k, TOP, 218], 35, 17, 12), envelope],
    [sheet([8 * k, TOP, 246], 29, 36, 9), bill],
    [sheet([-50 * k, TOP, 242], 29, 37, 17), bill],
    [sheet([30 * k, TOP, 278], 33, 16, -14), envelope],
    [sheet([-82 * k, TOP, 270], 33, 16, -9), envelope],
    [sheet([-24 * k, TOP, 276], 29, 32, -4), bill],
  ]
  for (const [at, draw] of papers) {
    draw(plate, view, at)
    under(plate, view, at, 1.2, -1.2)
  }

  // The table: bright under the lamp, dark toward its ends.
  const [near, away] = [203, 312]
  const top = flat([-half, TOP, near], [half, TOP, near], [half, TOP, away], [-half, TOP, away])
  face(plate, view, top, 1.5, {
    tone: (u, v) => {
      const off = Math.hypot((u - 0.5) * 1.9, (v - 0.5) * 1.1)
      return 0.07 + 0.46 * smooth(0.3, 1, off) + 0.14 * (grain(u * 9 + Math.round(v * 40) * 3.7) - 0.4)
    },
    pitch: 3.3,
  })
  face(
    plate,
    view,
    flat([-half, TOP - 8, near], [half, TOP - 8, near], [half, TOP, near], [-half, TOP, near]),
    1.4,
    {
      tone: (u) => 0.5 + 0.24 * Math.abs(u - 0.4),
      pitch: 2.6,
    },
  )
  for (const side of [-1, 1]) {
    const x = side * (half - 9)
    const leg = flat(
      [x - 3.2, 36, near + 4],
      [x + 3.2, 36, near + 4],
      [x + 4.6, TOP - 8, near + 4],
      [x - 4.6, TOP - 8, near + 4],
    )
    const fade = (v: number) => smooth(0, 0.5, v)
    cut(plate, view, leg, { tone: (u, v) => (0.3 + 0.6 * u) * fade(v), along: 'v', pitch: 2.4 })
    for (const u of [0, 1])
      plate.line(segment(view(leg(u, 0)), view(leg(u, 1)), 14), (_x, _y, t) => 1.3 * fade(t))
    plate.cover(edgeOf(view, leg))
  }

  // The window, with the night behind it.
  const [wx, wy, ww, wh] = wide ? [-164, 112, 72, 84] : [-118, 116, 56, 66]
  const z = 380
  for (const [a, b] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const pane = flat(
      [wx + 4 + (a * (ww - 4)) / 2, wy + 4 + (b * (wh - 4)) / 2, z],
      [wx + (ww - 4) / 2 + (a * (ww - 4)) / 2, wy + 4 + (b * (wh - 4)) / 2, z],
      [wx + (ww - 4) / 2 + (a * (ww - 4)) / 2, wy + (wh - 4) / 2 + (b * (wh - 4)) / 2, z],
      [wx + 4 + (a * (ww - 4)) / 2, wy + (wh - 4) / 2 + (b * (wh - 4)) / 2, z],
    )
    if (a && b) plate.blank(disc(view, [wx + ww * 0.74, wy + wh * 0.74, z], 6, 'z', 24), 0.7)
    face(plate, view, pane, 1, { tone: (u, v) => 0.66 + 0.16 * grain(u * 3 + v * 5), pitch: 2.7 })
  }
  plate.blank(edgeOf(view, flat([wx, wy, z], [wx + ww, wy, z], [wx + ww, wy + wh, z], [wx, wy + wh, z])), 1.5)
  box(plate, view, { from: [wx - 5, wy - 5, z - 6], to: [wx + ww + 5, wy, z] }, 1.2, {
    front: { tone: 0.4, pitch: 2 },
    top: { tone: 0.05 },
  })

  // The wall, parted by the cone of light.
  const floor = view([0, 0, z])[1]
  const rows = steps(0, 1, Math.round(floor / 4.4)).map((t) => t * floor)
  const { width } = plate
  rows.forEach((y, row) => {
    const points = steps(-2, width + 2, Math.round(width / 5)).map((x): Point => [x, y])
    plate.line(
      points,
      (x) => {
        const reach = (wide ? 46 : 32) + (y - lampAt[1]) * 1.05
        const lit = y > lampAt[1] ? smooth(reach + 34, reach - 16, Math.abs(x - lampAt[0])) : 0
        const edge = 0.1 + 0.1 * grain(row * 1.9)
        const sides = smooth(0, width * edge, x) * smooth(width, width * (1 - edge), x)
        return 4.4 * lerp(0.36 + 0.1 * grain(x * 0.012 + row * 0.7), 0.07, lit) * sides * smooth(-4, 40, y)
      },
      { tolerance: 0.1, least: 0.24 },
    )
  })
  // The floor under the table.
  for (let y = floor + 4, row = 0; y < plate.height - 4; y += 4, row++) {
    const points = steps(0, width, Math.round(width / 6)).map((x): Point => [x, y])
    const edge = 0.16 + 0.1 * grain(row * 2.3 + 7)
    plate.line(
      points,
      (x) =>
        2.2 *
        (0.5 + 0.3 * grain(x * 0.02 + row)) *
        smooth(0, width * edge, x) *
        smooth(width, width * (1 - edge), x) *
        smooth(plate.height, floor + 6, y),
      { tolerance: 0.12 },
    )
  }
  return plate
}
