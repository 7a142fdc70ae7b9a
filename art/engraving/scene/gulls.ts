import { type Point, spline } from '../geometry.ts'
import type { Plate } from '../plate.ts'
import type { Scene } from './scene.ts'

export function drawGulls(plate: Plate, scene: Scene): void {
  for (const [x, y, size] of scene.gulls) {
    const at = (px: number, py: number): Point => [x + px * size, y + py * size]
    for (const side of [-1, 1]) {
      const wing = spline([at(0, 0), at(side * 3, -2.6), at(side * 7, -2.4), at(side * 11, 0.6)], 5)
      plate.line(wing, (_x, _y, t) => size * 1.7 * Math.sin(Math.PI * (0.2 + 0.75 * t)))
    }
  }
}
