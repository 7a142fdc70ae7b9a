import {
  arc,
  ellipse,
  lerp,
  type Point,
  type Polygon,
  rectangle,
  segment,
  smooth,
  steps,
} from '../geometry.ts'
import { noise } from '../noise.ts'
import type { Plate } from '../plate.ts'
import type { Scene } from './scene.ts'

/** Dark bands of the shaft, as parts of its height. */
const BANDS = [
  [0.15, 0.35],
  [0.55, 0.75],
] as const

type Place = { at: (x: number, y: number) => Point; k: number }

/** An arched opening: frame, then the dark inside it. */
function drawArch(plate: Plate, { at, k }: Place, y: number, half: number, height: number): void {
  const opening = (grow: number): Polygon => {
    const top = y - height + half
    const points = arc([0, top], half + grow, half + grow, 180, 360, 10)
    return [[-half - grow, y], ...points, [half + grow, y]].map(([px = 0, py = 0]) => at(px, py))
  }
  plate.solid(opening(0))
  plate.blank(opening(2.2), 0.7 * k)
}

function drawLantern(plate: Plate, { at, k }: Place): void {
  const [deck, sill, eave] = [32, 21, -17]
  // Rail in front of everything.
  for (const y of [deck - 11, deck - 6]) plate.line(segment(at(-33, y), at(33, y), 2), 0.95 * k)
  for (const x of steps(-33, 33, 14)) plate.line(segment(at(x, deck - 11), at(x, deck), 2), 0.7 * k)
  plate.solid(rectangle(...at(-35, deck), 70 * k, 3.6 * k))

  // The lens: rings of glass around the flame.
  plate.solid(ellipse(at(0, 1), 1.7 * k, 2.8 * k, 16))
  for (const r of [4.2, 6.8, 9.4]) plate.line(arc(at(0, 1), r * 0.82 * k, r * 1.35 * k, 0, 360, 30), 0.75 * k)

  for (const x of [-17, -10.5, 10.5, 17]) {
    plate.line(segment(at(x, eave), at(x, sill), 2), (Math.abs(x) > 15 ? 1.5 : 0.95) * k)
  }
  for (const [a, b] of [
    [-17, -10.5],
    [10.5, 17],
  ] as const) {
    for (const y of [-5, 8]) plate.line(segment(at(a, y), at(b, y), 2), 0.8 * k)
  }
  plate.line(segment(at(-18, sill), at(18, sill), 2), 1.3 * k)
  for (const x of steps(-16, 16.5, 13)) {
    plate.line(segment(at(x, sill), at(x, deck), 2), lerp(0.5, 2, smooth(-14, 18, x)) * k)
  }
  plate.cover(rectangle(...at(-17.6, eave), 35.2 * k, (deck - eave) * k))
}

function drawDome(plate: Plate, { at, k }: Place): void {
  const eave = -17
  const rise = 20
  plate.line(
    segment(at(0, eave - rise - 8), at(0, eave - rise - 24), 3),
    (_x, _y, t) => lerp(1.5, 0.6, t) * k,
  )
  plate.solid(ellipse(at(0, eave - rise - 5), 3.2 * k, 3.2 * k, 18))
  plate.solid(rectangle(...at(-2, eave - rise - 3), 4 * k, 4 * k))
  plate.solid(rectangle(...at(-23, eave - 1), 46 * k, 3.4 * k))
  const outline = arc(at(0, eave), 21 * k, rise * k, 180, 360, 28)
  plate.line(outline, 1.2 * k)
  for (const u of steps(-0.86, 0.92, 12)) {
    const rib = steps(0, 0.94, 10).map((v): Point => {
      const angle = (v * Math.PI) / 2
      return at(u * 21 * Math.cos(angle), eave - rise * Math.sin(angle))
    })
    plate.line(rib, (_x, _y, v) => k * lerp(0.55, 3, smooth(-0.7, 0.9, u)) * (1 - 0.72 * v))
  }
  plate.cover(outline)
}

/** The corbel that carries the gallery, ribbed and darker to the right. */
function drawCorbel(plate: Plate, { at, k }: Place): void {
  const [top, bottom] = [35.6, 46]
  const edge: Polygon = [at(-32, top), at(32, top), at(20.5, bottom), at(-20.5, bottom)]
  for (const u of steps(-0.9, 0.95, 16)) {
    const rib = steps(0, 1, 4).map((v) => at(lerp(32, 20.5, v ** 0.7) * u, lerp(top, bottom, v)))
    plate.line(rib, lerp(0.5, 2.3, smooth(-0.8, 1, u)) * k)
  }
  plate.blank(edge, 1.1 * k)
}

export function drawTower(plate: Plate, scene: Scene): void {
  const k = scene.scale
  const [lampX, lampY] = scene.lamp
  const place: Place = { k, at: (x, y) => [lampX + x * k, lampY + y * k] }
  const foot = (scene.hill(lampX) + 9 * k - lampY) / k
  const [top, height] = [44, foot - 44]

  drawLantern(plate, place)
  drawDome(plate, place)
  drawCorbel(plate, place)
  drawArch(plate, place, foot, 7.5, 27)
  for (const part of [0.1, 0.5]) drawArch(plate, place, top + height * part + 15, 3.4, 14)

  const half = (y: number) => 20 + 13 * ((y - top) / height) ** 1.25
  const shake = noise(5)
  const pitch = 3.1
  for (let y = top + 3, row = 0; y < foot + 3; y += pitch, row++) {
    const part = (y - top) / height
    const dark = BANDS.some(([from, to]) => part >= from && part < to)
    const bulge = lerp(5.2, 1.5, part)
    const course = arc(place.at(0, y), half(y) * k, -bulge * k, 180, 0, 30)
    const jitter = shake(row * 1.3) * 0.25
    plate.line(
      course,
      (x) => {
        const s = (x - lampX) / (half(y) * k)
        if (Math.abs(s) > 0.985) return 0
        if (dark) return pitch * k * lerp(0.6, 0.95, smooth(-0.7, 0.5, s))
        const shade = 0.64 * smooth(-0.25 - jitter, 0.8, s) - 0.18 * smooth(0.84, 1, s)
        return pitch * k * (shade + 0.2 * (1 - smooth(-1, -0.82, s)))
      },
      { tolerance: 0.06 },
    )
  }
  const left = steps(top, foot, 16).map((y) => place.at(-half(y), y))
  const right = steps(top, foot, 16).map((y) => place.at(half(y), y))
  plate.line(left, 1.3 * k)
  plate.line(right, 1.5 * k)
  plate.cover([...left, ...right.reverse()])
}
