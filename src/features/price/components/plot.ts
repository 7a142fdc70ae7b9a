import type { CapName } from '#lib/price/cap-names.ts'
import type { Estimate } from '#lib/price/estimate.ts'
import { mostMonths } from '#lib/price/slider.ts'

export type Curve = readonly number[]

/** A rectangle in percent of the plot, and the shape that is cut out of it in units of the rectangle itself. */
export type Area = { x: string; y: string; width: string; height: string; path: string }

export type Stretch = { from: number; to: number }

const headroom = 1.1
/** A cap far above the curve would leave the curve no height. */
const farthestCap = 2

export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
export const heightOf = (cents: number, top: number): string => percent(1 - cents / top)
export const placeOf = (month: number, last = mostMonths): string => percent(month / last)

/** Where a price stops growing, now or later. Undefined if that is too far up to draw. */
export function findCap(byMonth: readonly Estimate[]): number | undefined {
  const [before, last] = byMonth.slice(-2)
  if (!before || !last) return undefined
  const isLevel = last.cappedBy !== null && ends.includes(last.cappedBy)
  if (isLevel && before.owed === last.owed) return last.owed
  const level = last.caps.filter(({ name }) => staysLevel.includes(name)).map(({ owed }) => owed)
  const lowest = Math.min(...level)
  return lowest <= farthestCap * last.owed ? lowest : undefined
}

/** Other caps rise with the price. */
const staysLevel: readonly CapName[] = ['terms-multiple', 'share-of-recovery']
/** Under a rate, two months of one step cost the same, and the next step more. */
const ends: readonly CapName[] = [...staysLevel, 'most-months', 'terms-most-months', 'recovery']

export const findTop = (curves: readonly Curve[], cap = 0): number =>
  headroom * Math.max(1, cap, ...curves.flat())

/** The area between two lines; undefined if they meet all along it. */
export function cutArea(
  upper: Curve,
  lower: Curve,
  { from, to }: Stretch,
  top: number,
  last = mostMonths,
): Area | undefined {
  const over = upper.slice(from, to + 1)
  const under = lower.slice(from, to + 1)
  const [highest, lowest] = [Math.max(...over), Math.min(...under)]
  if (to <= from || over.every((cents, index) => cents <= (under[index] ?? 0))) return undefined
  const point = (cents: number, index: number): Point => [
    round(index / (to - from)),
    round((highest - cents) / (highest - lowest)),
  ]
  const there = over.map(point)
  const back = under.map(point).reverse()
  return {
    x: placeOf(from, last),
    y: heightOf(highest, top),
    width: placeOf(to - from, last),
    height: percent((highest - lowest) / top),
    path: `${drawThrough([...there, ...back], 2 / 10_000)}z`,
  }
}

/** For a box of months by 1,000 that stretches over the plot. */
export const lineBox = (last: number): string => `0 0 ${last} 1000`
export const drawLine = (curve: Curve, { from, to }: Stretch, top: number): string =>
  drawThrough(
    curve
      .slice(from, to + 1)
      .map((cents, index): Point => [from + index, Math.round(10_000 * (1 - cents / top)) / 10]),
    2 / 10,
  )

/** A limit that jumps with each half-year: level while a step lasts, upright where the next begins. */
export function drawStair(curve: Curve, top: number): string {
  const last = curve.length - 1
  const y = (month: number) => Math.round(10_000 * (1 - (curve[month] ?? 0) / top)) / 10
  const steps = curve
    .map((_, month) => month)
    .filter((month) => month > 1 && curve[month] !== curve[month - 1])
  return `M0 ${y(1)}${steps.map((month) => `H${month - 1}V${y(month)}`).join('')}H${last}`
}

type Point = readonly [x: number, y: number]

/** Draws only the bends: most prices grow in a straight line, and a page would carry a point for every month. */
function drawThrough(points: readonly Point[], tolerance: number): string {
  const bends: Point[] = []
  let last = 0
  for (const [index, point] of points.entries()) {
    const start = points[last]
    const next = points[index + 1]
    const passed = points.slice(last + 1, index + 1)
    if (start && next && index > 0 && passed.every((each) => isBetween(start, each, next, tolerance)))
      continue
    bends.push(point)
    last = index
  }
  return `M${bends.map((point) => point.join(' ')).join('L')}`
}

function isBetween([x1, y1]: Point, [x, y]: Point, [x2, y2]: Point, tolerance: number): boolean {
  if ((x - x1) * (x2 - x) <= 0) return false
  return Math.abs(y1 + ((x - x1) / (x2 - x1)) * (y2 - y1) - y) <= tolerance
}

export type Side = 'left' | 'right'
const turningMonth = 22
/** Of a plot of 36 months; a longer one turns later. */
const isPast = (month: number, turn: number, last: number) => month * mostMonths > turn * last
export const sideOfLabels = (month: number, last = mostMonths): Side =>
  isPast(month, turningMonth, last) ? 'left' : 'right'
/** The amount is large, so it stands where the curve hasn't been yet. */
const roomForAmount = 14
export const sideOfAmount = (month: number, last = mostMonths): Side =>
  isPast(month + 1, roomForAmount, last) ? 'left' : 'right'

/** Near the top the words would cover those of the cap, so they go under the line. */
export const isUnderLine = (owed: number, top: number): boolean => owed / top > 0.78

const minGap = 0.1
export function placeCharge(advance: number, owed: number, top: number): string {
  const advanceAt = advance / 2 / top
  return percent(1 - Math.max((advance + owed) / 2 / top, advanceAt + minGap))
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
