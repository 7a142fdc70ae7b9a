import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runChild } from './run-child.ts'

// React picks its production build by this.
process.env.NODE_ENV ??= 'production'
process.chdir(new URL('..', import.meta.url).pathname)
// Each in a process of its own, which takes its memory along when it ends.
await runChild(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
if (needsDatabase())
  await runChild(process.execPath, ['--liftoff-only', 'scripts/make-database.ts'], { stdio: 'inherit' })
// The engine's compiled code. Not in a folder that others can write to: we trust it like the program.
enableCompileCache('node_modules/.cache/compiled-server')
await import(pathToFileURL('build/server/index.js').href)

/** Reads no configuration, which would take memory here; the script looks closer. */
function needsDatabase(): boolean {
  const { DATABASE_URL, DATA_DIR } = process.env
  return !DATABASE_URL?.trim() && !existsSync(join(DATA_DIR?.trim() || 'data', 'database'))
}
