import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { startServer } from '../tests/support/server-process.ts'

/**
 * Compares what every page of the sitemap says and weighs with another build: `npm run bench:words FOLDER`. Prints the
 * words that only one of them says, then bytes as Brotli sends them. Both start on an empty database.
 */
const [, , folder = 'build'] = process.argv
const publicUrl = 'http://localhost:3000'
const [ours, theirs] = [await readBuild('build'), await readBuild(folder)]

const shared = [...ours.pages].flatMap(([path, page]) => {
  const before = theirs.pages.get(path)
  return before ? [{ path, page, before }] : []
})
for (const path of ours.pages.keys()) if (!theirs.pages.has(path)) console.log(`${path}: only in build`)
for (const path of theirs.pages.keys()) if (!ours.pages.has(path)) console.log(`${path}: only in ${folder}`)

/** Most differences stand on many pages, such as a link of the footer. */
const places = new Map<string, string[]>()
for (const { path, page, before } of shared) {
  const changes = [
    ...missingIn(page.words, before.words).map((words) => `- ${words}`),
    ...missingIn(before.words, page.words).map((words) => `+ ${words}`),
  ]
  for (const change of changes) places.set(change, [...(places.get(change) ?? []), path])
}
const ofSome = [...places.values()].filter(({ length }) => length < shared.length)
const same = shared.filter(({ path }) => !ofSome.some((listed) => listed.includes(path)))
console.log(`\n${same.length} of ${shared.length} pages say the same, but for what changed on all.`)
for (const [change, listed] of [...places].sort((one, other) => other[1].length - one[1].length))
  console.log(`${change}\n    on ${listed.length}: ${listed.slice(0, 3).join(' ')}`)

const most = (differences: { path: string; by: number }[]) =>
  differences.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by)).slice(0, 5)
console.log('\nHTML, the largest differences in bytes:')
for (const { path, by } of most(
  shared.map(({ path, page, before }) => ({ path, by: page.html - before.html })),
))
  console.log(`  ${path} ${by}`)
console.log('Scripts of a page, the largest differences in percent:')
const grown = shared.map(({ path, page, before }) => ({
  path,
  by: (page.scripts / before.scripts - 1) * 100,
}))
for (const { path, by } of most(grown)) console.log(`  ${path} ${by.toFixed(2)}`)
console.log(`All scripts: ${ours.scripts} bytes, ${((ours.scripts / theirs.scripts - 1) * 100).toFixed(2)} %`)

type Page = { words: string[]; html: number; scripts: number }

async function readBuild(build: string) {
  const sizes = new Map(
    globSync('assets/*.js.br', { cwd: join(build, 'client') }).map((file) => [
      `/${file.replace(/\.br$/, '')}`,
      statSync(join(build, 'client', file)).size,
    ]),
  )
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-words-'))
  const env = { PUBLIC_URL: publicUrl, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' }
  const server = await startServer({ DATA_DIR: dataDir, ...env }, { build })
  try {
    const sitemap = await read(`${server.url}/sitemap.xml`)
    const pages = new Map<string, Page>()
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)</g)) {
      const path = new URL(url).pathname
      const html = await read(server.url + path)
      const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])
      const scripts = [...named].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
      pages.set(path, { words: listWords(html), html: brotliCompressSync(html).length, scripts })
    }
    return { pages, scripts: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function read(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
  // The first posts are as old as their database, and so are the addresses of their pictures.
  return (await answer.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=\.png\?v=)[\w-]+/g, '')
}

/** What people read and hear, and what search engines are told. */
function listWords(html: string): string[] {
  const words: string[] = []
  const open: { name: string; isData: boolean }[] = []
  const note = (text = '') => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (said) words.push(said)
  }
  const parser = new Parser({
    onopentag(name, { type, content, alt, title, placeholder, ...attributes }) {
      open.push({ name, isData: type === 'application/ld+json' })
      const aria = Object.entries(attributes).flatMap(([key, value]) =>
        /^aria-(?:label|description|valuetext|roledescription)$/.test(key) ? value : [],
      )
      for (const each of [alt, title, placeholder, ...aria]) note(each)
      if (name === 'meta') note(content)
    },
    ontext(text) {
      const { name = '', isData = false } = open.at(-1) ?? {}
      if (isData) for (const part of text.matchAll(/"(?:[^"\\]|\\.)*"/g)) note(part[0])
      else if (!/^(?:script|style|template)$/.test(name)) note(text)
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return words
}

function missingIn(words: readonly string[], among: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const each of words) left.set(each, (left.get(each) ?? 0) + 1)
  return among.filter((each) => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count <= 0
  })
}
