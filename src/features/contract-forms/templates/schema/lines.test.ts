import { expect, test } from 'vitest'
import { paperLanguages } from '#domain/contracts.ts'
import {
  findLineMistakes,
  type LineKey,
  lineKeys,
  noticeKey,
} from '#features/contract-forms/templates/schema/lines.ts'
import { statesAToM } from '#features/rules/contract/content/states-a-to-m.ts'
import { statesNToW } from '#features/rules/contract/content/states-n-to-w.ts'
import { programLines } from '../content/program.ts'

const changed = (key: LineKey, english: string) => ({
  ...programLines,
  [key]: { ...programLines[key], en: english },
})

test('the words that come with the program have no mistake', () => {
  expect(findLineMistakes(programLines)).toEqual({})
})

test('a line can’t lose a place that it needs, nor get one that doesn’t exist', () => {
  expect(findLineMistakes(changed('owed.maximum', 'Never more than you can pay.'))).toEqual({
    'owed.maximum': ['The English words need {maximum}.'],
  })
  expect(findLineMistakes(changed('what.text', 'We pay {firstName}.'))).toEqual({
    'what.text': ['The English words can’t have {firstName}.'],
  })
})

test('a brace without its partner, an empty line and one that is missing are said', () => {
  expect(findLineMistakes(changed('what.text', 'We pay {person.'))).toEqual({
    'what.text': ['A brace in the English words has no partner.'],
  })
  expect(findLineMistakes(changed('what.text', ' '))).toEqual({ 'what.text': ['Write the English words.'] })
  const { 'what.text': _, ...rest } = programLines
  expect(findLineMistakes(rest)).toEqual({ 'what.text': ['The contract can’t do without this line.'] })
  const strange = { ...programLines, 'what.else': programLines['what.text'] }
  expect(findLineMistakes(strange)).toEqual({ 'what.else': ['The contract has no line of this name.'] })
})

test('of a statute’s notice only the translation can be changed', () => {
  const english = 'YOU MAY CANCEL.'
  const key = noticeKey(english)
  const line = { ...programLines['what.text'], en: english, es: 'PUEDE CANCELAR.' }
  expect(findLineMistakes({ ...programLines, [key]: line })).toEqual({})
  expect(findLineMistakes({ ...programLines, [key]: { ...line, en: 'You may not cancel.' } })).toEqual({
    [key]: ['These aren’t the words of the notice.'],
  })
})

test('every notice that a suggested rule has comes with our translation', () => {
  const notices = Object.values({ ...statesAToM, ...statesNToW }).flatMap(({ contract }) =>
    contract && 'notices' in contract ? contract.notices : [],
  )
  expect(notices.length).toBeGreaterThan(6)
  for (const { text } of notices) expect(programLines[noticeKey(text)]?.es, text).toBeTruthy()
})

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
/** Of the Spanish, the first page isn’t the paper’s. */
const sectionsIn = (text: string) =>
  text.replaceAll('primera página', 'página 1').match(/(?<=section |sección |page |página )\d+/gi) ?? []
const figuresIn = (text: string) =>
  text.match(/\d+(%| days?| días)/g)?.map((figure) => figure.replace(/\D+$/, '')) ?? []

test('both languages have the same places, sections and figures in every line', () => {
  for (const key of lineKeys) {
    const { en, es } = programLines[key]
    expect(placesIn(es), key).toEqual(placesIn(en))
    expect(sectionsIn(es), key).toEqual(sectionsIn(en))
    expect(figuresIn(es), key).toEqual(figuresIn(en))
  }
})

test('the Spanish is Spanish, says usted, and calls nothing a loan', () => {
  for (const key of lineKeys) {
    const { en, es } = programLines[key]
    if (!/^\{\w+\}$/.test(en)) expect(es, key).not.toBe(en)
    expect(es, key).not.toMatch(/\b(the|and|you|your|with|upload|please)\b/i)
    expect(es, key).not.toMatch(
      /\b(prestar|prestamista|interés|aplicar|aplicación|liquidación|tú|contigo|vosotros|gratis)\b/i,
    )
    if (!key.startsWith('what.')) expect(es, key).not.toMatch(/préstamo/i)
    expect((es.match(/\?/g) ?? []).length, key).toBe((es.match(/¿/g) ?? []).length)
  }
})

test('no line shouts or says “please”', () => {
  for (const key of lineKeys)
    for (const language of paperLanguages)
      expect(programLines[key][language], key).not.toMatch(/!|please|simply/i)
})
