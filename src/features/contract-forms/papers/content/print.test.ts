import { expect, test } from 'vitest'
import { printPages } from '#lib/papers/print/print-paper.ts'
import { sampleContent, template } from '../../../../../tests/support/papers/contracts.ts'
import { composeContract } from './compose.ts'
import { printContract } from './print.ts'

const content = sampleContent({ state: 'AR' })
/** As if four hundred points more were there. */
const tooHopeful = -400

test('a front that takes more than was estimated is set smaller, on its page and in print', async () => {
  await expect(printPages(composeContract(content, template, tooHopeful))).rejects.toThrow(/may take 1/)
  const { compose, pages } = await printContract(printPages, content, template, [tooHopeful, 0])
  expect(compose(content)).toEqual(composeContract(content, template, 0))
  expect(pages).toBeGreaterThan(3)
})

test('a front that never fits takes two pages', async () => {
  const { compose, pages } = await printContract(printPages, content, template, [tooHopeful])
  expect((await printPages(compose(content))).pages).toBe(pages)
})

test('a mistake of another kind is not printed otherwise', async () => {
  const broken = () => Promise.reject(new Error('no font'))
  await expect(printContract(broken, content, template)).rejects.toThrow('no font')
})
