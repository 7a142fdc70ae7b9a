import { describe, expect, test } from 'vitest'
import { stateCodes } from '../../src/domain/states.ts'
import { composeContract } from '../../src/features/contracts/papers/content/compose.ts'
import { printPaper } from '../../src/lib/papers/print/print-paper.ts'
import { sampleContent, secondAdvance, signerAs, template } from '../support/papers/contracts.ts'
import { judge, keep, textOf, typeOf, wordsOf } from '../support/papers/judges.ts'
import { sample } from '../support/sample.ts'

type Asked = Parameters<typeof sampleContent>[0]
const print = (asked: Asked) => printPaper(composeContract(sampleContent(asked), template))
const pagesOf = async (file: string) => (await textOf(file, '-layout')).split('\f').slice(0, -1)

const cases: Record<string, Asked> = {
  ...Object.fromEntries(stateCodes.map((state) => [state, { state }])),
  ...Object.fromEntries(
    stateCodes.map((state) => [`${state} in both languages`, { state, languages: ['en', 'es'] as const }]),
  ),
  'a second advance': secondAdvance,
  'a second advance in New York': { state: 'NY', ...secondAdvance },
  'a guardian': { facts: { signer: signerAs('guardian') } },
  'two states': { state: 'CA', forum: 'OK' },
  'charges for five years': { terms: { mostMonths: 60, capMultiple: null } },
  'charges that never end': { terms: { isCompounding: true, capMultiple: null } },
  'four one-time charges': {
    terms: {
      oneTimeCharges: ['application', 'papers', 'wire', 'broker'].map((name) => ({
        ...{ name, amount: 25_00, isHeldBack: true },
      })),
    },
  },
}

describe.each(sample(Object.keys(cases), 5))('a contract: %s', (name) => {
  test('is printed without a mistake, with its number and its box on every page', async () => {
    const file = await keep(await print(cases[name]))
    await judge(file)
    const pages = await pagesOf(file)
    const isPair = name.endsWith('languages')
    expect(pages.length).toBeGreaterThanOrEqual(isPair ? 9 : 4)
    expect(pages.length).toBeLessThanOrEqual(isPair ? 12 : 6)
    for (const page of pages) {
      expect(page).toContain('Account BF-K7M2Q-XR4HT')
      expect(page).toMatch(/Your initials|Sus iniciales/)
    }
    for (const { left, right, top, bottom } of await wordsOf(file)) {
      expect(left).toBeGreaterThan(43)
      expect(right).toBeLessThan(612 - 43)
      expect(top).toBeGreaterThan(24)
      expect(bottom).toBeLessThan(792 - 14)
    }
  })

  test('has amounts, prices, canceling and owing nothing on its first page, in bold of 12 points or more', async () => {
    const lines = await typeOf(await keep(await print(cases[name])))
    const first = lines.filter(({ page }) => page === 1)
    for (const start of [
      /^Funded amount/,
      /^The most you/,
      /^What you (owe|pay), by/,
      /^You owe nothing if/,
    ]) {
      const line = first.find(({ text }) => start.test(text))
      expect(line?.font, String(start)).toContain('Newsreader-Bold')
      expect(line?.size, String(start)).toBeGreaterThanOrEqual(12)
    }
    expect(first.some(({ text }) => /cancel by /.test(text) || /Section.13/.test(text))).toBe(true)
  })
})

test('where a law asks for 14 points, the first page has no smaller amount, price or box', async () => {
  const lines = await typeOf(await keep(await print({ state: 'GA' })))
  const sizes = new Set(
    lines.flatMap(({ page, font, size }) => (page === 1 && font.endsWith('Newsreader-Bold') ? [size] : [])),
  )
  expect([...sizes]).toEqual([14])
})

test('a draft says so on every page, and a contract that was sent on none', async () => {
  const draft = composeContract(sampleContent({ issued: null }), template)
  for (const page of await pagesOf(await keep(await printPaper(draft)))) expect(page).toContain('Draft')
  for (const page of await pagesOf(await keep(await print({})))) expect(page).not.toContain('Draft')
})

test('notices and signatures of a contract are on one page, and its attorney’s statements on another', async () => {
  const pages = await pagesOf(await keep(await print({ state: 'IL' })))
  const pageOf = (words: string) => pages.findIndex((page) => page.includes(words))
  expect(pageOf('Read all of this contract')).toBe(pageOf('Maria Ortiz, for'))
  expect(pageOf('Attorney’s acknowledgment')).toBe(pages.length - 1)
  expect(pageOf('Bar number and state')).toBe(pages.length - 1)
})
