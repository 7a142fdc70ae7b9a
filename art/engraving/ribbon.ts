// The engraver's line: it swells where the tone is dark and tapers away where it is light.

import { type Point, type Polygon, simplify } from './geometry.ts'

export type Width = (x: number, y: number, along: number) => number
export type Visible = (x: number, y: number) => boolean

export type RibbonOptions = {
  visible?: Visible
  /** We don't cut anything thinner than this. */
  least?: number
  /** How far the outline may stray from the true one. */
  tolerance?: number
}

type Station = readonly [x: number, y: number, width: number]

/** The last visible point on the way from a seen point to a hidden one. */
function edgeOfSight(seen: Point, hidden: Point, visible: Visible): Point {
  let [a, b] = [seen, hidden]
  for (let i = 0; i < 7; i++) {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    if (visible(middle[0], middle[1])) a = middle
    else b = middle
  }
  return a
}

/** Cuts a line into the stretches that are in sight and wide enough to print. */
function stretches(points: readonly Point[], width: Width, visible: Visible, least: number): Station[][] {
  const out: Station[][] = []
  let current: Station[] = []
  const close = () => {
    if (current.length > 1) out.push(current)
    current = []
  }
  const last = Math.max(1, points.length - 1)
  let previous: { point: Point; seen: boolean } | undefined
  points.forEach((point, i) => {
    const along = i / last
    const seen = visible(point[0], point[1])
    const add = ([x, y]: Point) => {
      const w = width(x, y, along)
      if (w < least) close()
      else current.push([x, y, w])
    }
    if (previous?.seen && !seen) {
      add(edgeOfSight(previous.point, point, visible))
      close()
    } else if (previous && !previous.seen && seen) {
      add(edgeOfSight(point, previous.point, visible))
    }
    if (seen) add(point)
    previous = { point, seen }
  })
  close()
  return out
}

function outline(stations: readonly Station[], tolerance: number): Polygon {
  const left: Point[] = []
  const right: Point[] = []
  stations.forEach(([x, y, width], i) => {
    const before = stations[Math.max(0, i - 1)] ?? [x, y, width]
    const after = stations[Math.min(stations.length - 1, i + 1)] ?? [x, y, width]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const half = width / 2
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.push([x + (dy / length) * half, y - (dx / length) * half])
  })
  return [...simplify(left, tolerance), ...simplify(right, tolerance).reverse()]
}

export function ribbon(points: readonly Point[], width: Width, options: RibbonOptions = {}): Polygon[] {
  const { visible = () => true, least = 0.2, tolerance = 0.08 } = options
  return stretches(points, width, visible, least).map((stations) => outline(stations, tolerance))
}
