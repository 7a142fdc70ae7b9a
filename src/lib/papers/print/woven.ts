import type { Drawing } from './ink.ts'
import { green } from './measures.ts'

type Frame = { x: number; width: number; height: number; band: number }

/** Lines as on a certificate, woven from waves, with a rose in each corner. */
export function wovenFrame({ x, width, height, band }: Frame): Drawing[] {
  const inner = { x: x + band, y: band, width: width - 2 * band, height: height - 2 * band }
  const frame = (by: number, thick: number): Drawing => ({
    kind: 'frame',
    ...{ x: x + by, y: by, width: width - 2 * by, height: height - 2 * by, thick, color: green },
  })
  const corners = [
    [x + band / 2, band / 2],
    [x + width - band / 2, band / 2],
    [x + band / 2, height - band / 2],
    [x + width - band / 2, height - band / 2],
  ] as const
  const sides = [0, height - band].flatMap((y) =>
    weave(inner.width, (along, across) => [inner.x + along, y + band / 2 + across], band),
  )
  const uprights = [x, x + width - band].flatMap((left) =>
    weave(inner.height, (along, across) => [left + band / 2 + across, inner.y + along], band),
  )
  return [
    frame(0.5, 1.1),
    frame(2.6, 0.4),
    frame(band - 2.4, 0.4),
    frame(band - 0.5, 1.1),
    ...sides,
    ...uprights,
    ...corners.flatMap(([cx, cy]) => rose(cx, cy, band / 2 - 4)),
  ]
}

type Put = (along: number, across: number) => readonly [x: number, y: number]

function weave(length: number, put: Put, band: number): Drawing[] {
  const count = Math.max(1, Math.round(length / 9))
  const swing = band / 2 - 5
  return Array.from({ length: 6 }, (_, phase) =>
    curve(
      Array.from({ length: count * 6 + 1 }, (__, step) => {
        const part = step / 6
        return put((part / count) * length, swing * Math.sin(part * Math.PI + (phase * Math.PI) / 3))
      }),
    ),
  )
}

function rose(cx: number, cy: number, radius: number): Drawing[] {
  return Array.from({ length: 3 }, (_, phase) =>
    curve(
      Array.from({ length: 97 }, (__, step) => {
        const turn = (step / 96) * 2 * Math.PI
        const reach = radius * (0.62 + 0.38 * Math.cos(8 * turn + (phase * 2 * Math.PI) / 3))
        return [cx + reach * Math.cos(turn), cy + reach * Math.sin(turn)] as const
      }),
    ),
  )
}

const curve = (points: readonly (readonly [number, number])[]): Drawing => ({
  kind: 'curve',
  ...{ x: 0, y: 0, thick: 0.35, color: green },
  path: points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join(''),
})
