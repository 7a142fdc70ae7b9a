import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Moves the rooms of the house: `node scripts/floor-plan/move.ts ROOM…` renames what table.txt lists for these rooms and
 * rewrites every import and every path that names it. `--dry` prints where imports would run up the floor list.
 */
type Move = { room: string; from: string; to: string }

const moves: Move[] = readFileSync(join(import.meta.dirname, 'table.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const [room = '', from = '', to = ''] = line.split('|').map((cell) => cell.trim())
    return { room, from, to }
  })
  .sort((a, b) => b.from.length - a.from.length)

const closedNames = [
  'schema',
  'data',
  'mutations',
  'api',
  'jobs',
  'mail',
  'content',
  'pages',
  'components',
  'steps',
]
const specifierPattern = /((?:from|import)\s*\(?\s*|vi\.mock\(\s*)'([#.][^']+)'/g
const layers = ['features', 'site', 'ui', 'server', 'db', 'lib', 'domain']

const isDry = process.argv.includes('--dry')
const rooms = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = moves.filter(({ room }) => rooms.length === 0 || rooms.includes(room))

/** The new place of a path from src/ on. */
function moved(path: string): string {
  for (const { from, to } of chosen) {
    if (path === from) return to
    if (path.startsWith(`${from}/`)) return to + path.slice(from.length)
  }
  return path
}

function partOf(path: string): string {
  const [layer, room, part = ''] = path.split('/')
  if (layer !== 'features') return layer ?? ''
  const isPart = path.split('/').length > 3 && !closedNames.includes(part)
  return isPart ? `${layer}/${room}/${part}` : `${layer}/${room}`
}

function rewrite(file: string, text: string): string {
  const inSource = file.startsWith('src/')
  const here = inSource ? file.slice(4) : undefined
  return text.replaceAll(specifierPattern, (whole, before: string, specifier: string) => {
    const target = resolve(file, specifier)
    if (specifier.startsWith('./+types')) return whole
    if (!target) {
      // Out of src/: the way there is longer or shorter by as many folders as the file has moved.
      if (here === undefined || moved(here) === here || !specifier.startsWith('.')) return whole
      const outside = join(dirname(file), specifier)
      return `${before}'${relativeTo(dirname(join('src', moved(here))), outside)}'`
    }
    const to = moved(target)
    const from = here === undefined ? undefined : moved(here)
    if (from === undefined) {
      if (specifier.startsWith('#')) return `${before}'#${to}'`
      return `${before}'${relativeTo(dirname(file), join('src', to))}'`
    }
    const isClose = partOf(from) === partOf(to) && from.startsWith('features/')
    const wasRelative = specifier.startsWith('.')
    const stays = target === to && from === here
    if (stays) return whole
    if (isClose || (wasRelative && !from.startsWith('features/') && partOf(from) === partOf(to)))
      return `${before}'${relativeTo(dirname(from), to)}'`
    if (!layers.includes(to.split('/')[0] ?? '')) return `${before}'${relativeTo(dirname(from), to)}'`
    return `${before}'#${to}'`
  })
}

function relativeTo(folder: string, path: string): string {
  const found = relative(folder, path)
  return found.startsWith('.') ? found : `./${found}`
}

/** Where an import leads, from src/ on; nothing when it leads out of it. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  const path = join(dirname(file), specifier)
  return path.startsWith('src/') ? path.slice(4) : undefined
}

/** Paths in routes, page definitions, documents and comments. */
function rewritePaths(text: string): string {
  let out = text
  for (const { from, to } of chosen) {
    const name = from.replaceAll('.', '\\.')
    out = out.replaceAll(
      new RegExp(`(?<![#\\w/.-])(src/)?${name}(?=[/'"\`)\\s,;:]|$)`, 'gm'),
      (_, root = '') => root + to,
    )
  }
  return out
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const isText = /\.(ts|tsx|css|md|json|js)$/
const skipped = /^(drizzle|scripts\/floor-plan|package-lock)/

if (isDry) await dryRun()
else {
  for (const file of files) {
    if (!isText.test(file) || skipped.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const isCode = /\.(ts|tsx)$/.test(file)
    const next = rewritePaths(isCode ? rewrite(file, text) : text)
    if (next !== text) writeFileSync(file, next)
  }
  for (const file of files) {
    if (!file.startsWith('src/')) continue
    const to = `src/${moved(file.slice(4))}`
    if (to === file) continue
    if (existsSync(to)) throw new Error(`${to} is there already (${file})`)
    mkdirSync(dirname(to), { recursive: true })
    execFileSync('git', ['mv', file, to])
  }
}

async function dryRun() {
  const { floors } = await import('../check-structure.ts')
  const lineOf = (room: string) => floors.findIndex((line) => line.includes(room))
  const seen = new Map<string, string>()
  for (const file of files.filter((name) => name.startsWith('src/'))) {
    const to = moved(file.slice(4))
    const other = seen.get(to)
    if (other) console.log(`COLLISION ${to}: ${other} and ${file}`)
    seen.set(to, file)
  }
  const edges = new Map<string, number>()
  const parts = new Map<string, Set<string>>()
  let ups = 0
  for (const file of files.filter(
    (name) => /^src\/features\/.*\.tsx?$/.test(name) && !name.includes('.test.'),
  )) {
    const from = moved(file.slice(4))
    const room = from.split('/')[1] ?? ''
    if (lineOf(room) < 0) console.log(`UNKNOWN ROOM ${room}: ${from}`)
    for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(specifierPattern)) {
      const target = resolve(file, specifier)
      if (!target?.startsWith('features/')) continue
      const to = moved(target)
      const other = to.split('/')[1] ?? ''
      if (partOf(to) !== partOf(from))
        parts.set(partOf(from), (parts.get(partOf(from)) ?? new Set()).add(partOf(to)))
      if (other === room) continue
      const key = `${room} -> ${other}`
      edges.set(key, (edges.get(key) ?? 0) + 1)
      if (lineOf(other) <= lineOf(room)) {
        ups++
        console.log(`UP ${room} -> ${other}: ${from} imports ${to}`)
      }
    }
  }
  const reach = (part: string) => {
    const all = new Set(parts.get(part))
    for (const next of all) for (const f of parts.get(next) ?? []) all.add(f)
    return all
  }
  for (const part of parts.keys())
    if (reach(part).has(part))
      console.log('CIRCLE', part, [...(parts.get(part) ?? [])].filter((o) => reach(o).has(part)).join(' '))
  console.log({ edges: edges.size, imports: [...edges.values()].reduce((a, b) => a + b, 0), ups })
}
