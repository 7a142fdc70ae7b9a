import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '../src/site/brand.ts'
import { palette } from '../src/site/palette.ts'
import { brandFiles } from './brand/files.ts'
import { engravingFiles } from './engraving/files.ts'
import { pathFromRoot, root } from './files.ts'
import { readRecord, takeFingerprints } from './fingerprints.ts'
import { inputs } from './inputs.ts'

const read = (path: string) => readFileSync(pathFromRoot(path), 'utf8')
const sources = globSync(['{src,art,scripts}/**/*.{ts,tsx,css}', 'public/*.{svg,webmanifest}', '*.ts'], {
  cwd: root,
  exclude: ['**/node_modules'],
})

test.each([...brandFiles(), ...engravingFiles()])(
  '$path is as npm run art writes it',
  ({ path, content }) => {
    expect(read(path)).toBe(content)
  },
)

const now = takeFingerprints(inputs())
const record = readRecord()

test.each(Object.keys({ ...record, ...now }))('%s was drawn from what it would be drawn from now', (path) => {
  expect(record[path]?.from, 'run npm run art').toBe(now[path]?.from)
})

test.each(Object.keys(record))('%s is as npm run art wrote it', (path) => {
  expect(now[path]?.drawn, 'run npm run art').toBe(record[path]?.drawn)
})

const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=['"`;,\s)/]|$)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi
const mayHoldColors = /\.test\.tsx?$|^src\/site\/palette\.ts$|^src\/ui\/styles\/palette\.css$|^public\//

test('colors stand in src/site/palette.ts and nowhere else', () => {
  const found = sources
    .filter((path) => !mayHoldColors.test(path))
    .flatMap((path) => [...read(path).matchAll(literal)].map(([color]) => `${path}: ${color}`))
  expect(found).toEqual([])
})

test('what is drawn has no color that the palette does not have', () => {
  const drawn = [...globSync('src/ui/engravings/**/*.svg', { cwd: root }), 'public/favicon.svg']
  const known = new Set<string>(Object.values(palette))
  const found = drawn.flatMap((path) =>
    [...read(path).matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([color]) => !known.has(color))
      .map(([color]) => `${path}: ${color}`),
  )
  expect(found).toEqual([])
})

test('the name of the company is spelled in src/site/brand.ts and in what is drawn from it, nowhere else', () => {
  const spelled = sources.filter(
    (path) => !/\.test\.tsx?$/.test(path) && read(path).includes(brand.shortName),
  )
  expect(spelled.toSorted()).toEqual(['public/site.webmanifest', 'src/site/brand.ts'])
})
