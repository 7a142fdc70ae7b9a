import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { measureSharpness } from './sharpness.ts'

const lines = Array.from({ length: 24 }, (_, index) => {
  const words = 'The report number is 4471 and the officer wrote what the driver said'.slice(index % 5)
  return `<text x="60" y="${80 + index * 36}" font-size="22" font-family="sans-serif">${words}</text>`
})
const page = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f4f1ea"/>${inside}</svg>`,
  )

async function measure(picture: Sharp) {
  const { data, info } = await picture.flatten().grayscale().raw().toBuffer({ resolveWithObject: true })
  return measureSharpness({ pixels: data, width: info.width, height: info.height }) ?? Number.NaN
}

test('a page of print measures sharp, the same page out of focus does not, in bright light and in dim', async () => {
  for (const light of [1, 0.4]) {
    const printed = await sharp(page(lines.join('')))
      .linear(light, 20)
      .png()
      .toBuffer()
    expect(await measure(sharp(printed))).toBeGreaterThan(1)
    expect(await measure(sharp(printed).blur(4))).toBeLessThan(0.12)
  }
})

test('an empty page is not judged', async () => {
  expect(await measure(sharp(page('')))).toBeNaN()
})
