import { curvePath } from '../curve.ts'
import type { Point } from '../geometry.ts'

/** One loop of a guilloche: a circle whose radius swings `lobes` times. */
export function rosetteLoop(center: Point, radius: number, swing: number, lobes: number): string {
  const loop = (t: number): Point => {
    const angle = t * 2 * Math.PI
    const r = radius + swing * Math.sin(lobes * angle)
    return [center[0] + r * Math.cos(angle), center[1] + r * Math.sin(angle)]
  }
  return `${curvePath(loop, 0, 1, lobes * 4)}z`
}

/** The turns, in degrees, that set copies of a loop evenly between its lobes. */
export const rosetteTurns = (lobes: number, copies: number): number[] =>
  Array.from({ length: copies }, (_, i) => Number(((360 / lobes / copies) * i).toFixed(3)))
