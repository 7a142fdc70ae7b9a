import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkWords } from './check-words.ts'

function house(path: string, source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), source)
  return root
}
const component = 'src/features/blog/posts/components/card.tsx'

test.each([
  ['text', '<p>Read next</p>'],
  ['text between values', '<p>{page} of {count}</p>'],
  ['a label that is only heard', '<nav aria-label="main" />'],
  ['a title that is handed on', '<Section detail="Rather call?" />'],
  ['one of two texts', '<p>{isNew ? "new" : words.old}</p>'],
  ['a text with a value', '<h2 title={`$' + '{name} in figures`} />'],
  ['a text with a name', 'const heading = "On this page"'],
  ['a text in use when none is given', 'const say = (label = "Close") => label'],
])('finds %s: %s', (_, source) => {
  expect(checkWords(house(component, source))).toEqual([
    expect.stringContaining(`${component}:1: belongs in`),
  ])
})

test.each([
  ['values and class names', '<p className={`on-green $' + '{wide}`}>{words.title}: {count}</p>'],
  ['what is compared', 'if (event.key === "Escape") throw new Error("No dialog")'],
  ['what is looked up', 'const at = { [keys["Home"]]: 1 }'],
  ['an image that says nothing', '<img alt="" src="/Lamp.svg" />'],
  ['types and imports', 'import type { A } from "Aa"; type Key = "Home" | A'],
])('leaves %s alone: %s', (_, source) => {
  expect(checkWords(house(component, source))).toEqual([])
})

test.each([
  'src/features/blog/posts/components/admin/card.tsx',
  'src/features/blog/posts/content.ts',
  'src/ui/gallery/buttons.tsx',
])('%s may hold words', (path) => {
  expect(checkWords(house(path, 'const title = "Read next"'))).toEqual([])
})

test.each([
  ['new Intl.ListFormat(tag)', 'formats numbers'],
  ['count.toLocaleString()', 'formats numbers'],
  ['const tag = "en-US"', 'spells en-US'],
])('numbers and dates are formatted in one place: %s', (source, mistake) => {
  expect(checkWords(house('src/features/dashboard/data.ts', source))).toEqual([
    expect.stringContaining(mistake),
  ])
  expect(checkWords(house('src/site/format.ts', source)).join()).not.toContain('formats')
})
