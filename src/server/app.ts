import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { z } from 'zod'
import type { OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationsApi } from '#features/apply/form/api.ts'
import { movingApi } from '#features/apply/transfer/api.ts'
import { checkApi } from '#features/check/api.ts'
import { contactApi } from '#features/contact/api.ts'
import { linkDaysApi } from '#features/correspondence/page-links/api.ts'
import { liveApi } from '#features/live/api.ts'
import { createPageFinder, listWarmPaths } from '#features/marketing/discovery/data.ts'
import { findSession, findSessionRoles } from '#features/people/sessions/data.ts'
import { priceApi } from '#features/price/api.ts'
import { consentProofsApi } from '#features/privacy/consent-records/api.ts'
import { personDataApi } from '#features/privacy/person-data/api.ts'
import { retentionApi } from '#features/privacy/retention/api.ts'
import { rulesApi } from '#features/rules/api.ts'
import { verificationApi } from '#features/verification/api.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { createAdminCookies } from '#lib/admin-cookies.ts'
import type { Config } from '#lib/config.ts'
import { watchDiskSpace } from '#lib/disk-space.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { openLive } from '#lib/live/live.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { plainMistakes } from '#lib/plain-mistakes.ts'
import type { SignedPaths } from '#lib/storage/signed-paths.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { mapLocales } from '#site/locale.ts'
import { pages as allPages, sitePages } from '../pages.ts'
import { type FindSession, registerAccess } from './access.ts'
import { registerAccessLog } from './access-log.ts'
import { readClient, registerAssets } from './assets.ts'
import { registerDashboard } from './dashboard.ts'
import { registerDesk } from './desk.ts'
import { registerDocuments } from './documents.ts'
import { reportFailures } from './failures.ts'
import { registerHealth } from './health.ts'
import { createHttpServer, type Handle, type HttpServer } from './http-server.ts'
import { countJobs, createMetrics, registerMetrics, reportEncryption } from './metrics.ts'
import { registerOpenApi } from './openapi.ts'
import { registerOriginCheck } from './origin-check.ts'
import { formLimits } from './pages/form-limits.ts'
import { createPageKeys } from './pages/page-key.ts'
import { createPages } from './pages/pages.ts'
import { createLanguageFinder } from './pages/private-language.ts'
import { createRenderer, type RouterHandler } from './pages/render.ts'
import { followSiteVersion } from './pages/site-version.ts'
import { keepPagesWarm } from './pages/warm.ts'
import { registerPeople } from './people.ts'
import { registerProblems, sendProblem, toProblem } from './problems.ts'
import { registerRateLimit } from './rate-limit.ts'
import { createReadLimit, registerReadLimit } from './read-limit.ts'
import { registerRequestTrace } from './request-trace.ts'
import { makeSecurityHeaders } from './security-headers.ts'
import { registerSite } from './site.ts'
import { createBodyWatch } from './slow-bodies.ts'
import { registerSpaceGuard, reportSpace } from './space-guard.ts'
import type { Tracing } from './tracing/open-tracing.ts'
import { toTrust } from './trusted-proxies.ts'

export type AppDependencies = {
  config: Config
  database: OpenDatabase
  rowSealer: RowSealer
  appSecret: string
  accessLog: AccessLog
  storage: Storage
  storagePaths: SignedPaths
  /** The caller that opened it closes it, after the jobs that print. */
  printing: Printing
  jobs: Jobs
  logger: Logger
  tracing?: Tracing | undefined
  router: { handler: RouterHandler; routes: ServerBuild['routes'] }
  clientDir: string
  /** For tests that look at every route. */
  onRoute?: (route: RouteOptions) => void
  /** Vite's middleware in development, where every request renders its page. */
  vite?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The longest possible application stays below this. */
const bodyLimit = 256 * 1024

/** Assembles the server. It opens nothing and doesn't listen: main.ts does. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { config, database, rowSealer, storage, printing, jobs, logger, tracing, router, vite } = deps
  const rows = { db: database.db, rowSealer }
  const development = vite !== undefined
  const onError = (err: unknown) => logger.error({ err }, 'a page could not be rendered')
  const metrics = createMetrics()
  countJobs(metrics, jobs)
  reportEncryption(metrics, storage)
  tracing?.report(metrics)
  const space = watchDiskSpace({
    folder: config.dataDir,
    reserve: config.diskReserve,
    holdsDatabase: database.kind === 'embedded',
  })
  reportSpace(metrics, space)
  const headers = makeSecurityHeaders(config.publicUrl, storage.uploadOrigin)
  const bodyWatch = createBodyWatch()
  const cookies = createAdminCookies({ publicUrl: config.publicUrl, appSecret: deps.appSecret })
  const findAdmin: FindSession = (cookie, isVisit) =>
    findSession(database.db, cookies.sessionId(cookie), isVisit)
  const siteVersion = await followSiteVersion(database, onError)
  const live = await openLive({
    database,
    findRoles: (sessions) => findSessionRoles(database.db, sessions),
    onError: (err) => logger.warn({ err }, 'live news could not be told'),
  })
  const reads = createReadLimit(config.rateLimitFactor)
  const publicScripts = mapLocales((locale) => readClient(deps.clientDir, locale)?.scripts)
  const render = createRenderer({
    handler: router.handler,
    ...rows,
    enqueue: jobs.enqueue,
    pages: sitePages,
    publicUrl: config.publicUrl,
    ...{ storage, printing, accessLog: deps.accessLog },
    analyticsId: config.analyticsId,
    isDemo: config.isDemo,
    rateLimitFactor: config.rateLimitFactor,
    findAdmin,
    publicScripts: vite
      ? () => ({ frame: '/src/entry.frame.ts', form: ['/src/entry.form.tsx'] })
      : (locale) => publicScripts[locale],
    development,
    onError,
  })
  const pages = createPages({
    render,
    pageKey: createPageKeys(router.routes),
    siteVersion,
    exists: createPageFinder({ db: database.db, pages: allPages, version: siteVersion.current }),
    reads,
    metrics,
    onError,
    languageOf: createLanguageFinder({
      db: database.db,
      publicUrl: config.publicUrl,
      factor: config.rateLimitFactor,
      onError,
    }),
    development,
    worksAhead: config.warmsPages,
  })

  let http: HttpServer
  const app: FastifyInstance = fastify<Server>({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: toTrust(config.trustProxy),
    bodyLimit,
    // Fastify's ten seconds kept the site from starting on a busy machine.
    pluginTimeout: 0,
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply.headers(headers), request, toProblem(error, request))
    },
    clientErrorHandler: (error, socket) => http.onClientError(error, socket),
    serverFactory: (handle) => {
      const answer: Handle = (request, response) => {
        bodyWatch.watch(request, response)
        if (vite) vite(request, response, () => handle(request, response))
        else if (!pages.writeFromCache(request, response)) handle(request, response)
      }
      http = createHttpServer(headers, tracing?.requests.around(answer) ?? answer)
      return http.server
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  z.config({ customError: plainMistakes.en })
  app.setSerializerCompiler(serializerCompiler)

  if (deps.onRoute) app.addHook('onRoute', deps.onRoute)
  tracing?.requests.register(app, router.routes)
  registerProblems(app)
  registerRequestTrace(app, headers)
  registerOriginCheck(app, config.publicUrl)
  registerAccess(app, findAdmin)
  registerAccessLog(app, { db: database.db, accessLog: deps.accessLog })
  registerSpaceGuard(app, space)
  bodyWatch.register(app)
  registerMetrics(app, metrics, config.metricsToken)
  reportFailures(app, { db: database.db, jobs, logger, isOn: config.mailsFailures })
  await registerRateLimit(app, database.db)
  registerReadLimit(app, reads)
  await registerOpenApi(app, { publicUrl: config.publicUrl, sessionCookie: cookies.names.session })
  registerHealth(app, { database, storage, space })
  await registerPeople(app, { ...deps, cookies })
  const { rateLimitFactor } = config
  await registerDashboard(app, { ...deps, live, space })
  await app.register(liveApi({ db: database.db, live }))
  await registerSite(app, { db: database.db, enqueue: jobs.enqueue, storage, render })
  await app.register(priceApi({ db: database.db, enqueue: jobs.enqueue }))
  await app.register(checkApi({ db: database.db }))
  await app.register(verificationApi({ db: database.db, rateLimitFactor }))
  await app.register(rulesApi({ db: database.db, enqueue: jobs.enqueue }))
  await app.register(
    applicationsApi({ ...rows, enqueue: jobs.enqueue, publicUrl: config.publicUrl, rateLimitFactor }),
  )
  await app.register(movingApi({ db: database.db, rateLimitFactor }))
  await registerDesk(app, deps)
  await app.register(
    personDataApi({ database, rowSealer, storage, dataDir: config.dataDir, publicUrl: config.publicUrl }),
  )
  await app.register(consentProofsApi(rows))
  for (const api of [retentionApi, linkDaysApi]) await app.register(api({ db: database.db }))
  const { dataDir } = config
  await app.register(contactApi({ ...rows, enqueue: jobs.enqueue, rateLimitFactor, dataDir }))
  await registerDocuments(app, { ...deps, space })
  await registerAssets(app, deps.clientDir)
  pages.register(app)
  await app.register(pages.forms(formLimits(rateLimitFactor)))

  app.addHook('onSend', async (request, reply) => {
    const changed = request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400
    if (changed) await siteVersion.refresh()
  })
  app.addHook('preClose', async () => {
    live.endStreams()
    http.endQuietSockets()
  })
  app.addHook('onClose', async () => {
    await live.stop()
    await siteVersion.stop()
  })
  app.addHook('onListen', async () => {
    if (!development && config.warmsPages) {
      const publicPaths = () => listWarmPaths(database.db, sitePages.listed)
      keepPagesWarm({ pages, siteVersion, publicPaths, onError })
    }
  })
  return app
}
