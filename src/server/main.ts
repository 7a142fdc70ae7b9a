import { join } from 'node:path'
import * as serverBuild from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import type { Locale } from '#site/locale.ts'
import { buildApp } from './app.ts'
import { readClient } from './assets.ts'
import { handleByLanguage } from './pages/language-handlers.ts'
import { start } from './start.ts'

// The generated module's type and the router's differ only in how they spell an optional member.
const build = serverBuild as ServerBuild
const clientDir = join(import.meta.dirname, '../client')
const assetsOf = (locale: Locale) => readClient(clientDir, locale)?.assets

/** The production entry, and the only module of the server with side effects. */
await start((services) =>
  buildApp({
    ...services,
    router: { handler: handleByLanguage(build, 'production', assetsOf), routes: build.routes },
    clientDir,
  }),
)
