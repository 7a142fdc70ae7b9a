import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepOneLanguage, keepWordsOf } from './client-language.ts'

const files = {
  'content/en.ts': `export const en = { open: ['Open', 'now'].join(' ') }`,
  'content/es.ts': `export const es = { open: ['Abierto', 'ahora'].join(' ') }`,
  'content.ts': `import { localized } from './locale.ts'
    import { en } from './content/en.ts'
    import { es } from './content/es.ts'
    export const words = localized({ en, es })
    export const label = localized({ en: 'Closed', es: 'Cerrado' })`,
  'locale.ts': 'export const localized = (words) => words',
  'page.ts': `import { label, words } from './content.ts'
    document.title = words[document.documentElement.lang].open + label[document.documentElement.lang]`,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'language-'))
  await mkdir(join(folder, 'src/content'), { recursive: true })
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, 'src', name), code)
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['en', /Open.*Closed/s, /Abierto|Cerrado/],
  ['es', /Abierto.*Cerrado/s, /Open|Closed/],
])('a browser that reads %s gets no word of another language', async (language, own, other) => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepOneLanguage(language)],
    build: { write: false, rolldownOptions: { input: join(folder, 'src/page.ts') } },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  const code = output.map((file) => ('code' in file ? file.code : '')).join('\n')
  expect(code).toMatch(own)
  expect(code).not.toMatch(other)
})

test('words in English alone stay for the pseudo-language, which is made of them', () => {
  const code = 'const words = localized({ en })'
  expect(keepWordsOf('xa', 'words.ts', code)).toBe(code)
})
