import { type EdgeLine, findEdgeLines } from './edge-lines.ts'
import { countHeld, countStep, rise } from './held-along.ts'
import {
  blur,
  type ColorPicture,
  type Corners,
  fillThinDark,
  type GrayPicture,
  type Point,
  shrinkToGray,
} from './picture.ts'
import { areaOf, bordersOf, crossing, eachQuad, inReadingOrder, isBorder, type Quad } from './quads.ts'
import { findSlopes, quantile, type Slopes } from './slopes.ts'

/** Edges of paper are long: on a picture this small they're still there, and most of the print isn't. */
const judgedSide = 320
/** A smaller share of the four sides than this, and we'd rather say nothing. */
const leastScore = 0.42

export type FoundPaper = {
  /** In parts of the picture's width and height; outside of 0 to 1 where the paper leaves it. */
  corners: Corners
  /** From 0 to about 1.3. */
  score: number
}

export function findPaper(picture: ColorPicture): FoundPaper | undefined {
  const seen = stretch(blur(shrinkToGray(picture, judgedSide), 1))
  const { width, height } = seen
  const filled = blur(fillThinDark(seen, 3), 1)
  const slopes = findSlopes(filled)
  const weakest = Math.max(2.2, quantile(slopes.steep, 0.6))
  const lines = [...findEdgeLines(slopes, weakest), ...bordersOf(width, height)]
  const judge = judgeFor(slopes, weakest, filled)
  let best: (Quad & { score: number }) | undefined
  eachQuad(lines, width, height, (quad) => {
    const score = judge(quad, best?.score ?? 0)
    if (score > (best?.score ?? 0)) best = { ...quad, score }
  })
  if (!best || best.score < leastScore) return undefined
  const corners = inReadingOrder(settle(best, slopes))
  const parts = corners.map(({ x, y }) => ({ x: (x + 0.5) / width, y: (y + 0.5) / height }))
  return { corners: parts as unknown as Corners, score: best.score }
}

/** So that a dim photo has edges too. */
function stretch({ pixels, width, height }: GrayPicture): GrayPicture {
  const [dark, bright] = [quantile(pixels, 0.01), quantile(pixels, 0.99)]
  const scale = Math.min(6, 230 / Math.max(1, bright - dark))
  return { pixels: pixels.map((value) => (value - dark) * scale), width, height }
}

/** Points along a side of which those inside the picture count. */
function along(from: Point, to: Point, { width, height }: Slopes): Point[] {
  const count = Math.max(8, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 3))
  const points: Point[] = []
  for (let step = 1; step < count; step += 1) {
    const part = step / count
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    if (point.x >= 1 && point.y >= 1 && point.x < width - 2 && point.y < height - 2) points.push(point)
  }
  return points
}

const sizeWeight = 0.35
/** Paper is plain beside its edge; cloth isn't. */
const margin = 9
const leastPlain = 0.3
/** A slope that plain paper never has, however coarse the cloth around it is. */
const mostPlain = 10
/** What the picture's border is worth as a side of paper that leaves it, and a stretch that lies outside. */
const borderSupport = 0.62

function judgeFor(slopes: Slopes, weakest: number, filled: GrayPicture) {
  const { width, height } = slopes
  const edges = blur(
    {
      pixels: slopes.steep.map((slope) => (slope > Math.min(weakest * 1.6, mostPlain) ? 1 : 0)),
      width,
      height,
    },
    3,
  )
  /** The share of a side with nothing beside it. */
  const plainness = (side: EdgeLine, from: Point, to: Point) => {
    const inside = ({ x, y }: Point, by: number) => ({ x: x + side.normal.x * by, y: y + side.normal.y * by })
    const points = along(inside(from, 3), inside(to, 3), slopes)
    const plain = points.filter((point) => {
      const { x, y } = inside(point, margin)
      return (edges.pixels[Math.round(y) * width + Math.round(x)] ?? 1) <= leastPlain
    })
    return plain.length / Math.max(8, points.length)
  }
  const heldAlong = countHeld(slopes, weakest)
  const support = (side: EdgeLine, from: Point, to: Point) => {
    // Print may be cut through, so it doesn't have to be plain there.
    if (isBorder(side)) return borderSupport * (0.5 + 0.5 * plainness(side, from, to))
    const { held, seen } = heldAlong(side, from, to)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const all = Math.max(1, seen, Math.round(length / countStep))
    return seen * countStep < length * 0.35 ? 0 : (held + borderSupport * (all - seen)) / all
  }
  /** How much darker it is outside, in steps of brightness. */
  const contrast = (side: EdgeLine, from: Point, to: Point) => {
    const points = along(from, to, slopes).filter((_, index) => index % 3 === 0)
    const at = ({ x, y }: Point, by: number) => {
      const column = Math.round(Math.min(width - 1, Math.max(0, x + side.normal.x * by)))
      const row = Math.round(Math.min(height - 1, Math.max(0, y + side.normal.y * by)))
      return filled.pixels[row * width + column] ?? 0
    }
    return points.reduce((sum, point) => sum + at(point, 6) - at(point, -10), 0) / Math.max(1, points.length)
  }
  /** Beside a block of print is paper again: that one side stands out less than the others, as two do in a shadow. */
  const unevenness = ({ corners, sides }: Quad) => {
    const found = sides.flatMap((side, index) => {
      const [from, to] = [corners[index], corners[(index + 1) % 4]]
      return isBorder(side) || !from || !to ? [] : [contrast(side, from, to)]
    })
    found.sort((one, other) => one - other)
    const [least = 0, next = 0] = found
    return next <= 0 ? 1 : Math.min(1, 1 - least / next)
  }
  /** Paper ends at its corners; lines of print and the stripes of a cloth go on. */
  const runningOn = ({ corners, sides }: Quad) => {
    const shares = sides.flatMap((side, index) => {
      const [from, to] = [corners[index], corners[(index + 1) % 4]]
      if (isBorder(side) || !from || !to) return []
      return [beyond(to, from), beyond(from, to)].map(([start, end]) => {
        const { held, seen } = heldAlong(side, start, end)
        return seen < 3 ? 0 : held / seen
      })
    })
    return shares.reduce((sum, share) => sum + share, 0) / 8
  }
  const edgesInside = ([a, b, c, d]: Corners) => {
    let steep = 0
    let count = 0
    for (let v = 0.1; v < 0.95; v += 0.08) {
      for (let u = 0.1; u < 0.95; u += 0.08) {
        const x = Math.round((a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v)
        const y = Math.round((a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v)
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        count += 1
        steep += edges.pixels[y * width + x] ?? 0
      }
    }
    return count ? steep / count : 1
  }
  return ({ corners, sides }: Quad, toBeat: number): number => {
    const size = sizeWeight * Math.sqrt(Math.min(1, areaOf(corners) / (width * height)))
    let sum = 0
    let least = 1
    for (const [index, side] of sides.entries()) {
      const [from, to] = [corners[index], corners[(index + 1) % 4]]
      if (!from || !to) return 0
      const held = support(side, from, to)
      sum += held
      least = Math.min(least, held)
      const hoped = 0.5 * Math.min(least, 1) + 0.5 * ((sum + 3 - index) / 4) + size
      if (least < 0.3 || hoped < toBeat) return 0
    }
    const borders = sides.filter(isBorder).length
    const shape = 0.5 * least + 0.5 * (sum / 4) + size - 0.05 * borders
    if (shape < toBeat) return 0
    const plain = sides.reduce((total, side, index) => {
      const [from, to] = [corners[index], corners[(index + 1) % 4]]
      if (!from || !to) return total
      return total + (isBorder(side) ? 1 : plainness(side, from, to)) / 4
    }, 0)
    return (
      shape -
      0.5 * (1 - plain) -
      0.7 * edgesInside(corners) -
      0.4 * unevenness({ corners, sides }) -
      0.5 * runningOn({ corners, sides })
    )
  }
}

/** A stretch of the line through two points, behind the second. */
function beyond(from: Point, to: Point): [Point, Point] {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const at = (by: number) => ({
    x: to.x + ((to.x - from.x) / length) * by,
    y: to.y + ((to.y - from.y) / length) * by,
  })
  return [at(4), at(22)]
}

/** Moves each side to where its edge really is, by a straight line through the steepest points. */
function settle({ corners, sides }: Quad, slopes: Slopes): Corners {
  const lines = sides.map((side, index) => {
    const [from, to] = [corners[index], corners[(index + 1) % 4]]
    return isBorder(side) || !from || !to ? side : fitLine(side, along(from, to, slopes), slopes)
  })
  const moved = corners.map((corner, index) => {
    const [before, after] = [lines[(index + 3) % 4], lines[index]]
    return (before && after && crossing(before, after)) ?? corner
  })
  return moved as unknown as Corners
}

function fitLine(side: EdgeLine, points: readonly Point[], slopes: Slopes): EdgeLine {
  const { normal, distance } = side
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const found = points.flatMap(({ x, y }) => {
    const rises = steps.map((by) => rise(slopes, side, { x: x + normal.x * by, y: y + normal.y * by }))
    const most = Math.max(...rises)
    const by = steps[rises.indexOf(most)] ?? 0
    return most > 2 ? [{ t: y * normal.x - x * normal.y, off: by }] : []
  })
  let kept = found
  let [base, tilt] = [0, 0]
  for (let round = 0; round < 3 && kept.length >= 6; round += 1) {
    const middle = kept.reduce((sum, { t }) => sum + t, 0) / kept.length
    const offs = kept.reduce((sum, { off }) => sum + off, 0) / kept.length
    const spread = kept.reduce((sum, { t }) => sum + (t - middle) ** 2, 0)
    tilt = kept.reduce((sum, { t, off }) => sum + (t - middle) * (off - offs), 0) / Math.max(1, spread)
    base = offs - tilt * middle
    kept = kept.filter(({ t, off }) => Math.abs(off - base - tilt * t) < 1.6)
  }
  // The point at `t` along the line moves by `base + tilt * t` along the normal.
  const turned = { x: normal.x + tilt * normal.y, y: normal.y - tilt * normal.x }
  const length = Math.hypot(turned.x, turned.y)
  return {
    ...side,
    normal: { x: turned.x / length, y: turned.y / length },
    distance: (distance + base) / length,
  }
}
