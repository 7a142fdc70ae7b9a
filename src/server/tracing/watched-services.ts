import { SpanKind } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { WatchStatement } from '#db/database.ts'
import * as schema from '#db/schema/index.ts'
import type { JobWatch } from '#lib/jobs/job.ts'
import type { Mailer } from '#lib/mail/mailer.ts'
import type { Scanner } from '#lib/scanner/scanner.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Spans } from './spans.ts'

export const watchDatabase =
  (spans: Spans): WatchStatement =>
  (text, ask) => {
    if (!spans.current()) return ask()
    const { kind, table } = describeStatement(text)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
      ...(table && { 'db.collection.name': table }),
    }
    return spans.step({ name: table ? `${kind} ${table}` : kind, attributes }, ask)
  }

/** Never by the key: the key of a file may be enough to add to it. */
export function watchStorage(spans: Spans, storage: Storage): Storage {
  const watch =
    <Input extends unknown[], Answer>(name: string, call: (...input: Input) => Promise<Answer>) =>
    (...input: Input) =>
      spans.step({ name: `storage ${name}`, attributes: { 'storage.kind': storage.kind } }, () =>
        call.apply(storage, input),
      )
  return {
    ...storage,
    settle: watch('settle', storage.settle),
    receive: watch('receive', storage.receive),
    put: watch('put', storage.put),
    head: watch('head', storage.head),
    // Until the first bytes could be sent; the reader sets the pace after that.
    open: watch('open', storage.open),
    remove: watch('remove', storage.remove),
    removeUnfinished: watch('removeUnfinished', storage.removeUnfinished),
  }
}

export function watchMailer(spans: Spans, mailer: Mailer): Mailer {
  const attributes = { 'mail.way': mailer.isOutbox ? 'outbox' : 'smtp' }
  return { ...mailer, send: (mail) => spans.step({ name: 'mail send', attributes }, () => mailer.send(mail)) }
}

export function watchScanner(spans: Spans, scanner: Scanner): Scanner {
  return { scan: (open) => spans.step({ name: 'scanner scan', attributes: {} }, () => scanner.scan(open)) }
}

/** A job is a trace of its own: it may run days after its cause, which it names. */
export function watchJobs(spans: Spans): JobWatch {
  return {
    origin() {
      const asking = spans.current()?.spanContext()
      return asking && `00-${asking.traceId}-${asking.spanId}-01`
    },
    run(queue, origin, work) {
      const context = origin ? parseTraceParent(origin) : null
      const span = spans.begin(`job ${queue}`, {
        kind: SpanKind.CONSUMER,
        attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue },
        links: context ? [{ context }] : [],
      })
      return spans.finish(span, work)
    },
  }
}

const queueSchema = 'pgboss'
const ourTables = new Set(
  Object.values<unknown>(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : [])),
)

const kindPattern = /^[\s(]*([a-z]+)/i
const tablePattern = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)/gi

/** Names only tables of ours, so that no other word in a statement can pass for one. */
function describeStatement(text: string): { kind: string; table: string | undefined } {
  const kind = kindPattern.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
  for (const [, name = ''] of text.matchAll(tablePattern))
    if (name === queueSchema || ourTables.has(name)) return { kind, table: name }
  return { kind, table: undefined }
}
