// Path data as short as it gets: whole numbers in tenths of a unit, relative, separators only where needed.

import { type Point, type Polygon, signedArea } from './geometry.ts'

/** We write pictures in tenths and scale back once, so no coordinate needs a decimal point. */
export const UNIT = 10

const toWhole = (n: number) => Math.round(n * UNIT)

function pair(a: number, b: number): string {
  return `${a}${b < 0 ? '' : ' '}${b}`
}

export function polylinePath(points: readonly Point[]): string {
  const start = points[0]
  if (!start) return ''
  let [x, y] = [toWhole(start[0]), toWhole(start[1])]
  let path = `M${pair(x, y)}`
  let command = ''
  for (const point of points.slice(1)) {
    const [nextX, nextY] = [toWhole(point[0]), toWhole(point[1])]
    const [dx, dy] = [nextX - x, nextY - y]
    if (dx === 0 && dy === 0) continue
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l'
    const numbers = next === 'h' ? `${dx}` : next === 'v' ? `${dy}` : pair(dx, dy)
    path += next === command ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : next + numbers
    command = next
    ;[x, y] = [nextX, nextY]
  }
  return path
}

/** Closed, and always turning the same way: overlapping shapes of one path then add up instead of cutting holes. */
export function polygonPath(polygon: Polygon): string {
  const turned = signedArea(polygon) < 0 ? [...polygon].reverse() : polygon
  return `${polylinePath(turned)}z`
}
