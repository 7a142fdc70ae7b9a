import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { runChild } from './run-child.ts'

// React picks its production build by this.
process.env.NODE_ENV ??= 'production'
process.chdir(new URL('..', import.meta.url).pathname)
// In a process of its own, which takes its memory along when it ends.
await runChild(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
// The engine's compiled code. Not in a folder that others can write to: we trust it like the program.
enableCompileCache('node_modules/.cache/compiled-server')
await import(pathToFileURL('build/server/index.js').href)
