// The hill under the tower: contours that run with the slope, closer and heavier where it turns from the light.

import { lerp, type Point, type Polygon, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import type { Plate } from '../plate.ts'
import type { Scene } from './scene.ts'

/** A track from the tower's door to the gate in the hedge, left white between its two edges. */
function drawTrack(plate: Plate, scene: Scene): void {
  const k = scene.scale
  const [x, foot] = [scene.lamp[0], scene.hill(scene.lamp[0]) + 9 * k]
  const gate: Point = [scene.field.vanishing[0] + 30 * k, scene.ridge(scene.field.vanishing[0]) - 2]
  const middle = spline(
    [
      [x - 1 * k, foot],
      [x - 12 * k, lerp(foot, gate[1], 0.22)],
      [lerp(x, gate[0], 0.28), lerp(foot, gate[1], 0.48)],
      [lerp(x, gate[0], 0.86), lerp(foot, gate[1], 0.68)],
      [gate[0], gate[1]],
    ],
    8,
  )
  const side = (way: number) =>
    middle.map(([px, py], i): Point => [px + way * lerp(5.5, 11.5, i / middle.length) * k, py])
  const [left, right] = [side(-1), side(1)]
  plate.line(left, (_x, _y, t) => lerp(0.6, 1, t) * k)
  plate.line(right, (_x, _y, t) => lerp(0.9, 1.5, t) * k)
  const edge: Polygon = [...left, ...right.reverse()]
  plate.cover(edge)
}

export function drawHill(plate: Plate, scene: Scene): void {
  const { width, hill, hillLines, sky, quiet } = scene
  drawTrack(plate, scene)
  const tremble = noise(3)
  const grain = noise(11)
  for (let i = 0; i < hillLines; i++) {
    const depth = i * sky.pitch * 0.8
    const points = steps(-18, width + 18, Math.ceil(width / 6)).map((x): Point => {
      const shake = i ? 2 * (tremble(x * 0.03 + i * 5) - 0.5) : 0
      return [x, hill(x) + depth * (1 + 0.25 * Math.sin(x * 0.006 + i * 0.03)) + shake]
    })
    plate.line(
      points,
      (x) => {
        const slope = (hill(x + 6) - hill(x - 6)) / 12
        let tone = i === 0 ? 0.26 : lerp(0.2, 0.46, i / hillLines) + 0.36 * smooth(-0.05, 0.35, slope)
        if (i > 0) {
          const g = grain(x * 0.021 + i * 1.9)
          tone *= smooth(0.24, 0.42, g) * (0.5 + 0.65 * g)
        }
        return tone * sky.pitch * lerp(0.6, 1, smooth(...quiet, x))
      },
      { tolerance: 0.13 },
    )
  }
  const edge = steps(-20, width + 20, Math.ceil(width / 8)).map((x): Point => [x, hill(x)])
  plate.cover([[-20, scene.height + 20], ...edge, [width + 20, scene.height + 20]])
}
