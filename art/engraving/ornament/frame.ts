// The guilloche border of a certificate, as a tile for border-image: corners of 52, edges of 60 that repeat.

import { palette } from '../../../src/site/palette.ts'
import { curvePath } from '../curve.ts'
import type { Point } from '../geometry.ts'
import { UNIT } from '../path.ts'
import { rosetteLoop, rosetteTurns } from './rosette.ts'

export const CORNER = 52
const EDGE = 60
const SIZE = CORNER * 2 + EDGE
const COLOR = palette['green-600']

/** Two whole waves fit the edge, so that neighboring tiles join without a seam. */
function band(): string {
  const wave =
    (swing: number, shift: number, harmonic: number) =>
    (t: number): Point => {
      const angle = 2 * Math.PI * (2 * t + shift)
      return [CORNER + EDGE * t, CORNER / 2 + swing * Math.sin(angle) + harmonic * Math.sin(3 * angle)]
    }
  const strands = [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => wave(16.5, i / 8, 1.4)),
    ...[0, 1, 2, 3].map((i) => wave(8.5, i / 4 + 1 / 8, 0)),
  ]
  return strands.map((strand) => curvePath(strand, 0, 1, 16)).join('')
}

function cornerPiece(): string {
  const center: Point = [CORNER / 2, CORNER / 2]
  const outer = rosetteTurns(12, 4).map((turn) => `<use href="#r" transform="rotate(${turn} 260 260)"/>`)
  const inner = rosetteTurns(6, 3).map((turn) => `<use href="#q" transform="rotate(${turn} 260 260)"/>`)
  return `<g id="c"><path id="r" d="${rosetteLoop(center, 15, 6.4, 12)}"/>${outer.slice(1).join('')}<path id="q" d="${rosetteLoop(center, 5, 2.6, 6)}"/>${inner.slice(1).join('')}<circle cx="260" cy="260" r="226"/></g>`
}

export function frame(): string {
  const size = SIZE * UNIT
  const middle = size / 2
  const rotateCopies = (id: string) =>
    [90, 180, 270]
      .map((turn) => `<use href="#${id}" transform="rotate(${turn} ${middle} ${middle})"/>`)
      .join('')
  const near = 20
  const far = (CORNER - 2.5) * UNIT
  const rule = (inset: number) => `M${inset} ${inset}H${size - inset}V${size - inset}H${inset}z`
  // Short rules close the corner's cell and edge the band, which the border repeats.
  const [start, end] = [CORNER * UNIT, size - CORNER * UNIT]
  const cell = `M${far} ${near}V${far}H${near}M${start} 52H${end}M${start} ${far - 27}H${end}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${SIZE}" height="${SIZE}">` +
    `<g fill="none" stroke="${COLOR}" stroke-width="8.5"><path id="b" d="${band()}"/>${rotateCopies('b')}${cornerPiece()}${rotateCopies('c')}</g>` +
    `<path fill="none" stroke="${COLOR}" stroke-width="16" d="${rule(near)}"/>` +
    `<g fill="none" stroke="${COLOR}" stroke-width="9"><path d="${rule(far)}"/><path id="l" d="${cell}"/>${rotateCopies('l')}</g></svg>\n`
  )
}
