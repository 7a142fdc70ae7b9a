import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkDocuments, writeTree } from './architecture-tree.ts'
import { floorList } from './floor-list.ts'

/**
 * Keeps the house in order: which files a feature is made of, what they and their folders are called, how long they are,
 * and that imports go one way: server and routes -> features -> ui, db, lib, site -> domain.
 */
const layers: Record<string, string[]> = {
  server: ['server', 'routes', 'features', 'ui', 'db', 'lib', 'site', 'domain'],
  routes: ['routes', 'features', 'ui', 'lib', 'site', 'domain'],
  features: ['features', 'ui', 'db', 'lib', 'site', 'domain'],
  // Of the site a part knows only the languages.
  ui: ['ui', 'site/locale.ts', 'site/addresses.ts'],
  db: ['db', 'lib', 'site', 'domain'],
  lib: ['lib', 'db', 'site', 'domain'],
  site: ['site', 'domain'],
  domain: ['domain', 'site/locale.ts'],
}

/** Names of the rooms, a line of the floor list each, from the roof down. */
export const floors = floorList.map((line) => line.map(({ name }) => name))

/** For tests, scripts and drawings too. */
const maxFileLines = 250
const name = '[a-z0-9-]+'
/**
 * Each closed name is a file or a folder of that name; `content.ts` may join what `content/` holds.
 * `admin/` holds what only the administrator loads; the public stylesheet leaves it out.
 */
const closedNames = 'schema|data|mutations|api|jobs|content'
const featureFile = new RegExp(
  [
    String.raw`^(${closedNames})(\.${name})?\.test\.ts$`,
    String.raw`^(${closedNames})\.ts$`,
    String.raw`^(${closedNames})/(${name}/)?${name}((\.${name})?\.test)?\.ts$`,
    String.raw`^mail(/${name})?(\.test)?\.tsx$`,
    String.raw`^(pages|components)/(admin/(${name}/)?)?${name}(\.test)?\.tsx?$`,
    String.raw`^steps/${name}(\.test)?\.tsx?$`,
  ].join('|'),
)
const eitherFileOrFolder = ['schema', 'data', 'mutations', 'api', 'jobs', 'mail']
/** Folders of a feature that are not parts of it. */
const ownFolders = [...eitherFileOrFolder, 'content', 'pages', 'components', 'steps']
/** A room or part is a noun: no participle, no -ing, no verb in the plural. */
const verbForm = /(ing|ed|told|kept|made|sent|reads)$/
/** Nouns that end that way. */
const nouns = ['consent', 'marketing', 'incoming', 'screening', 'sending', 'signing', 'underwriting']
/** Only these files of a feature may touch the database; the rest is given what they read. */
const databaseFile = /(^|\/)(data|mutations|jobs)(\/[a-z0-9-]+)?(\.[a-z-]+)*\.ts$/
const testFile = /\.test\.tsx?$/
const emptyNames = /(^|[/-])(helpers?|utils?|misc|common|managers?)([.-]|\/|$)/
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g
const typeImportPattern = /import type [^;]*? from '[^']+'/g

type Source = { path: string; inside: string; text: string; targets: string[] }

export function checkStructure(root: string): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .map((path) => readSource(root, path))
  return [
    ...sources.flatMap(checkFile),
    ...checkPlaces(sources),
    ...findCircles(sources),
    ...checkOtherFolders(root),
  ]
}

/** What is not part of the house: only its length counts. */
function checkOtherFolders(root: string): string[] {
  return globSync('{scripts,art,tests,bench}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
    .sort()
    .flatMap((path) =>
      checkLength(readFileSync(join(root, path), 'utf8')).map((mistake) => `${path}: ${mistake}`),
    )
}

function readSource(root: string, path: string): Source {
  const inside = relative('src', path)
  const text = readFileSync(join(root, path), 'utf8')
  const targets = [...text.matchAll(importPattern)].flatMap(
    ([, target = '']) => targetOf(inside, target) ?? [],
  )
  return { path, inside, text, targets }
}

/** Where an import leads, from `src/` on; nothing when it leads out of the house. */
function targetOf(inside: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  if (!target.startsWith('.') || target.startsWith('./+types')) return undefined
  const path = join(dirname(inside), target)
  return path.startsWith('..') ? undefined : path
}

function checkFile(source: Source): string[] {
  const { path, inside, text } = source
  const mistakes = [...checkFeatureFile(source)]
  if (emptyNames.test(inside)) mistakes.push("the name does not say what it is in the product's words")
  mistakes.push(...checkLength(text))
  if (!testFile.test(path)) mistakes.push(...checkImports(source))
  return mistakes.map((mistake) => `${path}: ${mistake}`)
}

function checkLength(text: string): string[] {
  const lines = text.split('\n').length - 1
  return lines > maxFileLines ? [`${lines} lines; at most ${maxFileLines}`] : []
}

function checkFeatureFile({ inside, text }: Source): string[] {
  const place = placeOf(inside)
  if (!place) return []
  const mistakes: string[] = []
  if (!featureFile.test(place.file)) mistakes.push('not one of the files a feature is made of')
  const values = text.replaceAll(typeImportPattern, '')
  if (
    !databaseFile.test(place.file) &&
    !testFile.test(place.file) &&
    /from '(#db\/schema|drizzle-orm)/.test(values)
  )
    mistakes.push('only data.ts, mutations.ts and jobs.ts of a feature read or write the database')
  return mistakes
}

function checkImports({ inside, targets }: Source): string[] {
  const from = layerOf(inside)
  const feature = placeOf(inside)?.feature
  return targets.flatMap((target) => {
    const to = layerOf(target)
    if (!layers[from]?.includes(to) && !layers[from]?.includes(target))
      return [`${from} must not import ${to} (${target})`]
    const other = placeOf(target)?.feature
    const isBelow = !feature || !other || feature === other || lineOf(other) > lineOf(feature)
    return isBelow ? [] : [`${feature} must not import ${other}, which doesn't stand below it (${target})`]
  })
}

const lineOf = (room: string) => floors.findIndex((line) => line.includes(room))

/** Rooms as the floor list has them, rooms and parts called by nouns, and no name both a file and a folder. */
function checkPlaces(sources: readonly Source[]): string[] {
  const places = sources.flatMap(({ inside }) => placeOf(inside) ?? [])
  const parts = new Map(places.map(({ part, feature }) => [part, feature]))
  return [
    ...[...parts].flatMap(([part, feature]) => checkPart(part.split('/')[1], feature)),
    ...[...parts.keys()].flatMap((part) => checkFolders(part, places)),
  ]
}

/** The list describes parts, but a new part needs no line: only the order of rooms decides what may be imported. */
function checkPart(part: string | undefined, feature: string): string[] {
  const name = part ?? feature
  const where = part ? `${feature}/${part}` : feature
  return [
    ...(lineOf(feature) < 0 ? [`${where}: ${feature} is not in scripts/floor-list.ts`] : []),
    ...(verbForm.test(name) && !nouns.includes(name) ? [`${where}: not a noun`] : []),
  ]
}

function checkFolders(part: string, places: readonly { part: string; file: string }[]): string[] {
  const files = places.filter((place) => place.part === part).map(({ file }) => file)
  return eitherFileOrFolder
    .filter((own) => files.some((file) => file.startsWith(`${own}/`)))
    .filter((own) => files.includes(`${own}.ts`) || files.includes(`${own}.tsx`))
    .map((own) => `${part}: ${own} is a file and a folder`)
}

/** `blog/posts/data.ts` is data.ts of the part blog/posts; `contact/data.ts` is of contact, which has no parts. */
function placeOf(inside: string): { feature: string; part: string; file: string } | undefined {
  const [layer, feature, ...rest] = inside.split('/')
  if (layer !== 'features' || !feature || rest.length === 0) return undefined
  const [first = '', ...below] = rest
  return below.length > 0 && !ownFolders.includes(first)
    ? { feature, part: `${feature}/${first}`, file: below.join('/') }
    : { feature, part: feature, file: rest.join('/') }
}

/** Parts of one feature that import one another, directly or by way of others. */
function findCircles(sources: readonly Source[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { inside, targets, path } of sources) {
    const from = placeOf(inside)
    if (!from || testFile.test(path)) continue
    for (const target of targets) {
      const to = placeOf(target)
      if (!to || to.feature !== from.feature || to.part === from.part) continue
      uses.set(from.part, (uses.get(from.part) ?? new Set()).add(to.part))
    }
  }
  return [...uses.keys()]
    .filter((part) => reach(part, uses).has(part))
    .map((part) => `${part}: in a circle of imports`)
}

function reach(part: string, uses: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set(uses.get(part))
  for (const next of seen) for (const further of uses.get(next) ?? []) seen.add(further)
  return seen
}

function layerOf(inside: string): string {
  const first = inside.split('/')[0] ?? ''
  return first in layers ? first : 'routes'
}

if (import.meta.main) {
  if (process.argv.includes('--write')) writeTree('.')
  const mistakes = [...checkStructure('.'), ...checkDocuments('.')]
  for (const mistake of mistakes) console.error(mistake)
  process.exitCode = mistakes.length > 0 ? 1 : 0
}
