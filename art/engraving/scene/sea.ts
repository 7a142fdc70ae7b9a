import { lerp, type Point, segment, smooth, spline, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import type { Plate } from '../plate.ts'
import type { Scene } from './scene.ts'

/** A small gaff-rigged boat, making for the light. */
function drawBoat(plate: Plate, [x, y]: Point, size: number): void {
  const at = (px: number, py: number): Point => [x + px * size, y + py * size]
  plate.solid([at(-13, -3.5), at(14, -4.5), at(9, 1), at(-9, 1)])
  const main = spline([at(1, -31), at(9, -18), at(12, -6), at(1, -5), at(1, -31)], 6)
  const jib = spline([at(-1, -27), at(-7, -15), at(-12, -6), at(-1, -6), at(-1, -27)], 6)
  for (const sail of [main, jib]) plate.blank(sail, 0.8 * size)
  plate.line(segment(at(0, -34), at(0, -3)), 1.1 * size)
  // Cut the shade on the sails before they cover the sea.
  for (const i of steps(0, 5, 5)) {
    plate.stroke([at(4.4 + i * 0.7, -20 + i * 2.7), at(10 + i * 0.3, -14 + i * 1.5)].slice(0, 2), 0.5 * size)
  }
}

export function drawSea(plate: Plate, scene: Scene): void {
  const { width, horizon, scale, sky, lamp } = scene
  if (scene.boat) drawBoat(plate, scene.boat.at, scene.boat.size)
  const chop = noise(3)
  const [dawn, day] = sky.dawn
  const depth = 58 * scale
  const from = Math.max(-20, dawn)
  plate.line(
    segment([from, horizon], [width + 20, horizon], 160),
    (x) => 0.9 * Math.max(1, scale * 0.9) * smooth(dawn + 60, day, x),
  )
  let y = horizon + sky.pitch * 0.7
  let row = 0
  while (y < horizon + depth) {
    row++
    const near = (y - horizon) / depth
    const jump = chop(row * 0.7) * 40
    const points = steps(from, width + 20, Math.ceil((width + 20 - from) / 5)).map((x): Point => {
      const swell = Math.sin(x * lerp(0.09, 0.05, near) + row * 2.1) * lerp(0.2, 1.1, near)
      return [x, y + swell]
    })
    plate.line(points, (x) => {
      const crest = chop(x * lerp(0.034, 0.02, near) + jump)
      // The light lies on the water under the lamp.
      const glitter =
        1 -
        0.75 *
          Math.exp(-(((x - lamp[0] - 150 * scale) / (70 * scale)) ** 2)) *
          smooth(0.3, 0.6, chop(x * 0.05 + row * 3.3))
      const width = smooth(0.32 - 0.08 * near, 0.62, crest) * sky.pitch * lerp(0.34, 0.56, near)
      return width * glitter * smooth(dawn + 60, day + 40, x)
    })
    y += sky.pitch * lerp(0.62, 1.0, near)
  }
}
