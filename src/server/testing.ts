import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { afterAll } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { createTestDb, type DatabaseKind } from '#db/testing.ts'
import type { Role } from '#domain/roles.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { readConfig } from '#lib/config.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { createPrinting } from '#lib/papers/print/printing.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { createSignedPaths } from '#lib/storage/signed-paths.ts'
import { addPerson, keepCheapPassword } from '../../tests/support/cheap-password.ts'
import { testPrintThread } from '../../tests/support/print-thread.ts'
import { createTestRowSealer, testSecret } from '../../tests/support/row-sealer.ts'
import { type AppDependencies, buildApp } from './app.ts'
import { allJobs } from './jobs.ts'
import type { RouterHandler } from './pages/render.ts'
import type { Tracing } from './tracing/open-tracing.ts'

export type TestAppOptions = {
  env?: Record<string, string>
  /** Replaces the site's pages; browser tests cover the real ones. */
  page?: RouterHandler
  logged?: (line: string) => void
  onRoute?: (route: RouteOptions) => void
  /** Watches requests and jobs; statements only with a database opened for it. */
  tracing?: Tracing
}

export const testPassword = 'a password for tests'

const databases = new WeakMap<FastifyInstance, OpenDatabase>()

const routes = {
  root: { id: 'root', path: '', module: {} },
  home: { id: 'home', parentId: 'root', index: true, module: {} },
  about: { id: 'about', parentId: 'root', path: 'about', module: {} },
  cost: { id: 'cost', parentId: 'root', path: 'cost', module: {} },
  state: { id: 'state', parentId: 'root', path: 'states/:code', module: {} },
  post: { id: 'post', parentId: 'root', path: 'blog/:slug', module: {} },
  category: { id: 'category', parentId: 'root', path: 'blog/category/:slug', module: {} },
  list: { id: 'list', parentId: 'root', path: 'blog/page/:page', module: {} },
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
  { env = {}, page = plainPage, logged = () => {}, onRoute, tracing }: TestAppOptions = {},
): Promise<FastifyInstance> {
  // The folder stays uncreated until a test sends a file.
  const read = readConfig({ DATA_DIR: join(tmpdir(), `beaconfield-test-${randomUUID()}`), ...env })
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const appSecret = read.config.appSecret ?? testSecret
  const storagePaths = createSignedPaths(appSecret)
  const logger = pino({ level: 'info', base: null }, { write: logged })
  const jobs = await openJobs({ database, jobs: allJobs, logger, watch: tracing?.jobs })
  const deps: AppDependencies = {
    config: read.config,
    database,
    rowSealer: createTestRowSealer(appSecret),
    appSecret,
    accessLog: createAccessLog(appSecret),
    storage: await openStorage(read.config.storage, appSecret),
    storagePaths,
    printing: createPrinting(testPrintThread),
    jobs,
    logger,
    tracing,
    router: { handler: page, routes },
    clientDir: 'build/none',
    ...(onRoute && { onRoute }),
  }
  const app = await buildApp(deps)
  databases.set(app, database)
  app.addHook('onClose', async () => {
    await jobs.stop()
    await deps.printing.close()
  })
  return app
}

/** For `describe(…, async () => …)`: a server on a new database; both close after the last test. */
export async function openTestApp(kind: DatabaseKind, options?: TestAppOptions) {
  const database = await createTestDb(kind)
  const app = await buildTestApp(database, options)
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  return { database, app }
}

/** Signs the first owner in for real and returns a signed-in browser's headers. */
export async function signIn(app: FastifyInstance) {
  await keepCheapPassword(databaseOf(app).db, testPassword)
  return logIn(app, {})
}

export async function signInAs(app: FastifyInstance, role: Role, name?: string) {
  const { db } = databaseOf(app)
  const person = await addPerson(db, { role, ...(name && { name }), password: testPassword })
  return { person, headers: await logIn(app, { email: person.email }) }
}

function databaseOf(app: FastifyInstance) {
  const database = databases.get(app)
  if (!database) throw new Error('Not an app of buildTestApp.')
  return database
}

async function logIn(app: FastifyInstance, whose: { email?: string | null }) {
  const payload = { ...whose, password: testPassword }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  if (answer.statusCode !== 200) throw new Error(`Signing in was answered with ${answer.statusCode}.`)
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
