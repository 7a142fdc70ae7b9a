import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Locale, locales } from '#site/locale.ts'
import { runChild } from './run-child.ts'

/** A change in any of these makes the build out of date. */
const sources = [
  'src/**/*',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'scripts/client-{chunks,language}.ts',
  'react-router.config.ts',
]
const compressible = /\.(m?js|css|svg|json|webmanifest|txt|ico|wasm)$/
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const stamp = 'build/sources.sha256'

if (import.meta.main) await (process.argv.includes('--if-stale') ? buildIfStale() : build())

export async function buildIfStale() {
  const finish = await bundleIfStale()
  await finish()
}

/** Returns what is left to do after the build can be served: a third of the whole. */
export async function bundleIfStale(): Promise<() => Promise<void>> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return async () => {}
  console.log('Building, because the sources are newer than the last build ...')
  return bundle()
}

export async function build() {
  const finish = await bundle()
  await finish()
}

async function bundle() {
  const hash = hashSources()
  // A build that is stopped midway must not pass for the last one.
  rmSync(stamp, { force: true })
  await runBundler()
  mkdirSync('build/languages', { recursive: true })
  noteClient('en', { scripts: writePublicRoutes('build/client').scripts })
  for (const locale of locales.filter((each) => each !== 'en')) await bundleClient(locale)
  return async () => {
    await compressClient()
    writeFileSync(stamp, hash)
  }
}

/**
 * A browser of another language loads files of its own, from the same folder: their names have hashes. The router
 * writes a client's list of files only with a server, which isn't needed twice.
 */
async function bundleClient(locale: Locale) {
  const folder = `build/languages/${locale}`
  await runBundler({ CLIENT_LANGUAGE: locale, BUILD_DIRECTORY: folder })
  const { scripts, assets } = writePublicRoutes(`${folder}/client`)
  cpSync(`${folder}/client/assets`, 'build/client/assets', { recursive: true })
  rmSync(folder, { recursive: true })
  noteClient(locale, { scripts, assets })
}

/** For `readClient` of src/server/assets.ts. */
function noteClient(locale: Locale, client: object) {
  writeFileSync(`build/languages/${locale}.json`, JSON.stringify(client))
}

async function runBundler(settings: Record<string, string> = {}) {
  await runChild(join('node_modules', '.bin', 'react-router'), ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
}

type RouteEntry = { path?: string }

/**
 * The list of routes without the administrator's, which is most of it and none of a visitor's business, and
 * without the modules' imports: the page names its own.
 */
function writePublicRoutes(clientDir: string) {
  const [file = ''] = globSync(`${clientDir}/assets/manifest-*.js`)
  const [frame = ''] = globSync('assets/entry.frame-*.js', { cwd: clientDir })
  const [form = ''] = globSync('assets/entry.form-*.js', { cwd: clientDir })
  const [, start = '', json = ''] = /^([^{]*)(\{.*\});?\s*$/s.exec(readFileSync(file, 'utf8')) ?? []
  const manifest: { entry: object; routes: Record<string, RouteEntry> } = JSON.parse(json)
  const isPublic = ([id, { path = '' }]: [string, RouteEntry]) =>
    !id.includes('/admin/') && !/^admin\b/.test(path)
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(isPublic)
      .map(([id, route]) => [id, shortenRoute(route)]),
  )
  const list = { ...manifest, entry: { ...manifest.entry, imports: [] }, routes }
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 8)
  // React preloads the list under this address.
  const url = `/assets/public-routes-${hash}.js`
  writeFileSync(clientDir + url, `${start}${JSON.stringify({ ...list, url })}`)
  return {
    scripts: { frame: `/${frame}`, form: listImports(clientDir, form), routes: url },
    assets: manifest,
  }
}

/** The form's script and all that it can't run without, which the browser would find one after another. */
function listImports(clientDir: string, entry: string): string[] {
  const seen = new Set([basename(entry)])
  for (const file of seen) {
    const source = readFileSync(join(clientDir, 'assets', file), 'utf8')
    for (const [, name = ''] of source.matchAll(/(?:from|^import|;import)\s*"\.\/([\w.-]+\.js)"/g))
      seen.add(name)
  }
  return [...seen].map((file) => `/assets/${file}`)
}

/** The router only checks whether the others are true. */
function shortenRoute(route: object) {
  const parts = Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false)
  return Object.fromEntries(parts)
}

function hashSources(): string {
  const hash = createHash('sha256').update(locales.join())
  const files = globSync(sources, { exclude: ['**/*.test.*'], withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Compressed once here, so that the server sends every asset as it is. Node takes a few at a time. */
async function compressClient() {
  const paths = globSync('build/client/**/*').filter((name) => compressible.test(name))
  await Promise.all(
    paths.map(async (path) => {
      const body = readFileSync(path)
      const [br, gz] = await Promise.all([
        toBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        toGzip(body, { level: 9 }),
      ])
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gz)
    }),
  )
}
