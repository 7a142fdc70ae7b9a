import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { JobPostponed } from '#lib/jobs/job.ts'

/** Name and attributes are ours, never a visitor's words. */
export type Step = { name: string; attributes: Attributes }

export type Spans = ReturnType<typeof createSpans>

/** The asynchronous context stays in here: it registers nothing globally and patches no library. */
export function createSpans(tracer: Tracer) {
  const underWay = new AsyncLocalStorage<Span>()

  function current(): Span | undefined {
    const span = underWay.getStore()
    return span?.isRecording() ? span : undefined
  }

  async function finish<Answer>(span: Span, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await underWay.run(span, work)
    } catch (error) {
      if (error instanceof JobPostponed) span.setAttribute('postponed', true)
      else markFailed(span, kindOf(error))
      throw error
    } finally {
      span.end()
    }
  }

  return {
    begin: (name: string, options: SpanOptions, parent: Context = ROOT_CONTEXT) =>
      tracer.startSpan(name, options, parent),

    /** Work inside becomes part of `span`. */
    inside: <Answer>(span: Span, work: () => Answer) => underWay.run(span, work),

    current,

    finish,

    /** Part of the current span. On its own, as when the queue polls, it isn't worth reporting. */
    async step<Answer>({ name, attributes }: Step, work: () => Promise<Answer>): Promise<Answer> {
      const parent = current()
      if (!parent) return work()
      const options = { kind: SpanKind.CLIENT, attributes }
      return finish(tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent)), work)
    },
  }
}

export function markFailed(span: Span, kind: string) {
  span.setAttribute('error.type', kind)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** A code such as ECONNREFUSED or 23505, or the class. Never the message: it may hold an address or a row. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  const kind = typeof code === 'string' ? code : error.name
  return /^\w{1,60}$/.test(kind) ? kind : 'Error'
}
