import { ExportResultCode } from '@opentelemetry/core'
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** About 2 MB. A longer outage of the collector costs spans, never a request. */
const maxWaiting = 2_048

/** `full`: they came too fast for the collector. `undelivered`: it was down, slow, or refused them. */
export type Lost = Record<'full' | 'undelivered', number>

/** Sends spans in the background. It counts what the collector doesn't take, and logs that once. */
export function createDelivery(exporter: SpanExporter, logger: Logger) {
  const lost: Lost = { full: 0, undelivered: 0 }
  let isLosing = false
  /** Including those on their way to the collector. */
  let waiting = 0

  function lose(reason: keyof Lost, count: number, error?: Error) {
    lost[reason] += count
    if (!isLosing)
      logger.warn({ reason, ...codeOf(error) }, 'traces are lost: the collector does not take them')
    isLosing = true
  }

  const batches = new BatchSpanProcessor({
    exporter: {
      export(spans, done) {
        exporter.export(spans, (result) => {
          waiting -= spans.length
          if (result.code !== ExportResultCode.SUCCESS) lose('undelivered', spans.length, result.error)
          else if (isLosing) {
            isLosing = false
            logger.info({ lost }, 'the collector takes traces again')
          }
          done(result)
        })
      },
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: maxWaiting,
  })

  const processor: SpanProcessor = {
    onStart() {},
    onEnd(span) {
      if (waiting >= maxWaiting) return lose('full', 1)
      waiting += 1
      batches.onEnd(span)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
  return { processor, lost }
}

/** ECONNREFUSED, or the status of the answer. The message might repeat an address with a password in it. */
function codeOf(error: Error | undefined) {
  const code: unknown = error && Reflect.get(error, 'code')
  return code === undefined ? {} : { code }
}
