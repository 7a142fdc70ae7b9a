import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.ts'

// React picks its production build by this when it is loaded.
process.env.NODE_ENV ??= 'production'
process.chdir(new URL('..', import.meta.url).pathname)
await buildIfStale()
await import(pathToFileURL('build/server/index.js').href)
