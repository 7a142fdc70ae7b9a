import { beforeAll, describe, expect, test } from 'vitest'
import { composeContract } from '../../src/features/contract-forms/papers/content/compose.ts'
import type { ContractContent } from '../../src/features/contract-forms/papers/schema.ts'
import type { Block, Paper } from '../../src/lib/papers/paper.ts'
import { printPages, printPaper } from '../../src/lib/papers/print/print-paper.ts'
import { pagesOf as screenPagesOf } from '../../src/lib/papers/screen-pages.ts'
import { contractKinds } from '../support/papers/contract-kinds.ts'
import { findTypeMistakes } from '../support/papers/contract-type.ts'
import { sampleContent, template } from '../support/papers/contracts.ts'
import { findMoved, findOutside, onScreen, wordsOnScreen } from '../support/papers/faces.ts'
import {
  judge,
  keep,
  readWithPdfjs,
  type SetLine,
  textOf,
  typeOf,
  wordsIn,
} from '../support/papers/judges.ts'
import { isProof, sample } from '../support/sample.ts'

const languages = ['en', 'es'] as const
/** New York tells outcomes, Arkansas has the highest front, and a pair has both languages. */
const kinds = Object.keys(contractKinds)
const daily = ['NY', 'AR', 'California and Indiana in two languages']

const print = (content: ContractContent) => printPaper(composeContract(content, template))
const pagesOf = async (file: string) => (await textOf(file, '-layout')).split('\f').slice(0, -1)

describe.each(isProof ? kinds : sample(daily, 1))('the contract of %s', (kind) => {
  const content = contractKinds[kind] ?? sampleContent()
  const paper = composeContract(content, template)
  let pdf: Buffer
  let file: string
  let read: Awaited<ReturnType<typeof readWithPdfjs>>
  let lines: SetLine[]
  let pageStarts: Paper['pageStarts']
  beforeAll(async () => {
    const printed = await printPages(paper)
    pdf = printed.bytes
    pageStarts = printed.starts
    file = await keep(pdf)
    read = await readWithPdfjs(pdf)
    lines = await typeOf(file)
  })

  test('is a PDF without a mistake, and its words stand where two readers find them, within the margins', async () => {
    await judge(file)
    expect(await findMoved(file, read)).toEqual([])
    expect(await findOutside(file)).toEqual([])
  })

  test('reads aloud as it reads on screen, word for word, and its cells cover the same columns', () => {
    expect(tighten(wordsIn(read.aloud).join(' '))).toBe(tighten(wordsOnScreen(paper)))
    const printed = pdf.toString('latin1').match(/(?<=\/ColSpan )\d+/g)
    expect(printed).toEqual(onScreen(paper).match(/(?<=colSpan=")\d+/g))
  })

  test('has the type that the laws ask for, where they ask for it', () => {
    expect(findTypeMistakes(paper, content.laws, lines)).toEqual([])
  })

  test('has its number, its page and a box for initials on every page, in the language of the page', async () => {
    const pages = await pagesOf(file)
    const [least, most] = content.languages.length > 1 ? [9, 13] : [4, 6]
    expect(pages.length).toBeGreaterThanOrEqual(least)
    expect(pages.length).toBeLessThanOrEqual(most)
    const second = pages.findIndex((page) => page.includes('Contrato de financiamiento'))
    pages.forEach((page, at) => {
      const isSpanish = second >= 0 && at >= second
      expect(page).toContain(`${isSpanish ? 'Cuenta' : 'Account'} ${content.number}`)
      expect(page).toContain(
        isSpanish ? `Página ${at + 1} de ${pages.length}` : `Page ${at + 1} of ${pages.length}`,
      )
      expect(page).toContain(isSpanish ? 'Sus iniciales' : 'Your initials')
    })
  })

  test('is read on a screen by its pages, whole and in its order', async () => {
    const [pages, shown] = [
      await pagesOf(file),
      screenPagesOf({ ...paper, ...(pageStarts && { pageStarts }) }),
    ]
    expect(shown.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1))
    // One that fills the rest of a page and all of the next is on both.
    const begins = new Map<Block, number>()
    for (const { number, blocks } of shown)
      for (const block of blocks) if (!begins.has(block)) begins.set(block, number)
    expect([...begins.keys()]).toEqual(paper.parts.flatMap(({ blocks }) => blocks))
    for (const [block, number] of begins)
      for (const caption of captionOf(block))
        expect(squeeze(pages[number - 1] ?? ''), caption).toContain(squeeze(caption))
  })

  test('has amounts, prices, canceling and owing nothing on its first page, in bold of 12 points or more', () => {
    const first = lines.filter(({ page }) => page === 1)
    const starts = [/^Funded amount/, /^The most you/, /^What you (owe|pay), by/, /^You owe nothing if/]
    for (const start of starts) {
      const line = first.find(({ text }) => start.test(text))
      expect(line?.font, String(start)).toContain('Newsreader-Bold')
      expect(line?.size, String(start)).toBeGreaterThanOrEqual(12)
    }
    expect(first.some(({ text }) => /cancel by |Section.13/.test(text))).toBe(true)
  })
})

const captionOf = (block: Block): string[] => {
  if (block.kind === 'section') return [block.caption.split(' ')[0] ?? '']
  return block.kind === 'heading' || block.kind === 'title' ? [block.text] : []
}
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

/** Words of another language begin a stretch of their own, right behind a parenthesis. */
const tighten = (text: string) => text.replaceAll('( ', '(').replaceAll(' )', ')')

test('where a law asks for 14 points, the first page has no smaller amount, price or box', async () => {
  const lines = await typeOf(await keep(await print(sampleContent({ state: 'GA' }))))
  const bold = lines.filter(({ page, font }) => page === 1 && font.endsWith('Newsreader-Bold'))
  expect([...new Set(bold.map(({ size }) => size))]).toEqual([14])
})

test('a draft says so on every page, each in its language, and a contract that was sent on none', async () => {
  const pages = async (issued?: null) =>
    pagesOf(await keep(await print(sampleContent({ languages, ...(issued === null && { issued }) }))))
  const draft = await pages(null)
  for (const [at, page] of draft.entries())
    expect(page).toContain(at < draft.length / 2 ? 'Draft' : 'Borrador')
  for (const page of await pages()) expect(page).not.toMatch(/Draft|Borrador/)
})

test('notices and signatures are on one page, and the attorney’s statements on another', async () => {
  const pages = await pagesOf(await keep(await print(sampleContent({ state: 'IL' }))))
  const pageOf = (words: string) => pages.findIndex((page) => page.includes(words))
  expect(pageOf('Read all of this contract')).toBe(pageOf('Maria Ortiz, for'))
  expect(pages[pageOf('Maria Ortiz, for')]).toContain('notices and signatures')
  expect(pageOf('Attorney’s acknowledgment')).toBe(pages.length - 1)
  expect(pageOf('Bar number and state')).toBe(pages.length - 1)
})
