// The seal behind a badge: a milled edge, two rules and a guilloche ring; the middle stays free for a character.

import { UNIT } from '../path.ts'
import { rosetteLoop, rosetteTurns } from './rosette.ts'

export const SEAL_SIZE = 120
const SEAL_LOOP = rosetteLoop([60, 60], 43.5, 7.6, 18)
const SEAL_TURNS = rosetteTurns(18, 6)

/** 120 teeth around a radius of 566: a 240th of the way around is one tooth, the next one gap. */
const TOOTH = ((2 * Math.PI * 566) / 240).toFixed(3)

export function seal(ink: string): string {
  const size = SEAL_SIZE * UNIT
  const center = size / 2
  const ring = (r: number, width: number, extra = '') =>
    `<circle cx="${center}" cy="${center}" r="${r}" stroke-width="${width}"${extra}/>`
  const loops = SEAL_TURNS.slice(1).map(
    (turn) => `<use href="#l" transform="rotate(${turn} ${center} ${center})"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${SEAL_SIZE}" height="${SEAL_SIZE}">` +
    `<g fill="none" stroke="${ink}">${ring(566, 28, ` stroke-dasharray="${TOOTH}"`)}${ring(536, 9)}` +
    `<g stroke-width="5.5"><path id="l" d="${SEAL_LOOP}"/>${loops.join('')}</g>${ring(334, 9)}${ring(318, 4)}</g></svg>\n`
  )
}
