import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '..', '..')
/** Screens that fill the window: only their parts scroll. */
const sheets = [
  'desk/list/components/admin/desk.css',
  'admin/kit/styles/layout.css',
  'desk/board/components/admin/board.css',
  'reports/components/admin/reports.css',
]

const rules = sheets.flatMap((sheet) =>
  [...readFileSync(join(features, sheet), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
  ),
)

/** Words for screen readers are positioned. In a part that isn't, they belong to the page and make it scroll. */
test('what scrolls on a screen of the desk keeps its hidden words, so that the page behind never scrolls', () => {
  const scrolling = rules.filter(({ body }) => /overflow(-y)?: (auto|scroll);/.test(body))
  expect(scrolling.length).toBeGreaterThan(0)
  const loose = scrolling.filter(({ body }) => !/position:/.test(body))
  expect(loose.map(({ selector }) => selector)).toEqual([])
})
