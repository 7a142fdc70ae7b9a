import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countStrays, findStrays, mostStrays } from './check-kit.ts'

function house(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'kit-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return root
}

test('no screen brings more controls of its own than before', () =>
  expect(countStrays(findStrays('.'))).toBeLessThanOrEqual(mostStrays))

test('a screen is listed with what it brings', () => {
  const room = 'src/features/blog/components/admin'
  const root = house({
    [`${room}/post.tsx`]: 'import { Button } from \'#ui/button.tsx\'\nexport const x = <input name="a" />',
    [`${room}/post.css`]:
      '@media (width > 1px) {\n  .post > button { color: red }\n  .post-grid { gap: 0 }\n}\n.dialog:has(.post) {\n}',
    [`${room}/clean.tsx`]: "import { Button } from '#features/admin/kit/components/button.tsx'",
    'src/features/blog/components/post.tsx': "import { Button } from '#ui/button.tsx'",
    'src/features/admin/kit/components/button.tsx': "import { Button } from '#ui/button.tsx'",
  })
  expect(findStrays(root)).toEqual([
    { path: `${room}/post.css`, imports: [], raw: [], rules: 2 },
    { path: `${room}/post.tsx`, imports: ['button'], raw: ['input'], rules: 0 },
  ])
})
