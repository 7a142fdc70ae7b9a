import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Paper } from '../../src/lib/papers/paper.ts'
import { printPaper } from '../../src/lib/papers/print/print-paper.ts'
import { findMoved, findOutside, onScreen, wordsOnScreen } from '../support/papers/faces.ts'
import { hardNames, hash, inTwoLanguages, longTable, rowsOf } from '../support/papers/hard-papers.ts'
import { judge, keep, readWithPdfjs, textOf, typeOf, wordsIn } from '../support/papers/judges.ts'
import { sampleContract } from '../support/papers/sample-contract.ts'
import { sampleOutcomes } from '../support/papers/sample-outcomes.ts'
import { isProof, rounds, sample } from '../support/sample.ts'

const signed = { client: 'Teresa Alvarado', attorney: 'Dana Whitfield' }
const papers: Record<string, Paper> = {
  'a contract': sampleContract(),
  'a signed draft': { ...sampleContract(signed), mark: 'Draft' },
  'a contract by outcomes': sampleOutcomes,
  'a table of forty rows': longTable,
  'hard names': hardNames,
  'two languages': inTwoLanguages,
}

describe.each(sample(Object.keys(papers), 1))('%s', (name) => {
  const paper = papers[name] ?? sampleContract()
  let pdf: Buffer
  let file: string
  let read: Awaited<ReturnType<typeof readWithPdfjs>>
  beforeAll(async () => {
    pdf = await printPaper(paper)
    file = await keep(pdf)
    read = await readWithPdfjs(pdf)
  })

  test('is a PDF without a mistake', async () => {
    await judge(file)
  })

  test('reads aloud as it reads on screen, word for word', () => {
    expect(wordsIn(read.aloud).join(' ')).toBe(wordsOnScreen(paper))
  })

  test('has its words within two points of one another in poppler and pdf.js', async () => {
    expect(await findMoved(file, read)).toEqual([])
  })

  test('has no letter outside its margins', async () => {
    expect(await findOutside(file)).toEqual([])
  })
})

test('the page that is read on a screen needs no style in its markup and no script', () => {
  for (const paper of Object.values(papers)) expect(onScreen(paper)).not.toMatch(/ style=|<script/)
})

test('every class of the page that is read has its style', () => {
  const paperCss = readFileSync('src/lib/papers/page/paper.css', 'utf8')
  const classes = Object.values(papers)
    .flatMap((paper) => [...onScreen(paper).matchAll(/ class="([^"]+)"/g)])
    .flatMap(([, names = '']) => wordsIn(names))
  const bare = new Set(['paper-part', 'paper-amounts', 'paper-table'])
  expect(classes.filter((name) => !bare.has(name) && !paperCss.includes(`.${name}`))).toEqual([])
})

test.each(isProof ? ['sample', 'composed'] : [])(
  'a %s contract is the same bytes, however often and in whichever process it is printed',
  async (kind) => {
    const times = String(rounds(50, 2))
    const print = () =>
      promisify(execFile)(process.execPath, ['tests/support/papers/print-often.ts', times, kind], {
        env: { ...process.env, TZ: 'Pacific/Auckland' },
      })
    const runs = await Promise.all([print(), print()])
    expect(runs[0].stdout).toMatch(/^[0-9a-f]{64}$/)
    expect(runs[1].stdout).toBe(runs[0].stdout)
  },
  600_000,
)

test('a contract holds no date, and another contract is another file', async () => {
  const pdf = await printPaper(sampleContract())
  expect(pdf.toString('latin1')).not.toMatch(/CreationDate|ModDate|CreateDate/)
  const idOf = (bytes: Buffer) => /\/ID \[<(\w+)>/.exec(bytes.toString('latin1'))?.[1]
  expect(idOf(pdf)).toMatch(/^[0-9a-f]{32}$/)
  expect(idOf(await printPaper(sampleOutcomes))).not.toBe(idOf(pdf))
})

test('statutes’ sizes are met: 14 points bold for amounts and schedule, 12 points bold for boxes, on page 1', async () => {
  const lines = await typeOf(await keep(await printPaper(sampleContract())))
  const typeOn = (page: number, start: string) => {
    const line = lines.find((one) => one.page === page && one.text.startsWith(start))
    return line && `${line.font.replace(/^\w+\+/, '')} ${line.size}`
  }
  for (const start of [
    'Funded amount',
    'One-time charge: broker',
    'The most',
    'What you owe',
    'March 2, 2030',
  ])
    expect(typeOn(1, start), start).toBe('Newsreader-Bold 14')
  for (const start of ['You may cancel', 'your claim brings', 'And if too little'])
    expect(typeOn(1, start), start).toBe('Newsreader-Bold 12')
  for (const start of ['THE FUNDED AMOUNT', 'DO NOT SIGN'])
    expect(typeOn(4, start), start).toBe('Newsreader-Bold 12')
})

test('a contract has its pages, headings and bookmarks', async () => {
  const read = await readWithPdfjs(await printPaper(sampleContract()))
  expect(read.pages).toBe(5)
  expect(read.info).toMatchObject({ Title: 'Funding contract BF-2026K7M2QX-1' })
  expect(read.outline.map(({ title }) => title)).toEqual([
    'Funding contract',
    'Funding contract, terms',
    'Funding contract, terms',
    'Funding contract, notices and signatures',
    'Attorney’s acknowledgment',
  ])
  expect(read.outline[1]?.items.map(({ title }) => title)).toContain('9 What we ask of you')
  const headings = read.roles.filter((role) => /^H\d$/.test(role))
  expect(headings[0]).toBe('H1')
  expect(headings.filter((role) => role === 'H1')).toHaveLength(1)
  for (const role of ['Table', 'Caption', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody'])
    expect(read.roles).toContain(role)
})

test('every page says whose it is, which it is and, for a draft, that it is one', async () => {
  const paper: Paper = { ...sampleContract(signed), mark: 'Draft' }
  const pages = (await textOf(await keep(await printPaper(paper)), '-layout')).split('\f').slice(0, -1)
  expect(pages).toHaveLength(5)
  pages.forEach((page, at) => {
    for (const said of [
      'Account BF-2026K7M2QX-1',
      `Page ${at + 1} of 5`,
      'Draft',
      'TA',
      '100 Placeholder Street',
    ])
      expect(page).toContain(said)
  })
})

test('a table of forty rows keeps its head above every page of it, and no row is parted', async () => {
  const pages = (await textOf(await keep(await printPaper(longTable)), '-layout')).split('\f').slice(0, -1)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    expect(page).toContain('Who paid')
    const rows = [...page.matchAll(/BF-ROW\d+/g)].length
    expect(rows).toBeGreaterThan(1)
    expect([...page.matchAll(/three columns/g)]).toHaveLength(rows)
  }
})

test('notices and signatures stay in one piece, and captions with their text, wherever a page ends', async () => {
  for (let rows = 18; rows < rounds(40, 19); rows++) {
    const [front, ...rest] = sampleContract().parts
    const notices = rest[2]
    if (!front || !notices) throw new Error('the sample has changed')
    const paper = {
      ...sampleContract(),
      parts: [{ ...notices, blocks: [rowsOf(rows), ...notices.blocks, ...(rest[0]?.blocks ?? [])] }],
    }
    const pages = (await textOf(await keep(await printPaper(paper)), '-layout')).split('\f')
    const pageOf = (words: string) => pages.findIndex((page) => page.includes(words))
    expect(pageOf('THE FUNDED AMOUNT')).toBe(pageOf('AGAINST LAKESHORE LEGAL FUNDING'))
    expect(pageOf('DO NOT SIGN')).toBe(pageOf('FINANCIAL PROFESSIONAL'))
    expect(pageOf('Maria Ortiz, for')).toBe(pageOf('February 24, 2027, 2:15'))
    expect(pageOf('What you confirm')).toBe(pageOf('Dana Whitfield represents me in'))
    expect(pageOf('No other charges')).toBe(pageOf('Page 1 lists everything'))
  }
})

test('every letter of Spanish is set, the parts say their language, and so do words within them', async () => {
  const read = await readWithPdfjs(await printPaper(inTwoLanguages))
  for (const text of ['¿Qué es esto?', '¡Usted', 'Ñandú, pingüino', 'ÁÉÍÓÚÜÑ', '1.º, 2.ª, «así»'])
    expect(read.aloud).toContain(text)
  expect(read.aloud).not.toContain('[U+20AC')
  expect(read.roles).toContain('Part es-US')
  expect(read.roles).toContain('Span en-US')
})

test('names from everywhere are set, and what no font has shows its number', async () => {
  const text = (await readWithPdfjs(await printPaper(hardNames))).aloud
  for (const name of ['Nguyễn Thị Ánh', 'Łukasz Dvořák', 'Björn Þór', '[U+738B]'])
    expect(text).toContain(name)
  expect(text.replaceAll(/\s/g, '')).toContain(hash)
})

test('a front that must be one page is refused when it is more', async () => {
  const [front] = sampleContract().parts
  if (!front) throw new Error('the sample has no front')
  const paper = { ...sampleContract(), parts: [{ ...front, blocks: [...front.blocks, rowsOf(9)] }] }
  await expect(printPaper(paper)).rejects.toThrow('takes 2 pages and may take 1')
})
