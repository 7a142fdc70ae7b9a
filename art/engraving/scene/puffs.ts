// Rounded masses: cumulus clouds and the crowns of trees. Every puff is a ball in the light of the lamp. Arcs
// follow its form and swell with its shade; where it passes behind another it darkens, so that the nearer
// one stands out white without an outline of its own.

import { arc, ellipse, lerp, type Point, smooth } from '../geometry.ts'
import { noise, type Random } from '../noise.ts'
import type { Plate } from '../plate.ts'
import type { Puff } from './scene.ts'

export type Shading = {
  /** Where the light comes from: x to the right, y down, z toward the reader; length 1. */
  light: readonly [x: number, y: number, z: number]
  /** Distance between arcs. */
  pitch: number
  /** Width of the darkest arcs, as a part of the pitch. */
  tone: number
  /** Shade at which lines begin; higher leaves more white. */
  threshold: number
  outline: number
  /** Small swellings around the edge of a puff. */
  knobs: number
  /** Nothing goes below this: the flat base of a cloud. */
  floor?: number
}

/** The edge of a puff, scalloped: round swellings that meet in creases. */
function scallop([x, y, radius]: Puff, knobs: number, random: Random): Point[] {
  const phase = random() * 6
  const uneven = noise(Math.floor(random() * 1000))
  return ellipse([x, y], radius, radius, 84).map(([px, py]) => {
    const angle = Math.atan2(py - y, px - x)
    const bulge = Math.abs(Math.sin((knobs * angle) / 2 + phase + uneven(angle * 1.2 + 9) * 1.4))
    const swell = 0.955 + 0.085 * bulge ** 0.7
    return [x + (px - x) * swell, y + (py - y) * swell]
  })
}

/** 0 in full light to 1 in full shade. */
function shadeOf([x, y, radius]: Puff, light: Shading['light'], px: number, py: number): number {
  const [nx, ny] = [(px - x) / radius, (py - y) / radius]
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
  return 0.5 - 0.5 * (nx * light[0] + ny * light[1] + nz * light[2])
}

/** 1 just behind the edge of a nearer puff, falling off with distance. */
function gloom(nearer: readonly Puff[], reach: number, px: number, py: number): number {
  let most = 0
  for (const [x, y, radius] of nearer) {
    const off = Math.hypot(px - x, py - y) - radius
    most = Math.max(most, Math.exp(-Math.max(0, off) / reach))
  }
  return most
}

export function drawPuffs(plate: Plate, puffs: readonly Puff[], shading: Shading, random: Random): void {
  const { light, pitch, tone, threshold, floor = Number.POSITIVE_INFINITY } = shading
  const visible = (x: number, y: number) => y < floor && plate.visible(x, y)
  const grain = noise(17)
  puffs.forEach((puff, index) => {
    const [x, y, radius] = puff
    const nearer = puffs.slice(0, index)
    const others = puffs.filter((other) => other !== puff)
    const edge = scallop(puff, shading.knobs, random)
    const first = edge[0]
    if (first) {
      const inside = (px: number, py: number) =>
        others.some(([ox, oy, r]) => Math.hypot(px - ox, py - oy) < r * 0.97)
      plate.line(
        [...edge, first],
        (px, py) => {
          const shade = shadeOf(puff, light, px, py)
          // Draw outside edges all around, and inside ones only where the ball turns from the light.
          return inside(px, py)
            ? shading.outline * smooth(0.42, 0.7, shade)
            : shading.outline * lerp(0.8, 1.5, shade)
        },
        { visible, tolerance: 0.12 },
      )
    }
    // Arcs around a point set off toward the light, so that they crowd on the shaded side.
    const [fx, fy] = [x + light[0] * radius * 0.35, y + light[1] * radius * 0.35]
    for (let r = radius * 1.4; r > pitch; r -= pitch) {
      const turn = random() * 40
      const points = arc([fx, fy], r, r, turn, turn + 360, Math.max(16, Math.ceil(r * 1.6)))
      plate.line(
        points,
        (px, py) => {
          if (Math.hypot(px - x, py - y) > radius * 0.985) return 0
          const shade = 0.92 * shadeOf(puff, light, px, py) + 0.42 * gloom(nearer, radius * 0.3, px, py)
          const worn = 0.08 * grain(px * 0.11 + py * 0.17 + r)
          return pitch * tone * smooth(threshold, 1.05, shade - worn)
        },
        { visible, tolerance: 0.1 },
      )
    }
    plate.cover(edge.map(([px, py]): Point => [px, Math.min(py, floor)]))
  })
}
