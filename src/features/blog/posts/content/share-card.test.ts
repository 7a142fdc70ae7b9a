import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareCard, shareCardVersion } from './share-card.ts'

const company = 'Example Funding'

test.each([
  ['a short title', 'Win'],
  ['a usual one', 'What an advance costs, and how to compare two offers'],
  ['the longest', 'What you should know about '.repeat(12)],
  ['one word without an end', 'W'.repeat(200)],
])('%s makes a picture of the size that networks show', async (_, title) => {
  const card = drawShareCard(title, company, 'en')
  const { width, height } = await sharp(Buffer.from(card ?? '')).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('no title can become markup of the picture', () => {
  expect(drawShareCard('<image href="file:///etc/passwd"/>', company, 'en')).not.toContain('<image')
})

test('a title with letters that our face does not have has no card', () => {
  expect(drawShareCard('和解', company, 'en')).toBeUndefined()
  expect(shareCardVersion('和解', company, 'en')).toBeUndefined()
})

test('the address of the picture changes with the title and the name of the company', () => {
  const versions = [
    shareCardVersion('One', company, 'en'),
    shareCardVersion('Two', company, 'en'),
    shareCardVersion('One', 'Another', 'en'),
  ]
  expect(new Set(versions).size).toBe(3)
  expect(shareCardVersion('One', company, 'en')).toBe(versions[0])
})
