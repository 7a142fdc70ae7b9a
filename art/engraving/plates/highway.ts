// A truck comes over a highway through open country, the sun low on the left.

import { form, hatch } from '../form.ts'
import { lerp, type Point, type Polygon, radians, segment, smooth, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import { box, camera, disc, edgeOf, face, flat, ring, type Spot, turned } from '../perspective.ts'
import { Plate } from '../plate.ts'
import type { Crop } from './crop.ts'
import { TURN, tire } from './highway-parts.ts'

export function highway(crop: Crop): Plate {
  const wide = crop === 'wide'
  const plate = wide ? new Plate(720, 340) : new Plate(360, 250)
  const { width, height } = plate
  const focal = wide ? 520 : 280
  const straight = camera({ vanish: wide ? [400, 150] : [192, 118], eye: [0, 2.1], focal })
  const at: readonly [number, number] = wide ? [2.2, 10.4] : [2.1, 10.2]
  const view = turned(straight, at, TURN)
  const [cx, cz] = at
  const [L, R] = [cx - 1.25, cx + 1.25]
  const far = noise(5)
  const line = (a: Spot, b: Spot, w: number) => plate.line(segment(view(a), view(b), 12), w)

  // Front: the bumper, the grille, the lamps and the hood above them.
  const z = cz - 2.2
  for (const x of [L + 0.12, R - 0.5]) {
    const lamp = flat(
      [x, 0.98, z - 0.02],
      [x + 0.38, 0.98, z - 0.02],
      [x + 0.38, 1.24, z - 0.02],
      [x, 1.24, z - 0.02],
    )
    plate.blank(edgeOf(view, lamp), 1.1)
  }
  const grille = flat(
    [cx - 0.55, 0.92, z - 0.03],
    [cx + 0.55, 0.92, z - 0.03],
    [cx + 0.5, 1.86, z - 0.03],
    [cx - 0.5, 1.86, z - 0.03],
  )
  face(plate, view, grille, 1.4, { tone: 0.62, along: 'v', pitch: 3 })
  box(plate, view, { from: [L - 0.02, 0.42, z - 0.18], to: [R + 0.02, 0.82, z + 0.3] }, 1.4, {
    front: { tone: (u) => 0.34 + 0.16 * u, pitch: 2.6 },
    top: { tone: 0.1, pitch: 3 },
    left: { tone: 0.3, pitch: 2.4 },
  })
  tire(plate, view, [L + 0.02, z + 1.05], 0.52, 0.34)
  // Mudguard: a bow over the wheel.
  const guard: Polygon = [
    ...ring(view, [L, 0.52, z + 1.05], 0.66, 'x', 0, 180, 24),
    ...ring(view, [L, 0.52, z + 1.05], 0.8, 'x', 180, 0, 24),
  ]
  form(plate, guard, 1.1, { tone: 0.2, pitch: 2.6 })
  const nose = flat([L + 0.1, 0.8, z], [R - 0.1, 0.8, z], [R - 0.22, 1.96, z], [L + 0.22, 1.96, z])
  face(plate, view, nose, 1.3, { tone: (u) => 0.36 + 0.16 * u, pitch: 3 })
  const hood = flat(
    [L + 0.22, 1.96, z],
    [R - 0.22, 1.96, z],
    [R - 0.1, 2.16, z + 1.9],
    [L + 0.1, 2.16, z + 1.9],
  )
  plate.line(segment(view(hood(0.5, 0)), view(hood(0.5, 1)), 8), 0.9)
  face(plate, view, hood, 1.2, { tone: 0.05, pitch: 3 })
  const flank = flat(
    [L + 0.1, 0.72, z + 1.9],
    [L + 0.1, 0.72, z],
    [L + 0.22, 1.96, z],
    [L + 0.1, 2.16, z + 1.9],
  )
  for (const v of [0.52, 0.6, 0.68]) plate.line(segment(view(flank(0.16, v)), view(flank(0.5, v)), 6), 1)
  face(plate, view, flank, 1.3, { tone: (_u, v) => 0.36 - 0.24 * v, pitch: 2.8 })

  // The cab: windshield in two panes, a door, mirrors, a visor, stacks.
  const c0 = z + 1.9
  const c1 = c0 + 1.75
  for (const s of [-1, 1]) {
    const [a, b] = s < 0 ? [L + 0.16, cx - 0.04] : [cx + 0.04, R - 0.16]
    const glass = flat([a, 2.2, c0 - 0.01], [b, 2.2, c0 - 0.01], [b, 2.92, c0 + 0.2], [a, 2.92, c0 + 0.2])
    face(plate, view, glass, 1.1, {
      tone: (u, v) => 0.72 * smooth(0.1, 0.34, Math.abs(u - v * 0.5 - 0.2)),
      along: 'v',
      pitch: 2.4,
    })
  }
  for (const [x, out] of [
    [L, -0.26],
    [R, 0.26],
  ] as const) {
    const mirror = flat(
      [x + out - 0.12, 2.05, c0 + 0.1],
      [x + out + 0.12, 2.05, c0 + 0.1],
      [x + out + 0.12, 2.72, c0 + 0.1],
      [x + out - 0.12, 2.72, c0 + 0.1],
    )
    face(plate, view, mirror, 1.1, { tone: 0.7, along: 'v', pitch: 2.2 })
    line([x, 2.66, c0 + 0.14], [x + out, 2.66, c0 + 0.12], 1)
    line([x, 2.12, c0 + 0.14], [x + out, 2.12, c0 + 0.12], 1)
  }
  const front = flat([L, 2.1, c0], [R, 2.1, c0], [R, 3.05, c0 + 0.24], [L, 3.05, c0 + 0.24])
  face(plate, view, front, 1.3, { tone: 0.12, pitch: 2.8 })
  const pane = flat(
    [L - 0.01, 2.2, c0 + 1.1],
    [L - 0.01, 2.2, c0 + 0.22],
    [L - 0.01, 2.86, c0 + 0.36],
    [L - 0.01, 2.86, c0 + 1.1],
  )
  face(plate, view, pane, 1.1, {
    tone: (u) => 0.75 - 0.5 * smooth(0.3, 0.5, u) * smooth(0.75, 0.55, u),
    along: 'v',
    pitch: 2.3,
  })
  for (const dz of [0.14, 1.2]) line([L, 0.9, c0 + dz], [L, 2.95, c0 + dz + 0.02], 0.9)
  line([L, 2.02, c0 + 0.95], [L, 2.02, c0 + 1.12], 2)
  // Fuel tank and step under the door.
  box(plate, view, { from: [L - 0.02, 0.42, c0 + 0.1], to: [L + 0.5, 0.92, c0 + 1.6] }, 1.2, {
    front: { tone: 0.3 },
    left: { tone: (_u, v) => 0.7 - 0.55 * smooth(0.2, 0.8, v), pitch: 2.4 },
  })
  const side = flat([L, 0.8, c1], [L, 0.8, c0], [L, 3.05, c0 + 0.24], [L, 3.05, c1])
  face(plate, view, side, 1.3, { tone: (_u, v) => 0.34 - 0.16 * v, pitch: 3 })
  const fairing = flat(
    [L + 0.1, 3.05, c0 + 0.4],
    [R - 0.1, 3.05, c0 + 0.4],
    [R - 0.1, 3.95, c1],
    [L + 0.1, 3.95, c1],
  )
  face(plate, view, fairing, 1.2, { tone: (u) => 0.08 + 0.2 * u, along: 'v', pitch: 3 })
  const cheek = flat(
    [L + 0.1, 3.05, c1],
    [L + 0.1, 3.05, c0 + 0.4],
    [L + 0.1, 3.08, c0 + 0.42],
    [L + 0.1, 3.95, c1],
  )
  face(plate, view, cheek, 1.1, { tone: 0.3, pitch: 2.6 })
  for (const x of [L + 0.1]) {
    const stack = flat([x, 1, c1 + 0.22], [x, 1, c1 + 0.08], [x, 4.3, c1 + 0.08], [x, 4.3, c1 + 0.22])
    face(plate, view, stack, 1, { tone: 0.45, along: 'v', pitch: 1.9 })
  }
  tire(plate, view, [L + 0.04, c1 + 0.7], 0.52, 0.5)
  tire(plate, view, [L + 0.04, c1 + 1.85], 0.52, 0.5)

  // The trailer: its front above the cab, its long side in ribs.
  const [t0, t1] = [c1 + 0.55, c1 + 12.5]
  for (let i = 0; i <= 24; i++)
    line(
      [L - 0.05, 1.25, lerp(t0, t1, i / 24)],
      [L - 0.05, 4.0, lerp(t0, t1, i / 24)],
      lerp(1.3, 0.4, i / 24),
    )
  const flankOf = flat([L - 0.05, 1.15, t1], [L - 0.05, 1.15, t0], [L - 0.05, 4.1, t0], [L - 0.05, 4.1, t1])
  const head = flat([L - 0.05, 1.15, t0], [R + 0.05, 1.15, t0], [R + 0.05, 4.1, t0], [L - 0.05, 4.1, t0])
  face(plate, view, head, 1.4, { tone: (u, v) => 0.36 + 0.14 * u + 0.14 * smooth(0.7, 0.4, v), pitch: 3.2 })
  face(plate, view, flankOf, 1.5, { tone: (_u, v) => 0.3 - 0.16 * v, pitch: 3.4 })
  for (const dz of [8.6, 9.8]) tire(plate, view, [L + 0.04, c1 + dz], 0.5, 0.5)
  const rail = flat([L, 0.95, t1], [L, 0.95, t0 + 3], [L, 1.15, t0 + 3], [L, 1.15, t1])
  face(plate, view, rail, 0.8, { tone: 0.9, pitch: 1.8 })
  line([L + 0.2, 0.1, t0 + 3.6], [L + 0.2, 1, t0 + 3.6], 2.2)

  // Its shade on the road, to the right.
  const under: Polygon = [
    view([L, 0, t1]),
    view([L, 0, z - 0.1]),
    view([R + 1.4, 0, z - 0.3]),
    view([R + 2.6, 0, t1]),
  ]
  hatch(plate, under, { tone: (u) => 0.85 - 0.35 * u, pitch: 2.5 })
  plate.cover(under)

  // Road and verge.
  const g = (x: number, zz: number) => straight([x, 0, zz])
  const road = (s: number, zz: number): Spot => {
    const [cos, sin] = [Math.cos(radians(TURN)), Math.sin(radians(TURN))]
    return [at[0] + s * cos - zz * sin, 0, at[1] + s * sin + zz * cos]
  }
  const horizon = g(0, 4000)[1]
  const seen = ([x, , zz]: Spot) => zz > 2.4 && Math.abs(x) < 400
  const stripe = (s: number, w: number, dash: number) => {
    for (let d = -9; d < 260; d += dash ? dash : 4) {
      const [a, b] = [road(s, d), road(s, d + (dash ? dash * 0.45 : 4))]
      const [a2, b2] = [road(s + w, d), road(s + w, d + (dash ? dash * 0.45 : 4))]
      if (![a, b, a2, b2].every(seen)) continue
      plate.cover([straight(a), straight(b), straight(b2), straight(a2)])
    }
  }
  stripe(-2.1, 0.16, 6)
  stripe(-2.1 - 3.7, 0.14, 0)
  stripe(2.1, 0.14, 0)
  const fadeX = (x: number, row: number) =>
    smooth(0, width * (0.07 + 0.08 * far(row * 1.3)), x) *
    smooth(width, width * (0.93 - 0.08 * far(row * 2.1 + 9)), x)
  // How far to the side a place on the sheet lies, in the road's own coordinates.
  const sideways = (x: number, y: number) => {
    const zz = (2.1 * focal) / (y - horizon)
    const wx = ((x - straight([0, 0, 1])[0]) * zz) / focal
    return (wx - at[0]) * Math.cos(radians(TURN)) + (zz - at[1]) * Math.sin(radians(TURN))
  }
  for (let y = horizon + 2, row = 0; y < height - 3; y += 2.4 + row * 0.055, row++) {
    plate.line(
      steps(0, width, Math.round(width / 4)).map((x): Point => [x, y]),
      (x) => {
        const s = sideways(x, y)
        const paved = s > -6.6 && s < 3.2
        const tone = paved
          ? 0.3 + 0.1 * far(x * 0.02 + row)
          : 0.06 + 0.3 * smooth(0.45, 0.8, far(x * 0.03 + row * 7.1))
        return (2.4 + row * 0.055) * tone * fadeX(x, row) * smooth(height, height - 30, y)
      },
      { tolerance: 0.14, least: 0.26 },
    )
  }
  // Hills, two ranges.
  const range = (base: number, rise: number, seed: number, tone: number) => {
    const shape = noise(seed)
    const top = steps(-6, width + 6, 70).map(
      (x): Point => [x, horizon - base - rise * shape(x * 0.011) - rise * 0.3 * shape(x * 0.04 + 50)],
    )
    const body: Polygon = [...top, [width + 6, horizon + 2], [-6, horizon + 2]]
    plate.line(top, (x) => 1.2 * fadeX(x, seed))
    hatch(plate, body, {
      tone: (u, v) =>
        tone * (0.5 + 0.8 * shape(u * 9 + 3)) * fadeX(u * width, seed) * smooth(1, 0.86, u) * (1 - 0.4 * v),
      angle: 28,
      pitch: 3.2,
    })
    plate.cover(body)
  }
  range(2, wide ? 24 : 16, 6, 0.5)
  range(10, wide ? 40 : 26, 14, 0.26)
  // The sun, and the sky in rays of level lines.
  const sun: Point = wide ? [96, horizon - 62] : [44, horizon - 64]
  plate.blank(disc(camera({ vanish: sun, eye: [0, 0], focal: 1 }), [0, 0, 1], wide ? 22 : 15, 'z', 36), 1.1)
  for (let y = 10, row = 0; y < horizon; y += 4.6, row++) {
    plate.line(
      steps(0, width, Math.round(width / 5)).map((x): Point => [x, y]),
      (x) => {
        const glow = smooth(wide ? 40 : 28, wide ? 200 : 130, Math.hypot(x - sun[0], (y - sun[1]) * 1.2))
        return 4.6 * (0.06 + 0.26 * glow) * fadeX(x, row + 30) * smooth(0, 50, y)
      },
      { tolerance: 0.14, least: 0.26 },
    )
  }
  return plate
}
