export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** 0 below a, 1 above b, and an S between; with a > b it falls instead of rising. */
export function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)))
  return t * t * (3 - 2 * t)
}

/** A hill of height 1 at the center. */
export const bell = (x: number, center: number, spread: number) => Math.exp(-(((x - center) / spread) ** 2))

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Evenly spaced numbers from a to b, both included. */
export function steps(a: number, b: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => a + ((b - a) * i) / count)
}

export function segment(a: Point, b: Point, count = 6): Point[] {
  return steps(0, 1, count).map((t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)] as const)
}

/** An arc of an ellipse, angles in degrees, clockwise on the page from 3 o'clock. */
export function arc(center: Point, rx: number, ry: number, from: number, to: number, count = 24): Point[] {
  return steps(from, to, count).map((degrees) => {
    const a = radians(degrees)
    return [center[0] + rx * Math.cos(a), center[1] + ry * Math.sin(a)] as const
  })
}

export const ellipse = (center: Point, rx: number, ry: number, count = 36): Polygon =>
  arc(center, rx, ry, 0, 360, count).slice(0, -1)

export const rectangle = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A smooth curve through the points (Catmull-Rom). */
export function spline(points: readonly Point[], perSpan = 8): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let j = 0; j < perSpan; j++) {
      const t = j / perSpan
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 *
        (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
      out.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])])
    }
  }
  out.push(at(points.length - 1))
  return out
}

export function contains(polygon: Polygon, x: number, y: number): boolean {
  let inside = false
  let previous = polygon.at(-1)
  for (const point of polygon) {
    if (
      previous &&
      point[1] > y !== previous[1] > y &&
      x < ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0]
    ) {
      inside = !inside
    }
    previous = point
  }
  return inside
}

export function signedArea(polygon: Polygon): number {
  let sum = 0
  let previous = polygon.at(-1)
  for (const point of polygon) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1]
    previous = point
  }
  return sum / 2
}

/** Drops the points that lie within a tolerance of the line through their neighbors (Douglas-Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let farthest = 0
  let split = 0
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i] ?? first
    const distance =
      length < 1e-6
        ? Math.hypot(p[0] - first[0], p[1] - first[1])
        : Math.abs((p[0] - first[0]) * dy - (p[1] - first[1]) * dx) / length
    if (distance > farthest) {
      farthest = distance
      split = i
    }
  }
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(split), tolerance),
  ]
}
