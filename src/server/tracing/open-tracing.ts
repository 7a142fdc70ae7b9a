import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import type { Config } from '#lib/config.ts'
import type { Mailer } from '#lib/mail/mailer.ts'
import type { Scanner } from '#lib/scanner/scanner.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { TraceSettings } from '#lib/trace-settings.ts'
import { name, version } from '../../../package.json' with { type: 'json' }
import type { Metrics } from '../metrics.ts'
import { createDelivery, type Lost } from './delivery.ts'
import { createSpans } from './spans.ts'
import { watchRequests } from './watched-requests.ts'
import { watchDatabase, watchJobs, watchMailer, watchScanner, watchStorage } from './watched-services.ts'

export type Tracing = ReturnType<typeof openTracing>

/** For the last spans, when the process stops. */
const stopLimit = 2_000

type Options = { settings: TraceSettings; trustProxy: Config['trustProxy']; logger: Logger }

/** Loaded only for tracing. No span holds an address, a query, a key, a value or an error message. */
export function openTracing({ settings, trustProxy, logger }: Options) {
  const { url, headers } = settings
  const { processor, lost } = createDelivery(new OTLPTraceExporter({ url, headers }), logger)
  const provider = new TracerProvider({
    resource: resourceFromAttributes(describeProcess(settings)),
    sampler: createSampler(settings),
    spanProcessors: [processor],
  })
  const spans = createSpans(provider.getTracer(name, version))
  return {
    database: watchDatabase(spans),
    jobs: watchJobs(spans),
    requests: watchRequests(spans, trustProxy),
    storage: (storage: Storage) => watchStorage(spans, storage),
    mailer: (mailer: Mailer) => watchMailer(spans, mailer),
    scanner: (scanner: Scanner) => watchScanner(spans, scanner),
    report: (metrics: Metrics) => reportLost(metrics, lost),
    /** Sends the rest if the collector takes it at once. Never rejects. */
    async stop() {
      await Promise.race([provider.shutdown().catch(() => {}), delay(stopLimit, undefined, { ref: false })])
    },
  }
}

/** Only the operator's words: the machine's name may be somebody's. */
const describeProcess = ({ serviceName, resource }: TraceSettings) => ({
  'service.name': name,
  'service.version': version,
  'service.instance.id': randomUUID(),
  ...resource,
  ...(serviceName && { 'service.name': serviceName }),
})

function createSampler({ share, followsProxy }: TraceSettings) {
  const root = new TraceIdRatioBasedSampler(share)
  return followsProxy ? new ParentBasedSampler({ root }) : root
}

function reportLost({ registry }: Metrics, lost: Lost) {
  new Counter({
    name: 'trace_spans_lost_total',
    help: 'Spans that the collector did not get: it was away (undelivered), or they came too fast for it (full).',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(lost)) this.inc({ reason }, count)
    },
  })
}
