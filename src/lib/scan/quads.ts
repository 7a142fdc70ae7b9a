import { type EdgeLine, lineAt } from './edge-lines.ts'
import type { Corners, Point } from './picture.ts'

/** Four edges around something bright, in the order of their corners: clockwise on a screen. */
export type Quad = { corners: Corners; sides: readonly [EdgeLine, EdgeLine, EdgeLine, EdgeLine] }

const quarter = Math.PI / 2
/** How far a leaning camera bends a right angle. */
const mostBend = 0.62
/** A corner may lie this far outside of the picture, in parts of its long side. */
const mostOutside = 0.2
const leastArea = 0.06

/** Where paper leaves the picture, its border stands for the side that isn't there. */
export const bordersOf = (width: number, height: number): EdgeLine[] => [
  lineAt(0, 0, -1),
  lineAt(quarter, 0, -1),
  lineAt(2 * quarter, 1 - width, -1),
  lineAt(3 * quarter, 1 - height, -1),
]

export const isBorder = (line: EdgeLine) => line.votes < 0

/** Calls `take` with every convex set of four edges that face one another. */
export function eachQuad(
  lines: readonly EdgeLine[],
  width: number,
  height: number,
  take: (quad: Quad) => void,
) {
  const long = Math.max(width, height)
  const isNear = ({ x, y }: Point) =>
    x > -mostOutside * long &&
    y > -mostOutside * long &&
    x < width + mostOutside * long &&
    y < height + mostOutside * long
  const meet = (one: EdgeLine, other: EdgeLine) => {
    const point = crossing(one, other)
    return point && isNear(point) ? point : undefined
  }
  for (const first of lines) {
    const after = (turns: number) =>
      lines.filter((line) => Math.abs(turnOf(first, line) - turns * quarter) < mostBend)
    const [seconds, thirds, fourths] = [after(1), after(2), after(3)]
    for (const second of seconds) {
      const a = meet(first, second)
      if (!a) continue
      for (const third of thirds) {
        // Each set is found once, beginning with its first edge.
        if (turnOf(lineAt(0, 0), third) < turnOf(lineAt(0, 0), first)) continue
        const b = meet(second, third)
        if (!b || !isInside(first, b, long * 0.08)) continue
        for (const fourth of fourths) {
          const c = meet(third, fourth)
          const d = c && meet(fourth, first)
          if (!c || !d || !isInside(first, c, long * 0.08) || !isInside(second, c, long * 0.08)) continue
          const corners: Corners = [d, a, b, c]
          if (areaOf(corners) < leastArea * width * height || !isConvex(corners)) continue
          if ([first, second, third, fourth].filter(isBorder).length > 2) continue
          take({ corners, sides: [first, second, third, fourth] })
        }
      }
    }
  }
}

const turnOf = (from: EdgeLine, to: EdgeLine) => (to.angle - from.angle + 4 * Math.PI) % (2 * Math.PI)

const isInside = ({ normal, distance }: EdgeLine, { x, y }: Point, by: number) =>
  x * normal.x + y * normal.y - distance > by

export function crossing(one: EdgeLine, other: EdgeLine): Point | undefined {
  const area = one.normal.x * other.normal.y - one.normal.y * other.normal.x
  if (Math.abs(area) < 0.2) return undefined
  return {
    x: (one.distance * other.normal.y - one.normal.y * other.distance) / area,
    y: (one.normal.x * other.distance - one.distance * other.normal.x) / area,
  }
}

export const areaOf = (corners: Corners) =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % 4] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

function isConvex(corners: Corners): boolean {
  const turns = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    const over = corners[(index + 2) % 4] ?? corner
    return Math.sign((next.x - corner.x) * (over.y - next.y) - (next.y - corner.y) * (over.x - next.x))
  })
  return turns.every((turn) => turn === turns[0])
}

/** From the one nearest to the top left, clockwise on a screen. */
export function inReadingOrder(corners: readonly Point[]): Corners {
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  const around = [...corners].sort(
    (one, other) =>
      Math.atan2(one.y - middle.y, one.x - middle.x) - Math.atan2(other.y - middle.y, other.x - middle.x),
  )
  const start = around.reduce((best, { x, y }, index) => {
    const { x: bestX = 0, y: bestY = 0 } = around[best] ?? {}
    return x + y < bestX + bestY ? index : best
  }, 0)
  return [0, 1, 2, 3].map((step) => around[(start + step) % 4]) as unknown as Corners
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
