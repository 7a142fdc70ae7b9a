import type { EdgeLine } from './edge-lines.ts'
import type { Point } from './picture.ts'
import type { Slopes } from './slopes.ts'

/** A side is looked at in steps of so many pixels. */
export const countStep = 3
/** And this far beside it. */
const near = [-2, -1, 0, 1, 2]

/** How steeply it rises here toward the inside. */
export function rise({ across, down, width }: Slopes, { normal }: EdgeLine, { x, y }: Point): number {
  const at = Math.round(y) * width + Math.round(x)
  return (across[at] ?? 0) * normal.x + (down[at] ?? 0) * normal.y
}

type Held = { held: number; seen: number }

/**
 * How many points of a side have an edge. One line is a side of thousands of candidates: it's walked once, and each of
 * them only takes a difference. That is most of the work of finding paper.
 */
export function countHeld(slopes: Slopes, weakest: number) {
  const { width, height } = slopes
  const reach = Math.ceil(Math.hypot(width, height) / countStep)
  const walked = new Map<EdgeLine, { held: Uint16Array; seen: Uint16Array }>()

  function walk(line: EdgeLine) {
    const { normal, distance } = line
    const held = new Uint16Array(2 * reach + 2)
    const seen = new Uint16Array(2 * reach + 2)
    for (let at = 0; at <= 2 * reach; at += 1) {
      const along = (at - reach) * countStep
      const x = normal.x * distance - normal.y * along
      const y = normal.y * distance + normal.x * along
      const isSeen = x >= 1 && y >= 1 && x < width - 2 && y < height - 2
      const isHeld =
        isSeen &&
        near.some((by) => rise(slopes, line, { x: x + normal.x * by, y: y + normal.y * by }) > weakest)
      seen[at + 1] = (seen[at] ?? 0) + (isSeen ? 1 : 0)
      held[at + 1] = (held[at] ?? 0) + (isHeld ? 1 : 0)
    }
    const counts = { held, seen }
    walked.set(line, counts)
    return counts
  }

  return (line: EdgeLine, from: Point, to: Point): Held => {
    const { held, seen } = walked.get(line) ?? walk(line)
    const placeOf = ({ x, y }: Point) => {
      const place = (y * line.normal.x - x * line.normal.y) / countStep + reach
      return Math.min(2 * reach + 1, Math.max(0, Math.round(place)))
    }
    const [one, other] = [placeOf(from), placeOf(to)]
    const [first, last] = one < other ? [one, other] : [other, one]
    return {
      held: (held[last] ?? 0) - (held[first] ?? 0),
      seen: (seen[last] ?? 0) - (seen[first] ?? 0),
    }
  }
}
