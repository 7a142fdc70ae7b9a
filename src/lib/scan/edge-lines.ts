import { quantile, type Slopes } from './slopes.ts'

/** All points with `x * normal.x + y * normal.y = distance`. The normal points to the brighter side. */
export type EdgeLine = { angle: number; normal: { x: number; y: number }; distance: number; votes: number }

const directions = 180
const anglePerBin = (2 * Math.PI) / directions
/** A pixel is sure of its direction to about 6 degrees. */
const spread = 3
const mostLines = 44
/** Two peaks closer than that are one edge. */
const nearAngle = 4
const nearDistance = 4
/** A striped cloth has many lines of one direction, and paper has two. */
const mostAlike = 7

export const lineAt = (angle: number, distance: number, votes = 0): EdgeLine => ({
  angle,
  normal: { x: Math.cos(angle), y: Math.sin(angle) },
  distance,
  votes,
})

/** A Hough transform in which each pixel votes only for lines across its own slope. */
export function findEdgeLines({ across, down, steep, width, height }: Slopes, weakest: number): EdgeLine[] {
  const reach = Math.ceil(Math.hypot(width, height))
  const distances = 2 * reach + 1
  const votes = new Float32Array(directions * distances)
  const strongest = Math.max(weakest * 2, quantile(steep, 0.9))
  const turns = Array.from({ length: directions }, (_, bin) => lineAt(bin * anglePerBin, 0).normal)
  for (let at = 0; at < steep.length; at += 1) {
    const slope = steep[at] ?? 0
    if (slope < weakest) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const middle = Math.round(Math.atan2(down[at] ?? 0, across[at] ?? 0) / anglePerBin)
    const weight = Math.min(slope, strongest) / strongest
    for (let bin = middle - spread; bin <= middle + spread; bin += 1) {
      const direction = (bin + directions) % directions
      const turn = turns[direction]
      if (!turn) continue
      const place = direction * distances + Math.round(x * turn.x + y * turn.y) + reach
      votes[place] = (votes[place] ?? 0) + weight
    }
  }
  return pickPeaks(votes, distances, reach, Math.min(width, height) * 0.07)
}

function pickPeaks(votes: Float32Array, distances: number, reach: number, fewest: number): EdgeLine[] {
  const peaks: { direction: number; place: number; votes: number }[] = []
  for (let direction = 0; direction < directions; direction += 1) {
    for (let place = 1; place < distances - 1; place += 1) {
      const at = direction * distances + place
      const here = votes[at] ?? 0
      if (here < fewest || here < (votes[at - 1] ?? 0) || here < (votes[at + 1] ?? 0)) continue
      peaks.push({ direction, place, votes: here })
    }
  }
  peaks.sort((one, other) => other.votes - one.votes)
  const kept: typeof peaks = []
  for (const peak of peaks) {
    if (kept.length >= mostLines) break
    const isTaken = kept.some((other) => {
      const apart = Math.abs(peak.direction - other.direction)
      const isNear = Math.abs(peak.place - other.place) <= nearDistance
      return isNear && Math.min(apart, directions - apart) <= nearAngle
    })
    const alike = kept.filter((other) => {
      const apart = Math.abs(peak.direction - other.direction)
      return Math.min(apart, directions - apart) <= nearAngle
    })
    if (!isTaken && alike.length < mostAlike) kept.push(peak)
  }
  return kept.map(({ direction, place, votes: count }) =>
    lineAt(direction * anglePerBin, place - reach, count),
  )
}
