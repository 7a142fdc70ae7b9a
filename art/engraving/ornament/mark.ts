// The mark: a lighthouse whose beams above answer the furrows below, cut out of a disc. The cuts are real
// holes (even-odd), so the mark takes one color and lies on any ground.

import { type Point, radians, steps } from '../geometry.ts'

export const MARK_SIZE = 52
const CENTER = 26
const RIM = 24.5
const DISC = 'M26 0a26 26 0 0 1 0 52a26 26 0 0 1 0-52z'

const shorten = (n: number) => String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.')
const closePath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${shorten(x)} ${shorten(y)}`).join('L')}z`
const mirrorPoints = (points: readonly Point[]) => points.map(([x, y]): Point => [MARK_SIZE - x, y])
const closeBothSides = (points: readonly Point[]) => closePath(points) + closePath(mirrorPoints(points))

/** Where a ray from a point meets the inner rim; the angle counts from straight down. */
function rimFrom([x, y]: Point, degrees: number): Point {
  const [dx, dy] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  const [fx, fy] = [x - CENTER, y - CENTER]
  const b = fx * dx + fy * dy
  const reach = -b + Math.sqrt(b * b - (fx * fx + fy * fy - RIM * RIM))
  return [x + dx * reach, y + dy * reach]
}

/** The part of a fan between two angles, from a start line to the rim, on both sides of the tower. */
function wedges(origin: Point, from: number, to: number, start: (degrees: number) => Point): string {
  const side = (mirror: boolean) => {
    const at = ([x, y]: Point) => `${shorten(mirror ? MARK_SIZE - x : x)} ${shorten(y)}`
    const rim = [rimFrom(origin, from), rimFrom(origin, to)].map(at)
    return `M${at(start(from))}L${rim[0]}A${RIM} ${RIM} 0 0 ${mirror ? 1 : 0} ${rim[1]}L${at(start(to))}z`
  }
  return side(false) + side(true)
}

const half = (y: number) => 2.9 + ((y - 18.6) / 16) * 2
const ground = (x: number) => 34.4 + 0.0052 * (x - CENTER) ** 2

function tower(): string {
  const course = (top: number, bottom: number) =>
    closePath([
      [CENTER - half(top), top],
      [CENTER + half(top), top],
      [CENTER + half(bottom), bottom],
      [CENTER - half(bottom), bottom],
    ])
  const lantern = 'M26 6.6l4.1 4v1.2h-1.1v4.8h2v2h-10v-2h2v-4.8h-1.1v-1.2z'
  const lamp = 'M24.9 12.4h2.2v3.4h-2.2z'
  return lantern + lamp + course(21.8, 25.4) + course(28.6, 33.2)
}

function beams(): string {
  const lamp: Point = [CENTER, 14.2]
  const at = (degrees: number): Point => [CENTER + 5.4, lamp[1] + 5.4 / Math.tan(radians(degrees))]
  return wedges(lamp, 74, 98, at)
}

function field(): string {
  const vanishing: Point = [CENTER, 28.2]
  const below = (degrees: number): Point => {
    // A few steps of fixed-point search: the ray's crossing with the ground line, set off by a gap.
    let x = CENTER
    for (let i = 0; i < 12; i++)
      x = vanishing[0] + (ground(x) + 2.4 - vanishing[1]) * Math.tan(radians(degrees))
    return [x, ground(x) + 2.4]
  }
  const furrows: [number, number][] = [
    [6, 17],
    [28, 38.5],
    [49, 57.5],
  ]
  const edge = steps(CENTER + half(33.2) + 1.3, 48.6, 5)
  const horizon = [
    ...edge.map((x): Point => [x, ground(x) - 1.4]),
    ...edge.reverse().map((x): Point => [x, ground(x)]),
  ]
  return closeBothSides(horizon) + furrows.map(([from, to]) => wedges(vanishing, from, to, below)).join('')
}

export const MARK_PATH = DISC + tower() + beams() + field()

export function mark(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" width="${MARK_SIZE}" height="${MARK_SIZE}"><path fill="${ink}" fill-rule="evenodd" d="${MARK_PATH}"/></svg>\n`
}
