import { join } from 'node:path'
import * as serverBuild from 'virtual:react-router/server-build'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import { start } from './start.ts'

// The generated module's type and the router's differ only in how they spell an optional member.
const build = serverBuild as ServerBuild

/** The production entry, and the only module of the server with side effects. */
await start((services) =>
  buildApp({
    ...services,
    router: { handler: createRequestHandler(build, 'production'), routes: build.routes },
    clientDir: join(import.meta.dirname, '../client'),
  }),
)
