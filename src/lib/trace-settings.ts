import { z } from 'zod'

/** `name=value,name=value`, percent-encoded where needed, as OpenTelemetry writes lists. */
const pairs = z.string().transform((text, { issues }) => {
  const read = readPairs(text)
  if (!read) issues.push({ code: 'custom', message: 'must look like name=value,name=value', input: text })
  return read ?? z.NEVER
})

function readPairs(text: string): Record<string, string> | undefined {
  const read: Record<string, string> = {}
  for (const pair of text.split(',')) {
    const [, name, value = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? []
    if (!name) return undefined
    try {
      read[name] = decodeURIComponent(value.trim())
    } catch {
      return undefined
    }
  }
  return read
}

/** In OpenTelemetry's words. Without `parentbased_` a proxy's decision doesn't count. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** OpenTelemetry's own variables; the exporter also knows those for its timeout and certificates. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an http or https address, like http://127.0.0.1:4318',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_traceidratio'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .default(false),
}

export type TraceSettings = NonNullable<ReturnType<typeof toTracing>>

/** Nothing is traced, or loaded for it, without a destination. */
export function toTracing(env: z.output<z.ZodObject<typeof traceVariables>>) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint || env.OTEL_SDK_DISABLED) return undefined
  const [, isParentBased, kind] = /^(parentbased_)?(.+)$/.exec(env.OTEL_TRACES_SAMPLER) ?? []
  const shares: Record<string, number> = { always_on: 1, always_off: 0 }
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    /** The operator's words about this process, such as `deployment.environment.name`. */
    resource: env.OTEL_RESOURCE_ATTRIBUTES ?? {},
    /** The share of traces that we keep, from 0 to 1. */
    share: shares[kind ?? ''] ?? env.OTEL_TRACES_SAMPLER_ARG,
    /** Whether a proxy in front decides for the traces that it began. */
    followsProxy: isParentBased !== undefined,
  }
}
