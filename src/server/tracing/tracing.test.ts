import { expect, onTestFinished, test } from 'vitest'
import { mailContactMessage } from '#features/contact/jobs.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { newKey } from '#lib/storage/keys.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { openTestDisk } from '../../../tests/support/local-disk.ts'
import { type CollectedSpan, startCollector } from '../../../tests/support/trace-collector.ts'
import { openTracedSite, trustedProxy as proxy } from '../../../tests/support/traced-site.ts'

/** OpenTelemetry's numbers for kinds of spans. */
const [server, client, consumer] = [2, 3, 5]

const message = {
  name: 'Quillon Umberfold',
  email: 'quillon@umberfold.example',
  phone: '(212) 555-0147',
  subject: 'general-question',
  message: 'Dr. Pemberwick says that I may lift nothing.',
}
const planted = ['Quillon', 'quillon', 'umberfold', '555-0147', '5550147', 'Pemberwick', 'secret detail']

test('every request is a span by its route with its statements inside, and without personal data', async () => {
  const collector = await startCollector()
  onTestFinished(collector.stop)
  const { ask, tracing, logged } = await openTracedSite(collector.url)
  expect((await ask('/api/contact', message)).status).toBe(201)
  await ask('/api/case/Quillon-t0ken?email=quillon@umberfold.example')
  await ask('/api/broken/Quillon-t0ken')
  await ask('/about')
  await ask('/about')
  await ask('/states/quillon?q=Quillon')
  await ask('/Quillon/unknown')
  await ask('/api/nothing/Quillon')
  await tracing.stop()

  const spans = collector.spans()
  const named = (name: string) => spans.filter((span) => span.name === name)
  const partsOf = ({ spanId }: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)
  const requests = spans.filter(({ kind }) => kind === server)
  expect(requests.map(({ name, attributes }) => [name, attributes['http.response.status_code']])).toEqual([
    ['POST /api/contact', 201],
    ['GET /api/case/:token', expect.any(Number)],
    ['GET /api/broken/:token', 500],
    ['GET /about', 200],
    ['GET /about', 200],
    ['GET /states/:code', expect.any(Number)],
    ['GET /*', 404],
    ['GET /api/*', 404],
  ])
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(requests.length)

  // Asked after the body has come, of which the socket tells.
  const [sent] = named('POST /api/contact')
  const [kept] = named('INSERT contact_messages')
  expect(sent?.attributes).toMatchObject({ 'http.request.method': 'POST', 'http.route': '/api/contact' })
  expect(kept).toMatchObject({
    kind: client,
    traceId: sent?.traceId,
    parentSpanId: sent?.spanId,
    attributes: { 'db.operation.name': 'INSERT', 'db.collection.name': 'contact_messages' },
  })
  expect(named('COMMIT')[0]?.parentSpanId).toBe(sent?.spanId)
  const [made, fromCache] = named('GET /about')
  expect(made && partsOf(made).length).toBeGreaterThan(0)
  expect(fromCache && partsOf(fromCache)).toEqual([])
  expect(named('GET /api/broken/:token')[0]).toMatchObject({
    status: { code: 2 },
    attributes: { 'error.type': '500' },
  })

  const line = logged.map((one) => JSON.parse(one)).find(({ route }) => route === '/api/contact')
  expect(line).toMatchObject({ traceId: sent?.traceId, requestId: sent?.attributes['request.id'] })
  expect(collector.received[0]?.path).toBe('/v1/traces')
  expect(planted.filter((word) => collector.bytes().includes(word))).toEqual([])
})

test('a trace begins at a trusted proxy, and nowhere else', async () => {
  const collector = await startCollector()
  onTestFinished(collector.stop)
  const { ask, tracing } = await openTracedSite(collector.url)
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const from = (flags: string) => ({ headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } })
  await ask('/healthz', undefined, { localAddress: proxy, ...from('01') })
  await ask('/healthz', undefined, { localAddress: proxy, ...from('00') })
  await ask('/healthz', undefined, from('01'))
  await ask('/healthz', undefined, { localAddress: proxy, headers: { traceparent: 'Quillon' } })
  await tracing.stop()
  // The second is one of those that the proxy does not keep.
  const [joined, ...others] = collector.spans().filter(({ kind }) => kind === server)
  expect(joined).toMatchObject({ traceId, parentSpanId: spanId })
  expect(others).toHaveLength(2)
  for (const other of others) {
    expect(other.traceId).not.toBe(traceId)
    expect(other.parentSpanId).toBeUndefined()
  }
})

test('a job is a trace that names the request it came from, with its mail, scan and files in it', async () => {
  const collector = await startCollector()
  const { disk, remove } = openTestDisk()
  onTestFinished(async () => {
    await collector.stop()
    remove()
  })
  const { ask, database, tracing, logger } = await openTracedSite(collector.url)
  const services = jobServices(database.db)
  const mailer = tracing.mailer(services.mailer)
  const jobs = await openJobs({
    database,
    jobs: [mailContactMessage],
    logger,
    services: { ...services, mailer },
    watch: tracing.jobs,
  })
  await ask('/api/contact', message)
  await expect.poll(() => services.sent.length, { timeout: 30_000 }).toBe(1)
  await jobs.stop()

  const storage = tracing.storage(disk)
  const scanner = tracing.scanner({
    scan: async () => {
      throw new Error('Quillon’s file is not readable')
    },
  })
  const key = newKey()
  const scan = async () => {
    await storage.put(key, Buffer.from('Pemberwick'), 'text/plain')
    await scanner.scan(async () => (await storage.open(key)) ?? Promise.reject(new Error('gone')))
  }
  await expect(tracing.jobs.run('scan-document', undefined, scan)).rejects.toThrow('not readable')
  // Work that belongs to no request isn't reported.
  await storage.head(key)
  await tracing.stop()

  const spans = collector.spans()
  const find = (name: string) => spans.find((span) => span.name === name)
  const asked = find('POST /api/contact')
  const job = find('job contact-message')
  expect(job).toMatchObject({
    kind: consumer,
    links: [{ traceId: asked?.traceId, spanId: asked?.spanId }],
    attributes: { 'messaging.destination.name': 'contact-message' },
  })
  expect(job?.parentSpanId).toBeUndefined()
  expect(find('mail send')).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId })
  expect(find('SELECT contact_messages')).toMatchObject({ traceId: job?.traceId })
  const failed = find('job scan-document')
  for (const name of ['storage put', 'scanner scan'])
    expect(find(name)).toMatchObject({ parentSpanId: failed?.spanId })
  expect(find('scanner scan')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' } })
  expect(find('storage head')).toBeUndefined()
  expect([...planted, key].filter((word) => collector.bytes().includes(word))).toEqual([])
})
