import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
const read = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? result.config.tracing : result.mistakes
}

test('nothing is traced without a destination, or when OpenTelemetry is turned off', () => {
  expect(read({})).toBeUndefined()
  expect(read({ OTEL_SERVICE_NAME: 'site', OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeUndefined()
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(read(endpoint)).toEqual({
    url: 'http://127.0.0.1:4318/v1/traces',
    headers: {},
    serviceName: undefined,
    resource: {},
    share: 1,
    followsProxy: true,
  })
})

test.each([
  [{ OTEL_TRACES_SAMPLER_ARG: '0.25' }, { share: 0.25, followsProxy: true }],
  [
    { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
    { share: 0.25, followsProxy: false },
  ],
  [
    { OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: '0' },
    { share: 1, followsProxy: false },
  ],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { share: 0, followsProxy: true }],
])('samples as %o says', (env, expected) => {
  expect(read({ ...endpoint, ...env })).toMatchObject(expected)
})

test('a secret in an invalid list of headers isn’t repeated', () => {
  expect(read({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'Bearer t0ken' })).toEqual([
    'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value',
  ])
})
