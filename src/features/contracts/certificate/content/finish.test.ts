import { expect, test } from 'vitest'
import { composeContract } from '#features/contract-forms/papers/content/compose.ts'
import type { Paper, Part } from '#lib/papers/paper.ts'
import { completedContract } from '../../../../../tests/support/papers/completed.ts'
import { sampleContent, signerAs, template } from '../../../../../tests/support/papers/contracts.ts'
import { wordsIn } from '../../../../../tests/support/papers/read-tree.ts'
import { finishPaper } from './finish.ts'
import { sayPages } from './spans.ts'
import { certificateWords } from './words.ts'

const given = ['given', 'checked', 'pages', 'isAppended']

/** Without what signers filled in. */
function blank(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blank)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (given.includes(name) ? [] : [[name, blank(member)]])),
  )
}

const blocksOf = ({ parts }: Paper) => parts.flatMap(({ blocks }) => blocks)
const signaturesIn = (paper: Paper) => blocksOf(paper).filter(({ kind }) => kind === 'signatures')
const last = ({ parts }: Paper): Part | undefined => parts.at(-1)

test('a finished contract has the words that were sent, with the reading code, and a certificate behind them', () => {
  const content = sampleContent({ languages: ['en', 'es'], facts: { signer: signerAs('guardian') } })
  const { parts, ...paper } = finishPaper(completedContract(content))
  expect(blank({ ...paper, parts: parts.slice(0, -1) })).toEqual(blank(composeContract(content, template)))
  expect(parts.at(-1)).toMatchObject({ isAppended: true, title: 'Funding contract, certificate of signing' })
})

test('names, moments and bar number stand on their lines, and what was said is checked', () => {
  const paper = finishPaper(completedContract())
  const [person, attorney] = signaturesIn(paper)
  expect(person).toMatchObject({
    columns: [
      [{ given: 'Teresa Alvarado' }, { given: 'February\u00a025, 2027, 7:42\u00a0PM\u00a0CT' }],
      [{ given: 'Maria Ortiz' }, {}],
    ],
  })
  expect(attorney).toMatchObject({
    columns: [
      [{ given: 'Dana Whitfield' }, { given: 'February\u00a026, 2027, 10:04\u00a0AM\u00a0CT' }],
      [{ given: 'Whitfield & Rowe, LLP' }, { given: '24000000, Texas' }],
    ],
  })
  const checks = blocksOf(paper).flatMap((block) => (block.kind === 'checks' ? block.items : []))
  expect(checks).toHaveLength(11)
  expect(checks.every(({ checked }) => checked)).toBe(true)
})

test('a sentence that nobody confirmed stays open', () => {
  const completed = completedContract()
  const [first = ''] = completed.signed.words.sentences ?? []
  const signed = { ...completed.signed, words: { ...completed.signed.words, sentences: [first] } }
  const checks = blocksOf(finishPaper({ ...completed, signed })).find(({ kind }) => kind === 'checks')
  expect(checks?.kind === 'checks' && checks.items.map(({ checked }) => checked === true)).toEqual([
    true,
    ...[false, false, false],
  ])
})

test('initials stand on the pages that were initialed, in both languages', () => {
  const content = sampleContent({ languages: ['en', 'es'] })
  const { parts } = finishPaper(completedContract(content, { pages: 10, initialed: [1, 2, 7] }))
  const boxes = parts.slice(0, -1).map(({ initials }) => initials?.[0])
  expect(boxes.every((box) => box?.given === 'TA' && box.pages?.join() === '1,2,7')).toBe(true)
  const theirs = parts.flatMap(({ initials }) => initials?.[1] ?? [])
  expect(theirs).toEqual([{ label: 'Attorney’s initials', given: 'DW' }])
})

test('one signature is for both languages', () => {
  const paper = finishPaper(completedContract(sampleContent({ languages: ['en', 'es'] })))
  expect(signaturesIn(paper)).toHaveLength(2)
  const spanish = paper.parts.filter(({ lang }) => lang === 'es-US')
  expect(spanish.map(wordsIn).join(' ')).toMatch(/una sola vez|una vez/)
})

test('the certificate says who, when, how we knew, from where, what was shown, and every event in its order', () => {
  const words = wordsIn(last(finishPaper(completedContract()))).replaceAll('\u00a0', ' ')
  for (const said of [
    'Funding contract, 5 pages, form 1',
    'BF-K7M2Q-XR4HT',
    'Signed February 25, 2027, 7:42 PM CT',
    '203.0.113.24, Chrome on Android',
    'TA on pages 1 to 5',
    'The firm’s room and a code mailed to dana@whitfield.example',
    'Statement 1, agreed to February 25, 2027, 7:21 PM CT',
    '7K4 MPT',
    '9f2c 41b7 6ae0 83d5 17cc 5e94 b2f8 0d6a 4471 c9e3 2b0f 7d58 a6e1 90b4 3c72 f85d',
    'What happened, Central time',
    'https://funding.example/verify',
  ])
    expect(words).toContain(said)
  expect(words).toMatch(
    /1:15 PM Signed for us and sent Maria Ortiz.*7:20 PM Opened the contract Teresa Alvarado.*7:24 to 7:28 PM Read and initialed pages 1 to 5.*Signed by typing the name.*10:04 AM Confirmed the statements and signed Dana Whitfield/,
  )
  expect(words).not.toContain('Ruth Adams')
})

test('signed on paper, the lines say so', () => {
  const completed = completedContract(sampleContent({ facts: { signer: signerAs('guardian') } }), {
    isOnPaper: true,
  })
  const paper = finishPaper(completed)
  expect(signaturesIn(paper)[0]).toMatchObject({
    columns: [
      [{ given: 'Signed on paper' }, { given: 'Came back February\u00a026, 2027' }],
      [{}, {}],
    ],
  })
  const words = wordsIn(last(paper)).replaceAll('\u00a0', ' ')
  expect(words).toContain('Rosa Alvarado, guardian, for Teresa Alvarado Signed on paper')
  expect(words).toContain('None. The contract was signed on paper.')
  expect(words).not.toContain('7K4')
})

test('pages are told by their runs', () => {
  const say = (...pages: number[]) => sayPages(pages, certificateWords.en, 'en').replaceAll('\u00a0', ' ')
  expect([say(4), say(1, 2), say(3, 1, 2, 5), say(1, 3)]).toEqual([
    'Page 4',
    'Pages 1 and 2',
    'Pages 1 to 3 and 5',
    'Pages 1 and 3',
  ])
})
