import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDocuments } from './architecture-tree.ts'
import { checkStructure } from './check-structure.ts'

function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'structure-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return root
}

test('this house is in order', () => expect(checkStructure('.')).toEqual([]))

test('the documents show the house as it is', () => expect(checkDocuments('.')).toEqual([]))

test.each([
  ['src/ui/button.tsx', "import { brand } from '#site/brand.ts'"],
  ['src/db/client.ts', "import { x } from '#features/blog/data.ts'"],
  ['src/features/blog/data.ts', "import { app } from '#server/app.ts'"],
  ['src/features/blog/data.ts', "import { app } from '../../server/app.ts'"],
  ['src/features/blog/queries.ts', ''],
  ['src/features/blog/api.ts', "import { blogPosts } from '#db/schema/index.ts'"],
  ['src/lib/string-utils.ts', ''],
  ['src/features/blog/posts/data.ts', "import { x } from '#features/desk/list/data.ts'"],
  ['src/features/merges/data.ts', "import { x } from '#features/messages/thread/data.ts'"],
  ['src/features/letters/data.ts', ''],
  ['src/features/reviews/data.ts', ''],
])('%s with «%s» is not', (path, source) => {
  expect(checkStructure(house({ [path]: source }))).toHaveLength(1)
})

test.each([
  'src/ui/button.tsx',
  'scripts/build.ts',
  'art/map/atlas.ts',
  'tests/e2e/home.spec.ts',
  'bench/pages.ts',
])('%s may have 250 lines and no more', (path) => {
  expect(checkStructure(house({ [path]: '\n'.repeat(250) }))).toEqual([])
  expect(checkStructure(house({ [path]: '\n'.repeat(251) }))).toEqual([`${path}: 251 lines; at most 250`])
})

test('what is installed may be as long as it likes', () => {
  const root = house({ 'bench/lighthouse/node_modules/long/index.ts': '\n'.repeat(251) })
  expect(checkStructure(root)).toEqual([])
})

test.each(['judging', 'answered', 'reads'])('a part called %s is not a noun', (part) => {
  expect(checkStructure(house({ [`src/features/blog/${part}/data.ts`]: '' }))).toContain(
    `blog/${part}: not a noun`,
  )
})

test('a closed name may be a file or a folder, and not both', () => {
  const folder = { 'src/features/merges/mutations/merge.ts': '', 'src/features/merges/mutations/undo.ts': '' }
  expect(checkStructure(house(folder))).toEqual([])
  expect(checkStructure(house({ ...folder, 'src/features/merges/mutations.ts': '' }))).toEqual([
    'merges: mutations is a file and a folder',
  ])
})

test('types may cross, and a feature may use what lies below it', () => {
  const root = house({
    'src/features/blog/api.ts':
      "import type { Database } from '#db/database.ts'\nimport { z } from '#lib/z.ts'",
    'src/features/blog/pages/post.tsx':
      "import { brand } from '#site/brand.ts'\nimport type { R } from './+types/post.ts'",
  })
  expect(checkStructure(root)).toEqual([])
})
