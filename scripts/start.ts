import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.ts'

// React picks its production build by this when it is loaded.
process.env.NODE_ENV ??= 'production'
process.chdir(new URL('..', import.meta.url).pathname)
await buildIfStale()
// What the engine made of the program last time. Not in a folder that others can write to: it is trusted like the program.
enableCompileCache('node_modules/.cache/compiled-server')
await import(pathToFileURL('build/server/index.js').href)
