import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Measures a checkout, so that two of them can be compared: `npm run measure -- --root ../other`.
 *
 * Production files are the .ts and .tsx files under src/, without tests (*.test.ts, *.test.tsx), without what only tests import
 * (testing*.ts) and without declarations (*.d.ts). A line is a line break. A room is a folder under src/features. A part is a
 * folder in a room that isn't one of the closed names; the files at the root of a room are a part too.
 */
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
const stiffWords = ['whoever', 'anew', 'nobody is']
const notProduction = /\.test\.tsx?$|\.d\.ts$|(^|\/)testing[^/]*\.ts$/
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g
const anyPattern = /(?:[:<|&]|\bas)\s*any\b|\bany(?:\[\]|>)/g
/** Strings come first, so that a comment mark inside one doesn't count. */
const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g

type Source = { path: string; text: string; lines: number }
type Import = { from: string; to: string }
export type Measures = Record<string, number | string>

export async function measureHouse(root: string): Promise<Measures> {
  const sources = readSources(root, 'src/**/*.{ts,tsx}').filter(({ path }) => !notProduction.test(path))
  const lines = sources.map((source) => source.lines).sort((a, b) => a - b)
  return {
    ...measureRooms(sources, await readFloors(root)),
    'production files': sources.length,
    'median lines of a file': at(lines, 0.5),
    'p90 lines of a file': at(lines, 0.9),
    'longest file, lines': at(lines, 1),
    'production lines without CSS': sum(lines),
    'uses of any': sum(sources.map(({ text }) => count(text.replaceAll(stringOrComment, ''), anyPattern))),
    ...measureComments(root),
    'bytes of drizzle/': sum(listFiles(root, 'drizzle/**/*').map((path) => statSync(join(root, path)).size)),
    'packages in package-lock.json': countPackages(root, 'package-lock.json'),
    'packages in node_modules': countPackages(root, 'node_modules/.package-lock.json'),
  }
}

function measureRooms(sources: readonly Source[], floors: ReadonlyMap<string, number>): Measures {
  const inRooms = sources.filter(({ path }) => roomOf(path))
  const rooms = Object.entries(Object.groupBy(inRooms, ({ path }) => roomOf(path) ?? ''))
    .map(([name, files = []]) => ({ name, files: files.length, lines: sum(files.map(({ lines }) => lines)) }))
    .sort((a, b) => b.lines - a.lines)
  const parts = Object.values(Object.groupBy(inRooms, ({ path }) => partOf(path) ?? ''))
  const imports = inRooms.flatMap(readImports)
  const betweenRooms = across(imports, roomOf)
  const betweenParts = across(imports, partOf)
  const largest = rooms[0]
  return {
    'rooms under src/features': rooms.length,
    'largest room': largest
      ? `${largest.name}, ${format(largest.lines)} lines in ${largest.files} files`
      : 'none',
    'rooms in circles of imports': countInCircles(betweenRooms),
    'parts in circles of imports': countInCircles(betweenParts),
    'imports that run up the floor list': betweenRooms.filter(({ from, to }) => !isBelow(from, to, floors))
      .length,
    'edges between rooms': countEdges(betweenRooms),
    'imports between rooms': betweenRooms.length,
    parts: parts.length,
    'parts of one file': parts.filter((files) => files?.length === 1).length,
    'edges between parts': countEdges(betweenParts),
  }
}

/** The line each room stands on, from the roof down. An older list has one room to a line, a newer one several. */
async function readFloors(root: string): Promise<Map<string, number>> {
  const { floors } = (await import(pathToFileURL(resolve(root, 'scripts/check-structure.ts')).href)) as {
    floors: (string | string[])[]
  }
  return new Map(floors.flatMap((rooms, line) => [rooms].flat().map((room) => [room, line] as const)))
}

/** Rooms on one line may not import one another either; a room that isn't listed has nothing below it. */
function isBelow(from: string, to: string, floors: ReadonlyMap<string, number>): boolean {
  return (floors.get(to) ?? -1) > (floors.get(from) ?? -1)
}

function roomOf(path: string): string | undefined {
  const [, layer, room, ...rest] = path.split('/')
  return layer === 'features' && rest.length > 0 ? room : undefined
}

function partOf(path: string): string | undefined {
  const room = roomOf(path)
  const [first = '', ...below] = path.split('/').slice(3)
  return below.length > 0 && !closedNames.includes(first) ? `${room}/${first}` : room
}

function readImports({ path, text }: Source): Import[] {
  return [...text.matchAll(importPattern)].flatMap(([, target = '']) => {
    const to = target.startsWith('#') ? join('src', target.slice(1)) : join(dirname(path), target)
    const isOurs = /^[#.].*\.tsx?$/.test(target) && !target.startsWith('./+types')
    return isOurs ? [{ from: path, to }] : []
  })
}

/** The imports that leave a room or a part, by the names of both. */
function across(imports: readonly Import[], placeOf: (path: string) => string | undefined): Import[] {
  return imports.flatMap((each) => {
    const from = placeOf(each.from)
    const to = roomOf(each.to) && placeOf(each.to)
    return from && to && from !== to ? [{ from, to }] : []
  })
}

function countEdges(imports: readonly Import[]): number {
  return new Set(imports.map(({ from, to }) => `${from} ${to}`)).size
}

function countInCircles(imports: readonly Import[]): number {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) uses.set(from, (uses.get(from) ?? new Set()).add(to))
  return [...uses.keys()].filter((place) => {
    const reached = new Set(uses.get(place))
    for (const next of reached) for (const further of uses.get(next) ?? []) reached.add(further)
    return reached.has(place)
  }).length
}

function measureComments(root: string): Measures {
  const comments = readSources(root, '{src,scripts,tests,bench,art}/**/*.{ts,tsx,js,css}').flatMap(
    ({ text }) =>
      [...text.matchAll(stringOrComment)].flatMap(
        ({ groups }) => groups?.comment?.toLowerCase().split('\n') ?? [],
      ),
  )
  return Object.fromEntries(
    stiffWords.map((word) => [
      `comment lines with "${word}"`,
      comments.filter((line) => new RegExp(`\\b${word}\\b`).test(line)).length,
    ]),
  )
}

/** npm leaves a lockfile of its own beside what it installed, without the packages for other systems. */
function countPackages(root: string, lockfile: string): number | string {
  const path = join(root, lockfile)
  if (!existsSync(path)) return 'unknown'
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, unknown> }
  return Object.keys(packages).filter((name) => name.includes('node_modules/')).length
}

function readSources(root: string, pattern: string): Source[] {
  return listFiles(root, pattern).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, lines: count(text, /\n/g) }
  })
}

function listFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
const format = (value: number) => value.toLocaleString('en-US')

if (import.meta.main) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } })
  const measures = Object.entries(await measureHouse(values.root))
  console.log(`| ${basename(resolve(values.root))} | |\n|---|---|`)
  for (const [name, value] of measures)
    console.log(`| ${name} | ${typeof value === 'number' ? format(value) : value} |`)
}
