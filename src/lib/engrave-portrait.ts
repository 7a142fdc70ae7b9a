import { palette } from '#site/palette.ts'

const lines = 42
/** Samples along each line. */
const stops = 84
/** A line's share of the space between two lines, in full light and in deep shade. */
const thinnest = 0.1
const thickest = 0.9
/** Anything lighter is paper. */
const paper = 0.06

export const portraitSize = 504

/** One gray per sample of each line. */
export const portraitGrid = { width: stops, height: lines } as const

/** Level lines that swell in the shade. `grays` holds a byte per sample, 0 for black. */
export function engravePortrait(grays: Uint8Array): string {
  const room = portraitSize / lines
  const step = portraitSize / (stops - 1)
  const paths: string[] = []
  for (let line = 0; line < lines; line++) {
    const y = (line + 0.5) * room
    const halves = Array.from({ length: stops }, (_, stop) => {
      const shade = 1 - (grays[line * stops + stop] ?? 255) / 255
      return shade < paper ? 0 : (room / 2) * (thinnest + (thickest - thinnest) * shade)
    })
    for (const [from, to] of listRuns(halves)) {
      const places = Array.from({ length: to - from + 1 }, (_, index) => from + index)
      const above = places.map((stop) => `${round(stop * step)} ${round(y - (halves[stop] ?? 0))}`)
      const below = places
        .toReversed()
        .map((stop) => `${round(stop * step)} ${round(y + (halves[stop] ?? 0))}`)
      paths.push(`M${above.join('L')}L${below.join('L')}z`)
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSize}" height="${portraitSize}"><path fill="${palette['green-800']}" d="${paths.join('')}"/></svg>`
}

/** A line ends on paper, in a point. */
function listRuns(halves: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  let start: number | undefined
  for (const [place, half] of halves.entries()) {
    if (half > 0) start ??= place
    else if (start !== undefined) {
      runs.push([start, place])
      start = undefined
    }
  }
  if (start !== undefined) runs.push([start, halves.length - 1])
  return runs
}

const round = (value: number) => Math.round(value * 10) / 10
