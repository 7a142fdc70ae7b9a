// Smooth parametric curves as cubic Béziers, for ornament that must stay round at any size.

import type { Point } from './geometry.ts'
import { UNIT } from './path.ts'

export type Curve = (t: number) => Point

const toWhole = (n: number) => Math.round(n * UNIT)
const joinNumbers = (numbers: readonly number[]) =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')

/** Follows a curve from t0 to t1. Equal steps make neighboring handles mirror each other: `s` needs one of them. */
export function curvePath(curve: Curve, t0: number, t1: number, count: number): string {
  const step = (t1 - t0) / count
  const nudge = step / 1000
  const handle = (t: number): Point => {
    const [before, after] = [curve(t - nudge), curve(t + nudge)]
    const scale = step / 3 / (2 * nudge)
    return [(after[0] - before[0]) * scale, (after[1] - before[1]) * scale]
  }
  const start = curve(t0)
  let [x, y] = [toWhole(start[0]), toWhole(start[1])]
  let path = `M${joinNumbers([x, y])}`
  for (let i = 1; i <= count; i++) {
    const t = t0 + step * i
    const [point, arrive] = [curve(t), handle(t)]
    const end: Point = [toWhole(point[0]), toWhole(point[1])]
    const second = [toWhole(point[0] - arrive[0]) - x, toWhole(point[1] - arrive[1]) - y]
    const target = [end[0] - x, end[1] - y]
    if (i === 1) {
      const leave = handle(t0)
      path += `c${joinNumbers([toWhole(start[0] + leave[0]) - x, toWhole(start[1] + leave[1]) - y, ...second, ...target])}`
    } else {
      const numbers = joinNumbers([...second, ...target])
      path += i === 2 ? `s${numbers}` : numbers.startsWith('-') ? numbers : ` ${numbers}`
    }
    ;[x, y] = end
  }
  return path
}
