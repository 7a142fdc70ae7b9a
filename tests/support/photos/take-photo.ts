import sharp from 'sharp'
import { chance, type Ground } from './ground.ts'
import type { Sheet } from './paper.ts'

export type Spot = { x: number; y: number }

export type Scene = {
  seed: number
  sheet: Sheet
  ground: Ground
  width: number
  height: number
  /** Of the picture's height, as long as the paper is when it lies straight. */
  size: number
  /** In degrees: turned on the table, and how far the camera leans over it, down and sideways. */
  turn?: number
  lean?: number
  sideways?: number
  /** How far the paper lies from the middle, in parts of the picture. */
  moved?: Spot
  light?: number
  shadow?: 'half' | 'hand' | 'corner'
  grain?: number
  outOfFocus?: number
  quality?: number
}

/** What an eye sees of a sheet on a table, with each corner where a camera would put it. */
export async function takePhoto(scene: Scene): Promise<{ jpeg: Buffer; corners: Spot[] }> {
  const { seed, sheet, ground, width, height, light = 1, grain = 4, outOfFocus = 0, quality = 82 } = scene
  const corners = placeCorners(scene)
  const toSheet = solvePlane(corners, [
    { x: 0, y: 0 },
    { x: sheet.width, y: 0 },
    { x: sheet.width, y: sheet.height },
    { x: 0, y: sheet.height },
  ])
  const next = chance(seed + 977)
  const shade = shadowOf(scene)
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const seen = seeSheet(sheet, toSheet, x, y)
      const under = seen === undefined || seen.share < 1 ? ground(x, y) : undefined
      const falls = under ? dropShadow(corners, x, y) : 1
      const noise = (next() + next() + next() - 1.5) * 2 * grain
      const lit = light * shade(x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const below = (under?.[channel] ?? 0) * falls
        const value = seen ? seen.color[channel as 0] * seen.share + below * (1 - seen.share) : below
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value * lit + noise))
      }
    }
  }
  const raw = sharp(pixels, { raw: { width, height, channels: 3 } })
  const focused = outOfFocus > 0 ? raw.blur(outOfFocus) : raw
  return { jpeg: await focused.jpeg({ quality }).toBuffer(), corners }
}

/** A sheet on a table below a camera whose focal length is 1.2 times the picture's long side. */
export function placeCorners({
  sheet,
  width,
  height,
  size,
  turn = 0,
  lean = 0,
  sideways = 0,
  moved,
}: Scene): Spot[] {
  const long = height * size
  const wide = (long * sheet.width) / sheet.height
  const focal = Math.max(width, height) * 1.2
  const [angle, pitch, yaw] = [turn, lean, sideways].map((degrees) => (degrees * Math.PI) / 180)
  return [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([u = 0, v = 0]) => {
    const flat = { x: u * wide, y: v * long }
    const x = flat.x * Math.cos(angle ?? 0) - flat.y * Math.sin(angle ?? 0)
    const y = flat.x * Math.sin(angle ?? 0) + flat.y * Math.cos(angle ?? 0)
    const depth = focal + y * Math.sin(pitch ?? 0) + x * Math.sin(yaw ?? 0)
    return {
      x: width / 2 + (moved?.x ?? 0) * width + (x * Math.cos(yaw ?? 0) * focal) / depth,
      y: height / 2 + (moved?.y ?? 0) * height + (y * Math.cos(pitch ?? 0) * focal) / depth,
    }
  })
}

/** The eight numbers that carry four points to four others, by elimination. */
function solvePlane(from: readonly Spot[], to: readonly Spot[]): number[] {
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = to[index] ?? { x: 0, y: 0 }
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let step = 0; step < 8; step += 1) {
    const best = rows.slice(step).reduce((most, row, index) => {
      const strongest = Math.abs(rows[most]?.[step] ?? 0)
      return Math.abs(row[step] ?? 0) > strongest ? step + index : most
    }, step)
    const [one, other] = [rows[step] ?? [], rows[best] ?? []]
    rows[step] = other
    rows[best] = one
    const pivot = other[step] ?? 1
    rows[step] = other.map((value) => value / pivot)
    for (const [index, row] of rows.entries()) {
      if (index === step) continue
      const share = row[step] ?? 0
      rows[index] = row.map((value, column) => value - share * (rows[step]?.[column] ?? 0))
    }
  }
  return rows.map((row) => row[8] ?? 0)
}

function seeSheet({ pixels, width, height }: Sheet, plane: readonly number[], px: number, py: number) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane
  const depth = g * px + h * py + 1
  const x = (a * px + b * py + c) / depth
  const y = (d * px + e * py + f) / depth
  if (x < -1 || y < -1 || x > width || y > height) return undefined
  const share = Math.min(1, x + 1, y + 1, width - x, height - y)
  const [left, top] = [
    Math.max(0, Math.min(width - 2, Math.floor(x))),
    Math.max(0, Math.min(height - 2, Math.floor(y))),
  ]
  const [u, v] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))]
  const color = [0, 1, 2].map((channel) => {
    const at = (column: number, row: number) => pixels[(row * width + column) * 3 + channel] ?? 0
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return above * (1 - v) + below * v
  }) as unknown as [number, number, number]
  return { color, share }
}

/** Paper lies a little above the table: below and right of it, the table is darker. */
function dropShadow(corners: readonly Spot[], x: number, y: number): number {
  const distance = Math.max(
    ...corners.map((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner
      const length = Math.hypot(next.x - corner.x, next.y - corner.y)
      return ((next.y - corner.y) * (x - 3 - corner.x) - (next.x - corner.x) * (y - 4 - corner.y)) / length
    }),
  )
  return distance > 9 ? 1 : 0.72 + 0.28 * Math.max(0, distance / 9)
}

function shadowOf({ shadow, width, height, seed }: Scene): (x: number, y: number) => number {
  const soft = (value: number) => 1 / (1 + Math.exp(-value))
  const slope = (chance(seed + 5)() - 0.5) * 1.6
  if (shadow === 'half') return (x, y) => 0.5 + 0.5 * soft((x - width * 0.5 + slope * (y - height / 2)) / 26)
  if (shadow === 'corner') return (x, y) => 0.45 + 0.55 * soft((Math.hypot(x, y) - width * 0.62) / 40)
  if (shadow === 'hand')
    return (x, y) =>
      0.55 + 0.45 * soft((Math.hypot((x - width * 0.62) / 1.1, (y - height * 0.8) / 1.7) - width * 0.22) / 22)
  return () => 1
}
