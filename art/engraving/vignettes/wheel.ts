import { arc, ellipse, type Point, segment, smooth } from '../geometry.ts'
import type { Plate } from '../plate.ts'

export function wheel(plate: Plate, center: Point, radius: number, spokes: number, rim = 0.58): void {
  const hub = radius * 0.13
  plate.solid(ellipse(center, hub, hub, 16))
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * 2 * Math.PI + 0.3
    const at = (r: number): Point => [center[0] + r * Math.cos(angle), center[1] + r * Math.sin(angle)]
    plate.line(segment(at(hub), at(radius * rim), 2), spokes > 12 ? 0.55 : radius * 0.09)
  }
  plate.blank(ellipse(center, radius * rim, radius * rim, 32), radius > 15 ? 1.3 : 1)
  for (let r = radius * rim + 1.6; r < radius - 0.6; r += 2.1) {
    plate.line(
      arc(center, r, r, -25, 335, 36),
      (_x, _y, t) => 1.75 * (0.5 + 0.5 * smooth(0, 0.18, t) * smooth(1, 0.86, t)),
      { tolerance: 0.15 },
    )
  }
  plate.blank(ellipse(center, radius, radius, 32), 1.2)
}

export function arch(plate: Plate, center: Point, radius: number): void {
  plate.line(arc(center, radius - 1.2, radius - 1.2, 176, 364, 30), 3)
  plate.cover(arc(center, radius, radius, 180, 360, 24))
}
