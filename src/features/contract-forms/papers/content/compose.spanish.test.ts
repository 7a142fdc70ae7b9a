import { expect, test } from 'vitest'
import { stateCodes } from '#domain/states.ts'
import { composeContract } from '#features/contract-forms/papers/content/compose.ts'
import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import { newYorkCancellation, newYorkMaximum } from '#features/rules/contract/content/wording.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { sampleContent, template } from '../../../../../tests/support/papers/contracts.ts'
import { wordsIn } from '../../../../../tests/support/papers/read-tree.ts'

const compose = (content: ContractContent) => composeContract(content, template)
const inSpanish = ({ parts }: Paper) => parts.filter(({ lang }) => lang === 'es-US')
const all = (paper: Paper) => paper.parts.map(wordsIn).join(' ')

/** Words that no Spanish sentence has. */
const englishWords = /\b(the|your?|we|and|this|if|with|may|page|account|draft)\b/i

/** Without what is marked as English. */
function unmarked(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || ('lang' in value && value.lang === 'en-US')) return []
  return Object.values(value).flatMap(unmarked)
}

test.each(stateCodes)(
  'in %s the Spanish has no English but a statute’s words, marked as English',
  (state) => {
    const paper = compose(sampleContent({ state, languages: ['en', 'es'] }))
    const texts = inSpanish(paper).flatMap(({ blocks, ...part }) => [...unmarked(blocks), ...unmarked(part)])
    expect(texts.filter((text) => englishWords.test(text))).toEqual([])
  },
)

test('in Spanish a statute’s words stay in English, with ours below', () => {
  const [first, ...rest] = inSpanish(compose(sampleContent({ state: 'NY', languages: ['en', 'es'] })))
  expect(JSON.stringify(rest)).toContain(`"text":${JSON.stringify(newYorkCancellation)},"lang":"en-US"`)
  expect(rest.map(wordsIn).join(' ')).toMatch(/Consumer's right to.*Derecho del consumidor a cancelar/)
  expect(wordsIn(first)).toContain('El monto máximo que se le puede exigir')
  expect(wordsIn(first)).not.toContain(newYorkMaximum)
})

test('the Spanish part says account, page and draft in Spanish, and hours as Spanish tells them', () => {
  const { facts, ...rest } = sampleContent({ languages: ['en', 'es'] })
  const hours = 'Monday to Friday: 8AM-8PM ET; Sunday: Closed'
  const open = (typed: string) =>
    compose({ ...rest, facts: { ...facts, company: { ...facts.company, hours: typed } } })
  const told = open(hours)
  expect(inSpanish(told)[0]?.labels).toEqual({ account: 'Cuenta', mark: 'Borrador' })
  expect(all(told)).toContain('(lunes a viernes: 8\u00a0a.m. a 8\u00a0p.m., hora del Este; domingo: cerrado)')
  expect(JSON.stringify(inSpanish(open('By appointment')))).toContain(
    '{"text":"By appointment","lang":"en-US"}',
  )
})

test('“y” gives way before its own sound', () => {
  const paper = compose(sampleContent({ state: 'CA', forum: 'IN', languages: ['en', 'es'] }))
  expect(all(paper)).toContain('California e Indiana, formulario\u00a01')
})
