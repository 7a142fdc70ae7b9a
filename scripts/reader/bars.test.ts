import { expect, test } from 'vitest'
import { comparePages, readPage } from './bars.ts'

const pageOf = (main: string) => `<header><h1>Not read!</h1></header><main id="main">${main}</main>`
const faultsOf = (main: string) => readPage('/', pageOf(main)).faults

test('reads headings, paragraphs and items one by one, and no markup', () => {
  const { words, longest } = readPage(
    '/',
    pageOf(
      '<h2>Two words</h2><p>You <b>pay</b> nothing<!-- --> now. It’s free.</p><ul><li>One</li><li hidden="">Not this</li></ul><svg><title>Nor this</title></svg>',
    ),
  )
  expect({ words, longest }).toEqual({ words: 9, longest: 4 })
})

test('finds a sentence that runs on, but not the name of a statute', () => {
  const long = `We ${Array.from({ length: 30 }, () => 'pay').join(' ')}`
  const short = 'It is a short one. '.repeat(20)
  expect(faultsOf(`<p>${short}${long}.</p>`)).toEqual([`/: 31 words: ${long}.`])
  expect(faultsOf(`<p><cite>${long}</cite></p>`)).toEqual([])
})

test('an initial, a case name or a country ends no sentence', () => {
  expect(readPage('/', pageOf('<p>See Wilson v. Harris in the U.S. Code first.</p>')).longest).toBe(9)
})

test('grades by whole sentences', () => {
  expect(readPage('/', pageOf('<p>The cat sat on the mat. It was fat.</p>')).grade).toBeLessThan(1)
  expect(
    faultsOf(
      '<p>Notwithstanding considerable uncertainty, organizational accountability necessitates comprehensive documentation.</p>',
    ),
  ).toEqual([expect.stringMatching(/^\/: grade \d\d/)])
})

test.each(['We simply pay.', 'You win!', 'Your medical cover pays.', 'We mend it.'])('hears “%s”', (said) => {
  expect(faultsOf(`<p>${said}</p>`)).toHaveLength(1)
})

test('keeps what the specification gives to the letter', () => {
  const kept = 'Application Submitted Successfully!'
  expect(faultsOf(`<h1>${kept}</h1><p>${'It covers rent. '.repeat(9)}</p>`)).toEqual([])
})

test('compares what two pages say of their own, without the tools', () => {
  const page = (path: string, own: string) => ({
    path,
    html: pageOf(`<p>${own}</p><div data-live="near"><p>the same words on every single page</p></div>`),
  })
  const [pair] = comparePages([
    page('/a', 'one two three four five six'),
    page('/b', 'one two three four five seven'),
  ])
  expect(pair).toEqual({ shared: 0.5, one: '/a', other: '/b' })
})
