import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { startCollector } from '../../../tests/support/trace-collector.ts'
import { openTestTracing, openTracedSite } from '../../../tests/support/traced-site.ts'

test('a silent collector delays no answer, and lost spans are counted and logged once', async () => {
  const collector = await startCollector('never')
  onTestFinished(collector.stop)
  const { ask, tracing, logged } = await openTracedSite(collector.url)
  for (let nth = 0; nth < 3_000; nth++) await tracing.jobs.run('try-out', undefined, async () => {})
  expect((await ask('/healthz')).status).toBe(200)
  const { body } = await ask('/metrics')
  const [, lost] = /^trace_spans_lost_total\{reason="full"\} (\d+)$/m.exec(body) ?? []
  expect(Number(lost)).toBeGreaterThan(900)
  await expect.poll(() => collector.received.length).toBeGreaterThan(0)
  // The first batch is still under way, so nothing can have waited for it.
  await tracing.stop()
  expect(logged.filter((line) => line.includes('traces are lost'))).toHaveLength(1)
})

test('a collector that refuses is logged by its answer, and counted', async () => {
  const collector = await startCollector(400)
  onTestFinished(collector.stop)
  const { tracing, logged } = openTestTracing(collector.url)
  await tracing.jobs.run('try-out', undefined, async () => {})
  await tracing.stop()
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ reason: 'undelivered', code: 400, msg: expect.stringContaining('lost') }),
  ])
})

test('a missing collector doesn’t delay the stop', async () => {
  const { tracing } = openTestTracing(`http://127.0.0.1:${await freePort()}`)
  await tracing.jobs.run('try-out', undefined, async () => {})
  await expect(tracing.stop()).resolves.toBeUndefined()
})

test('the usual settings of OpenTelemetry count here', async () => {
  const collector = await startCollector()
  onTestFinished(collector.stop)
  const told = openTestTracing(`${collector.url}/base/`, {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20t0ken,x-scope=site',
    OTEL_SERVICE_NAME: 'site',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial,service.name=other',
  })
  await told.tracing.jobs.run('try-out', undefined, async () => {})
  await told.tracing.stop()
  expect(collector.received[0]).toMatchObject({
    path: '/base/v1/traces',
    headers: { authorization: 'Bearer t0ken', 'x-scope': 'site' },
  })
  expect(collector.resources()[0]).toMatchObject({
    'service.name': 'site',
    'deployment.environment.name': 'trial',
  })
  const keepNone: Record<string, string>[] = [
    { OTEL_TRACES_SAMPLER_ARG: '0' },
    { OTEL_TRACES_SAMPLER: 'always_off' },
  ]
  for (const more of keepNone) {
    const silent = openTestTracing(collector.url, more)
    await silent.tracing.jobs.run('try-out', undefined, async () => {})
    await silent.tracing.stop()
  }
  expect(collector.received).toHaveLength(1)
})
