import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureHouse } from './measure-house.ts'

/** Blog stands above admin and contact, which share a line. */
const floors = "export const floors = [['blog'], ['admin', 'contact']]"

function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'measure-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = { 'package-lock.json': '{ "packages": { "": {}, "node_modules/zod": {} } }', ...files }
  for (const [path, text] of Object.entries({ 'scripts/check-structure.ts': floors, ...all })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('counts rooms, parts and the imports between them', async () => {
  const root = house({
    'src/features/blog/posts/data/rows.ts': "import { a } from '#features/admin/content/words.ts'\n",
    'src/features/blog/posts/api.ts':
      "import { rows } from './data/rows.ts'\nimport '#features/admin/admin.css'\n",
    'src/features/blog/api.ts':
      "import { posts } from './posts/api.ts'\nconst x = import('../admin/data.ts')\n",
    'src/features/admin/content/words.ts': '\n',
    'src/features/admin/data.ts': '',
  })
  expect(await measureHouse(root)).toMatchObject({
    'rooms under src/features': 2,
    'largest room': 'blog, 5 lines in 3 files',
    'rooms in circles of imports': 0,
    'imports that run up the floor list': 0,
    'edges between rooms': 1,
    'imports between rooms': 2,
    parts: 3,
    'parts of one file': 1,
    'packages in package-lock.json': 1,
  })
})

test.each([
  ['src/features/contact/data.ts', "import { x } from '#features/admin/data.ts'", 1],
  ['src/features/contact/data.ts', "import { x } from '#features/blog/data.ts'", 1],
  ['src/features/contact/data.ts', "import { x } from './schema.ts'", 0],
  ['src/features/blog/data.ts', "import { x } from '#features/contact/data.ts'", 0],
])('%s with «%s» has %i imports that run up', async (path, text, up) => {
  expect(await measureHouse(house({ [path]: text }))).toMatchObject({
    'imports that run up the floor list': up,
  })
})

test('reads an older floor list, with one room to a line', async () => {
  const root = house({
    'scripts/check-structure.ts': "export const floors = ['blog', 'contact']",
    'src/features/contact/data.ts': "import { x } from '#features/blog/data.ts'",
    'src/features/blog/data.ts': "import { x } from '#features/contact/data.ts'",
  })
  expect(await measureHouse(root)).toMatchObject({
    'imports that run up the floor list': 1,
    'rooms in circles of imports': 2,
  })
})

test('leaves out tests, what only tests import, and declarations', async () => {
  const root = house({
    'src/lib/id.ts': '\n\n',
    'src/lib/id.test.ts': '\n',
    'src/lib/testing-id.ts': '\n',
    'src/lib/id.d.ts': '\n',
  })
  expect(await measureHouse(root)).toMatchObject({ 'production files': 1, 'production lines without CSS': 2 })
})

test('finds stiff words in comments alone, and any in types alone', async () => {
  const text = [
    '// Whoever asks, and',
    '/* whoever answers',
    '   anew */',
    "const url = 'https://whoever.example' // any time",
    'const [any, rest] = read<any>(value as any)',
  ]
  expect(await measureHouse(house({ 'src/lib/id.ts': text.join('\n') }))).toMatchObject({
    'comment lines with "whoever"': 2,
    'comment lines with "anew"': 1,
    'uses of any': 2,
  })
})
