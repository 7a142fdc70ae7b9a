import { lerp, type Point, type Polygon, rectangle, segment, spline, steps } from '../geometry.ts'
import type { Plate } from '../plate.ts'
import type { Scene } from './scene.ts'

/** A keeper's cottage seen from the corner: gable in shade on the left, the long wall lit by the lamp. */
export function drawCottage(plate: Plate, scene: Scene): void {
  const k = scene.scale * 0.94
  const [x0, y0] = [scene.cottage.x, scene.hill(scene.cottage.x + 10 * k) + 7 * k]
  const at = (x: number, y: number): Point => [x0 + x * k, y0 + y * k]
  /** The foot of a wall follows the slope. */
  const foot = (x: number): Point => [x0 + x * k, scene.hill(x0 + x * k) + 8 * k]
  const line = (a: Point, b: Point, width: number) => plate.line(segment(a, b, 3), width * k)

  // Lit windows stay white; the door is the one dark thing on the wall.
  plate.solid([foot(8), at(8, -13), at(15, -13), foot(15)])
  for (const x of [-4, 21]) {
    line(at(x + 3.5, -15), at(x + 3.5, -5.5), 0.7)
    line(at(x, -10.5), at(x + 7, -10.5), 0.7)
    plate.blank(rectangle(...at(x, -15.5), 7 * k, 10 * k), 1 * k)
  }
  line(at(-26, -17), at(-26, -9), 0.7)
  plate.blank(rectangle(...at(-28.5, -17.5), 5 * k, 9 * k), 0.9 * k)

  // Chimney and its smoke, blown away from the sea.
  plate.solid([at(14.5, -52), at(18, -52), at(18, -41), at(14.5, -41)])
  plate.blank([at(10, -52), at(18, -52), at(18, -40), at(10, -40)], 1 * k)
  line(at(9, -52.5), at(19, -52.5), 1.8)
  for (const [shift, weight] of [
    [0, 1],
    [3.2, 0.7],
  ] as const) {
    const smoke = spline(
      [
        at(13 + shift, -55),
        at(9 + shift, -62),
        at(13 + shift * 2, -70),
        at(3, -78 - shift),
        at(-12, -82 - shift * 2),
      ],
      6,
    )
    plate.line(smoke, (_x, _y, t) => 1.7 * k * weight * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.8)
  }

  const roof: Polygon = [at(-22, -42), at(25, -42), at(38, -20), at(-9, -20)]
  for (const u of steps(0.02, 0.98, 19)) {
    const slope = segment(at(lerp(-22, 25, u), -42), at(lerp(-9, 38, u), -20), 4)
    plate.line(slope, (_x, _y, t) => lerp(1.5, 0.8, t) * k)
  }
  plate.blank(roof, 1.2 * k)

  const wall: Polygon = [at(-10, -20), at(35, -20), foot(35), foot(-10)]
  for (const y of [-17.8, -1, 3, 7]) {
    plate.line(segment(at(-10, y), at(35, y), 12), (x, py, t) =>
      py < scene.hill(x) + 7 * k ? k * lerp(0.7, 0.35, t) : 0,
    )
  }
  plate.blank(wall, 1.1 * k)

  const gable: Polygon = [foot(-35), at(-35, -19), at(-22, -41), at(-10, -20), foot(-10)]
  line(at(-37, -16.5), at(-22, -42), 1.7)
  for (let y = -38; y < 22; y += 2.6) {
    const reach = y < -19 ? (y + 41) / 22 : 1
    plate.line(segment(at(-22 - 13 * reach, y), at(-22 + 12 * reach, y), 6), (x, py, t) =>
      py < scene.hill(x) + 8 * k ? k * lerp(1.35, 0.9, t) : 0,
    )
  }
  plate.blank(gable, 1.1 * k)
}
