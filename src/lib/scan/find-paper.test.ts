import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sixty } from '../../../tests/support/photos/sixty.ts'
import { type Spot, takePhoto } from '../../../tests/support/photos/take-photo.ts'
import { isProof, sample } from '../../../tests/support/sample.ts'
import { findPaper } from './find-paper.ts'
import { flattenPage } from './flatten-page.ts'
import { judgePage } from './judge-page.ts'

/** By the test's own geometry: the worst corner's distance, in parts of the picture's diagonal. */
function missBy(
  found: readonly Spot[],
  real: readonly Spot[],
  { width, height }: { width: number; height: number },
) {
  const turns = [0, 1, 2, 3].map((turn) =>
    Math.max(
      ...real.map(({ x, y }, index) => {
        const corner = found[(index + turn) % 4] ?? { x: 9, y: 9 }
        return Math.hypot(corner.x * width - x, corner.y * height - y) / Math.hypot(width, height)
      }),
    ),
  )
  return Math.min(...turns)
}

const whole = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const

test('in photographs of paper, edges are where they are, bad ones are named, and good ones not accused', async () => {
  const photos = sample(sixty, 4)
  const misses: string[] = []
  const misnamed: string[] = []
  const accused: string[] = []
  for (const { name, flaw, scene } of photos) {
    const made = await scene()
    const { jpeg, corners } = await takePhoto(made)
    const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const picture = { data, width: info.width, height: info.height }
    const found = findPaper(picture)
    const miss = found ? missBy(found.corners, corners, info) : Number.NaN
    // What lies outside of the picture can't be found: six of the sixty are cut off.
    if (flaw === 'cut off' || !(miss < 0.03)) misses.push(`${name}: ${(miss * 100).toFixed(1)}%`)
    const [first] = judgePage(flattenPage(picture, found?.corners ?? whole), found?.corners)
    if (first?.kind !== flaw) (flaw ? misnamed : accused).push(`${name}: ${first?.kind ?? 'fine'}`)
  }
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(isProof ? 6 : 2)
  expect(accused).toEqual([])
  expect(misnamed).toEqual([])
}, 900_000)
