import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import type { OpenDatabase } from '#db/database.ts'
import { readConfig } from '#lib/config.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { createSignedPaths } from '#lib/storage/signed-paths.ts'
import { type AppDependencies, buildApp } from './app.ts'
import { allJobs } from './jobs.ts'
import type { RouterHandler } from './pages/render.ts'

export type TestAppOptions = {
  env?: Record<string, string>
  /** What stands in for the site's pages; the real ones are tested in a browser. */
  page?: RouterHandler
  /** Receives every line that is logged. */
  logged?: (line: string) => void
}

const routes = {
  root: { id: 'root', path: '', module: {} },
  home: { id: 'home', parentId: 'root', index: true, module: {} },
  about: { id: 'about', parentId: 'root', path: 'about', module: {} },
  login: { id: 'login', parentId: 'root', path: 'admin/login', module: {} },
} as unknown as ServerBuild['routes']

const plainPage: RouterHandler = async (request) => {
  const { pathname } = new URL(request.url)
  return new Response(`<h1>${pathname}</h1>`, {
    status: pathname === '/not-found' ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  })
}

/** The real server on a test database, without a port. */
export async function buildTestApp(
  database: OpenDatabase,
  { env = {}, page = plainPage, logged = () => {} }: TestAppOptions = {},
): Promise<FastifyInstance> {
  // Nothing is made there before a test sends a file.
  const read = readConfig({ DATA_DIR: join(tmpdir(), `beaconfield-test-${randomUUID()}`), ...env })
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const storagePaths = createSignedPaths(read.config.appSecret ?? 'for tests only')
  const logger = pino({ level: 'info', base: null }, { write: logged })
  const jobs = await openJobs({ database, jobs: allJobs, logger })
  const deps: AppDependencies = {
    config: read.config,
    database,
    storage: await openStorage(read.config.storage, storagePaths),
    storagePaths,
    jobs,
    logger,
    router: { handler: page, routes },
    clientDir: 'build/none',
  }
  const app = await buildApp(deps)
  app.addHook('onClose', () => jobs.stop())
  return app
}
