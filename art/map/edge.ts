import type { Polygon } from '../engraving/geometry.ts'

export type Edge = { distance: number; facing: number }

/** How near the border is, and whether it faces away from the light in the northwest. */
export function nearestEdge(rings: readonly Polygon[], x: number, y: number): Edge {
  let nearest: Edge = { distance: Number.POSITIVE_INFINITY, facing: 0 }
  for (const ring of rings) {
    let previous = ring.at(-1)
    for (const point of ring) {
      if (previous) {
        const [dx, dy] = [point[0] - previous[0], point[1] - previous[1]]
        const t = ((x - previous[0]) * dx + (y - previous[1]) * dy) / (dx * dx + dy * dy || 1)
        const on = Math.min(1, Math.max(0, t))
        const [toX, toY] = [previous[0] + on * dx - x, previous[1] + on * dy - y]
        const distance = Math.hypot(toX, toY)
        if (distance < nearest.distance)
          nearest = { distance, facing: (toX + toY) / (1.4143 * (distance || 1)) }
      }
      previous = point
    }
  }
  return nearest
}
