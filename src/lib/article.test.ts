import { expect, test } from 'vitest'
import { arrangeArticle } from './article.ts'

const picture = '/pictures/0b7d3c1e-2f4a-4c6b-8d9e-112233445566-1600x900.webp'

test('headings get anchors from their words, and form a table of contents', () => {
  const { html, headings } = arrangeArticle(
    '<h2>What it <em>costs</em></h2><h3>Fees &amp; terms</h3><h2>Main</h2>',
  )
  expect(html).toBe(
    '<h2 id="what-it-costs">What it <em>costs</em></h2><h3 id="fees-terms">Fees &amp; terms</h3><h2 id="main-2">Main</h2>',
  )
  expect(headings).toEqual([
    { id: 'what-it-costs', level: 2, text: 'What it costs' },
    { id: 'fees-terms', level: 3, text: 'Fees & terms' },
    { id: 'main-2', level: 2, text: 'Main' },
  ])
})

test('two headings of the same words have two anchors', () => {
  const { headings } = arrangeArticle('<h2>Why?</h2><h2>Why?</h2><h2>???</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['why', 'why-2', 'section'])
})

test('equal headings have anchors of their own, also beside one that is named like such an anchor', () => {
  const idsOf = (html: string) => arrangeArticle(html).headings.map(({ id }) => id)
  expect(idsOf('<h2>Why</h2><h2>Why 2</h2><h2>Why</h2><h2>Why</h2>')).toEqual([
    'why',
    'why-2',
    'why-3',
    'why-4',
  ])
  expect(new Set(idsOf('<h2>Why</h2>'.repeat(5_000))).size).toBe(5_000)
})

test('a table scrolls by itself, also by keyboard', () => {
  expect(arrangeArticle('<table><tr><td>1</td></tr></table>').html).toBe(
    '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table class="table"><tr><td>1</td></tr></table></div>',
  )
})

test('an uploaded picture comes late, with its size and a smaller one for phones', () => {
  const { html } = arrangeArticle(`<img src="${picture}" alt="A desk" loading="eager" width="1">`)
  expect(html).toContain('width="1600"')
  expect(html).toContain('height="900"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('-800x450.webp 800w')
  expect(html).toContain('alt="A desk"')
})

test('a link to elsewhere hides the reader’s origin, and ours stay unchanged', () => {
  expect(arrangeArticle('<a href="https://example.com" rel="opener">x</a>').html).toBe(
    '<a href="https://example.com" rel="noopener noreferrer">x</a>',
  )
  expect(arrangeArticle('<a href="/apply">x</a>').html).toBe('<a href="/apply">x</a>')
})

test('tables are told apart by their captions', () => {
  const table = (caption: string) => `<table><caption>${caption}</caption><tr><td>1</td></tr></table>`
  const { html } = arrangeArticle(
    [table('Costs &amp; "fees"'), table('Costs &amp; "fees"'), '<table></table>'].join(''),
  )
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toEqual(['Costs &amp; &quot;fees&quot;', 'Costs &amp; &quot;fees&quot; 2', 'Table'])
})

test('brackets in an attribute cannot pretend to be a table or a heading', () => {
  const { html, headings } = arrangeArticle('<img src="/a.png" alt="<table><h2>x</h2>">')
  expect(html).not.toContain('<table>')
  expect(headings).toEqual([])
})

test('anything active is removed at display, however it was stored', () => {
  expect(
    arrangeArticle('<h2 onclick="x()">A</h2><img src=x onerror=x()><script>x()</script>').html,
  ).not.toMatch(/onclick|onerror|script/)
})
