import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Keeps the house in order: which files a feature is made of, and that imports go one way,
 * server and routes -> features -> ui, db, lib, site.
 */
const layers: Record<string, string[]> = {
  server: ['server', 'features', 'ui', 'db', 'lib', 'site'],
  routes: ['features', 'ui', 'lib', 'site'],
  features: ['features', 'ui', 'db', 'lib', 'site'],
  ui: ['ui'],
  db: ['db', 'lib', 'site'],
  lib: ['lib', 'db', 'site'],
  site: ['site'],
}
const name = '[a-z0-9-]+'
/** `admin/` holds what only the administrator loads; the public stylesheet leaves it out. */
const featureFile = new RegExp(
  [
    String.raw`^(schema|data|mutations|api|jobs|content)(\.test)?\.ts$`,
    String.raw`^mail(\.test)?\.tsx$`,
    String.raw`^(pages|components)/(admin/(${name}/)?)?${name}(\.test)?\.tsx?$`,
    String.raw`^steps/${name}(\.test)?\.tsx?$`,
    String.raw`^content/(${name}/)?${name}(\.test)?\.ts$`,
  ].join('|'),
)
/** Only these files of a feature may touch the database; the rest is given what they read. */
const databaseFile = /(^|\/)(data|mutations|jobs)(\.test)?\.ts$/
const emptyNames = /(^|[/-])(helpers?|utils?|misc|common|managers?)([.-]|\/|$)/
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g
const typeImportPattern = /import type [^;]*? from '[^']+'/g

export function checkStructure(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) => checkFile(root, path))
}

function checkFile(root: string, path: string): string[] {
  const mistakes: string[] = []
  const inside = relative('src', path)
  if (emptyNames.test(inside))
    mistakes.push(`${path}: the name does not say what it is in the product's words`)
  const [, feature, file] = /^features\/([^/]+)\/(.+)$/.exec(inside) ?? []
  if (feature && file && !featureFile.test(file))
    mistakes.push(`${path}: not one of the files a feature is made of`)

  const source = readFileSync(join(root, path), 'utf8')
  const from = layerOf(inside)
  for (const [, target = ''] of source.matchAll(importPattern)) {
    const to = targetLayer(inside, target)
    if (to && !layers[from]?.includes(to)) mistakes.push(`${path}: ${from} must not import ${to} (${target})`)
  }
  const values = source.replaceAll(typeImportPattern, '')
  if (feature && file && !databaseFile.test(file) && /from '(#db\/schema|drizzle-orm)/.test(values)) {
    mistakes.push(`${path}: only data.ts, mutations.ts and jobs.ts of a feature read or write the database`)
  }
  return mistakes
}

function layerOf(inside: string): string {
  const first = inside.split('/')[0] ?? ''
  return first in layers ? first : 'routes'
}

function targetLayer(inside: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1).split('/')[0]
  if (!target.startsWith('.') || target.startsWith('./+types')) return undefined
  const path = join(dirname(inside), target)
  return path.startsWith('..') ? undefined : layerOf(path)
}

if (import.meta.main) {
  const mistakes = checkStructure('.')
  for (const mistake of mistakes) console.error(mistake)
  process.exitCode = mistakes.length > 0 ? 1 : 0
}
