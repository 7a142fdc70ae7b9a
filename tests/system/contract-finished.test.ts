import { beforeAll, describe, expect, test } from 'vitest'
import { composeContract } from '../../src/features/contract-forms/papers/content/compose.ts'
import { finishPaper } from '../../src/features/contracts/certificate/content/finish.ts'
import type { Completed } from '../../src/features/contracts/certificate/schema.ts'
import type { Paper } from '../../src/lib/papers/paper.ts'
import { type PrintedPages, printPages } from '../../src/lib/papers/print/print-paper.ts'
import { completedContract } from '../support/papers/completed.ts'
import { contractKinds } from '../support/papers/contract-kinds.ts'
import { sampleContent, signerAs, template } from '../support/papers/contracts.ts'
import { findMoved, findOutside, wordsOnScreen } from '../support/papers/faces.ts'
import { judge, keep, readWithPdfjs, textOf, type Word, wordsIn, wordsOf } from '../support/papers/judges.ts'
import { isProof } from '../support/sample.ts'

const languages = ['en', 'es'] as const
const longNames = {
  signer: signerAs('agent', 'María de los Ángeles Guadalupe Hernández-Villanueva y Fernández de Córdoba'),
  attorney: {
    name: 'Maximiliana Wiśniewska-Nguyễn Thị Ánh Dương, Esquire',
    firm: 'Whitfield, Rowe, Hernández-Villanueva & Partners, a Professional Limited Liability Company',
  },
}

const capacities = ['self', 'parent', 'guardian', 'representative', 'agent'] as const
const completed: Record<string, Completed> = {
  'a guardian with long names in two languages': completedContract(
    sampleContent({ state: 'CA', forum: 'IN', languages, facts: longNames }),
    { pages: 13, initialed: [1, 2, 3, 4, 5, 6] },
  ),
  ...Object.fromEntries(
    Object.entries(contractKinds).flatMap(([kind, content]) =>
      kind.startsWith('a second advance in') ? [] : [[kind, completedContract(content)]],
    ),
  ),
  ...Object.fromEntries(
    capacities.map((capacity) => [
      `a signer as ${capacity}, on paper`,
      completedContract(sampleContent({ state: 'IL', facts: { signer: signerAs(capacity) } }), {
        isOnPaper: true,
      }),
    ]),
  ),
}
const [first = '', ...others] = Object.keys(completed)

describe.each(isProof ? [first, ...others] : [first])('the finished contract of %s', (kind) => {
  const one = completed[kind] ?? completedContract()
  const paper: Paper = finishPaper(one)
  let [before, after]: PrintedPages[] = []
  let [wordsBefore, wordsAfter]: Word[][] = []
  let file: string
  beforeAll(async () => {
    before = await printPages(composeContract(one.content, template))
    after = await printPages(paper)
    file = await keep(after.bytes)
    wordsBefore = await wordsOf(await keep(before.bytes))
    wordsAfter = await wordsOf(file)
  })

  test('has every word of the contract in its place, on its page', () => {
    const last = before?.pages ?? 0
    expect(after?.pages).toBeGreaterThan(last)
    expect(after?.starts.slice(0, last)).toEqual(before?.starts)
    const places = new Set(wordsAfter?.map(placeOf))
    expect(wordsBefore?.filter((word) => !places.has(placeOf(word)))).toEqual([])
  })

  test('is a PDF without a mistake, with its words where two readers find them, and reads aloud as on screen', async () => {
    await judge(file)
    const read = await readWithPdfjs(after?.bytes ?? Buffer.of())
    expect(await findMoved(file, read)).toEqual([])
    expect(await findOutside(file)).toEqual([])
    expect(tighten(wordsIn(read.aloud).join(' '))).toBe(tighten(wordsOnScreen(paper)))
    expect(read.outline.at(-1)).toMatchObject({ title: 'Certificate of signing' })
  })

  test('counts its own pages as before, and the certificate behind them', async () => {
    const pages = (await textOf(file, '-layout')).split('\f').slice(0, -1)
    const last = before?.pages ?? 0
    expect(pages[last - 1]).toMatch(new RegExp(`(Page|Página) ${last} (of|de) ${last}`))
    for (const page of pages.slice(last)) expect(page).toContain(`Follows page ${last}`)
  })
})

const placeOf = ({ page, text, left, top }: Word) => `${page} ${text} ${left.toFixed(1)} ${top.toFixed(1)}`

const tighten = (text: string) => text.replaceAll('( ', '(').replaceAll(' )', ')')
