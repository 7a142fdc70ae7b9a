import { ExportResultCode } from '@opentelemetry/core'
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** About 2 MB. A collector that is away for longer than these last costs spans, and never a request. */
const mostWaiting = 2_048

/** `full`: they came faster than the collector took them. `undelivered`: it was away, slow, or refused them. */
export type Lost = Record<'full' | 'undelivered', number>

/**
 * Sends spans in batches and in the background, one at a time. What the collector does not take is counted, logged
 * once, and forgotten.
 */
export function createDelivery(exporter: SpanExporter, logger: Logger) {
  const lost: Lost = { full: 0, undelivered: 0 }
  let isLosing = false
  /** Those under way to the collector count too. */
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
    maxQueueSize: mostWaiting,
  })

  const processor: SpanProcessor = {
    onStart() {},
    onEnd(span) {
      if (waiting >= mostWaiting) return lose('full', 1)
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
