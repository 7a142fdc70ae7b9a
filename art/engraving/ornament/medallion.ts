// The ring around a person: two rules, a guilloche and a rule. The middle stays free for a portrait or initials.

import { UNIT } from '../path.ts'
import { rosetteLoop, rosetteTurns } from './rosette.ts'

export const MEDALLION_SIZE = 120
const LOBES = 30
const LOOP = rosetteLoop([60, 60], 47.4, 5, LOBES)

export function medallion(ink: string): string {
  const size = MEDALLION_SIZE * UNIT
  const center = size / 2
  const ring = (r: number, width: number) =>
    `<circle cx="${center}" cy="${center}" r="${r}" stroke-width="${width}"/>`
  const loops = rosetteTurns(LOBES, 5)
    .slice(1)
    .map((turn) => `<use href="#l" transform="rotate(${turn} ${center} ${center})"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${MEDALLION_SIZE}" height="${MEDALLION_SIZE}">` +
    `<g fill="none" stroke="${ink}">${ring(585, 20)}${ring(553, 8)}` +
    `<g stroke-width="5"><path id="l" d="${LOOP}"/>${loops.join('')}</g>${ring(404, 14)}</g></svg>\n`
  )
}
