import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { AccessAction } from '#domain/access.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { findFileOfEntry } from '#features/ledger/data.ts'
import { browserCode } from '#lib/access.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { findSubjects, noteAccess } from '#lib/access-log/note-access.ts'
import { writeReadings } from '#lib/access-log/note-reading.ts'

/** A screen rereads an open application. That's one opening until it pauses this long. */
const sameOpening = 5 * 60_000

type Subject = Awaited<ReturnType<typeof findSubjects>>[number]

const isReading = (method: string | string[]) =>
  [method].flat().every((one) => one === 'GET' || one === 'HEAD')

/** Logs every guarded call before its handler runs. A route for files without a log name stops the start. */
export function registerAccessLog(
  app: FastifyInstance,
  { db, accessLog }: { db: Database; accessLog: AccessLog },
) {
  const silent: string[] = []
  const opened = new LRUCache<string, true>({ max: 10_000, ttl: sameOpening, updateAgeOnGet: true })
  const written = new WeakMap<FastifyRequest, { of: number; application: Subject | undefined }>()

  app.decorate('accessLog', accessLog)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === 'files' && isReading(method) && !config.logs) silent.push(`${method} ${url}`)
  })
  app.addHook('onReady', async () => {
    if (silent.length > 0)
      throw new Error(`These routes do not say what the access log calls them: ${silent.join(', ')}`)
  })

  // Before the database closes.
  app.addHook('preClose', () => writeReadings(accessLog))

  app.addHook('preHandler', async (request) => {
    const action = actionOf(request)
    if (!action) return
    const { ids, ...what } = await describe(request, db)
    const session = await request.adminSession()
    const key = JSON.stringify([session && browserCode(session.idHash), action, ids, what.details])
    if (isReading(request.method) && opened.get(key)) return
    const subjects = ids.length > 0 ? await findSubjects(db, ids) : [undefined]
    const notes = subjects.map((application) => noteAccess(request, db, action, { ...what, application }))
    const [first] = await Promise.all(notes)
    // Without a row there's no such application, and the handler says so.
    if (!first) return
    if (isReading(request.method)) opened.set(key, true)
    else written.set(request, { of: first.number, application: subjects[0] })
  })

  // The entry was written before the attempt, so a failed attempt gets its own entry.
  app.addHook('onSend', async (request, reply) => {
    const tried = written.get(request)
    if (!tried || reply.statusCode < 400) return
    written.delete(request)
    const { of, application } = tried
    const details = { of, status: reply.statusCode }
    await noteAccess(request, db, 'change-refused', { application, details })
  })
}

function actionOf({ method, routeOptions }: FastifyRequest): AccessAction | undefined {
  const { access, logs } = routeOptions.config
  if (access === undefined || access === 'public' || logs === 'nothing' || logs === 'itself') return undefined
  return logs ?? (isReading(method) ? undefined : 'change')
}

const paramsSchema = z.record(z.string(), z.coerce.string()).catch({})
const manySchema = z.object({ applications: z.array(z.object({ id: z.string() })) })
const bodySchema = z.record(z.string(), z.unknown()).catch({})

async function describe(request: FastifyRequest, db: Database) {
  const { config, schema, url = '' } = request.routeOptions
  const { applicationId, documentId, ...params } = paramsSchema.parse(request.params)
  const { id, ...others } = params
  const isApplication = url.startsWith('/api/applications/:id')
  const contract = id && url.startsWith('/api/contracts/:id') ? await findContract(db, id) : undefined
  const ofEntry = id && url.startsWith('/api/ledger-entries/:id') ? await findFileOfEntry(db, id) : null
  const one = (isApplication ? id : applicationId) ?? contract?.applicationId ?? ofEntry
  const many = manySchema.safeParse(request.body).data?.applications.map((application) => application.id)
  const body = bodySchema.parse(request.body)
  const fields = (config.logsFields ?? []).flatMap((name) => (name in body ? [[name, body[name]]] : []))
  return {
    ids: one ? [one] : (many ?? []),
    request: schema?.summary,
    document: documentId ? { id: documentId } : undefined,
    details: {
      ...(isApplication || contract ? others : params),
      ...(contract && { number: contract.number }),
      ...Object.fromEntries(fields),
    },
  }
}
