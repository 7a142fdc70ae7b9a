import { beforeAll, describe, expect, test } from 'vitest'
import { stateCodes } from '../../src/domain/states.ts'
import { composeContract } from '../../src/features/contracts/papers/content/compose.ts'
import { printPaper } from '../../src/lib/papers/print/print-paper.ts'
import { findTypeMistakes } from '../support/papers/contract-type.ts'
import { sampleContent, secondAdvance, signerAs, template } from '../support/papers/contracts.ts'
import { findMoved, findOutside, wordsOnScreen } from '../support/papers/faces.ts'
import { judge, keep, readWithPdfjs, typeOf, wordsIn } from '../support/papers/judges.ts'
import { isProof } from '../support/sample.ts'

const contents: Record<string, ReturnType<typeof sampleContent>> = {
  ...Object.fromEntries(stateCodes.map((state) => [state, sampleContent({ state })])),
  'Texas and Tennessee': sampleContent({ state: 'TX', forum: 'TN' }),
  'California and Indiana, in two languages': sampleContent({
    state: 'CA',
    forum: 'IN',
    languages: ['en', 'es'],
  }),
  'New York, in two languages': sampleContent({ state: 'NY', languages: ['en', 'es'] }),
  'a second advance': sampleContent(secondAdvance),
  'a guardian': sampleContent({ facts: { signer: signerAs('guardian') } }),
}
const kinds = Object.keys(contents)
/** New York tells outcomes, Illinois has boxes, and a pair has both languages. */
const daily = ['NY', 'California and Indiana, in two languages']

describe.each(isProof ? kinds : daily)('the contract of %s', (kind) => {
  const content = contents[kind] ?? sampleContent()
  const paper = composeContract(content, template)
  let pdf: Buffer
  let file: string
  let read: Awaited<ReturnType<typeof readWithPdfjs>>
  beforeAll(async () => {
    pdf = await printPaper(paper)
    file = await keep(pdf)
    read = await readWithPdfjs(pdf)
  })

  test('is a PDF without a mistake, and its words stand where two readers find them, within the margins', async () => {
    await judge(file)
    expect(await findMoved(file, read)).toEqual([])
    expect(await findOutside(file)).toEqual([])
  })

  test('reads aloud as it reads on screen, word for word', () => {
    expect(tighten(wordsIn(read.aloud).join(' '))).toBe(tighten(wordsOnScreen(paper)))
  })

  test('has the type that both states’ laws ask for, where they ask for it', async () => {
    expect(findTypeMistakes(paper, content.laws, await typeOf(file))).toEqual([])
  })
})

/** Words of another language begin a stretch of their own, right behind a parenthesis. */
const tighten = (text: string) => text.replaceAll('( ', '(').replaceAll(' )', ')')
