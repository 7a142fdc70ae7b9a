import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const mistakesOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? [] : result.mistakes
}

describe('configuration', () => {
  test('an empty environment is enough', () => {
    const result = readConfig({})
    expect(result.ok && result.config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      logLevel: 'info',
    })
  })

  test('files are kept in the data folder, or in a bucket where one is named', () => {
    expect(readConfig({ DATA_DIR: '/srv/x' })).toMatchObject({
      config: { storage: { kind: 'local', folder: '/srv/x/files' } },
    })
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(readConfig(s3)).toMatchObject({
      config: {
        storage: {
          kind: 's3',
          bucket: 'b',
          region: 'us-east-1',
          forcePathStyle: false,
          encryption: 'bucket',
        },
      },
    })
  })

  test('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ ok: true, config: { port: 3000 } })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'password1234'],
    ['ADMIN_PASSWORD', `a${' '.repeat(12)}`],
    ['SMTP_URL', 'mail.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
    ['S3_ENCRYPTION', 'yes'],
    ['GA_MEASUREMENT_ID', 'UA-1'],
    ['TRUST_PROXY', 'maybe'],
    ['DISK_RESERVE_MB', '1'],
    ['UPLOAD_MB_PER_ADDRESS', '-1'],
    ['UPLOAD_MB_PER_DAY', '2 GB'],
    ['METRICS_TOKEN', 'x'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer t0ken'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '20'],
    ['OTEL_SDK_DISABLED', 'yes'],
  ])('a wrong %s (%s) is named at the beginning of its line', (name, value) => {
    const mistakes = mistakesOf({ [name]: value })
    expect(mistakes.some((line) => line.startsWith(`${name} must `))).toBe(true)
  })

  test('every mistake gets its own line', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x' })).toHaveLength(3)
  })

  test('what belongs together is required together', () => {
    expect(mistakesOf({ DATABASE_URL: 'postgres://localhost/x' })).toEqual([
      'APP_SECRET or APP_SECRET_FILE is required with DATABASE_URL, so that every process seals alike',
    ])
    const inFile = { DATABASE_URL: 'postgres://localhost/x', APP_SECRET_FILE: '/run/secrets/app' }
    expect(mistakesOf(inFile)).toEqual([])
    expect(mistakesOf({ ...inFile, APP_SECRET: 'x'.repeat(32) })).toEqual([
      'APP_SECRET_FILE must not be set together with APP_SECRET: keep the one you mean',
    ])
    expect(mistakesOf({ S3_BUCKET: 'b' })).toHaveLength(2)
    expect(mistakesOf({ SMTP_URL: 'smtp://localhost' })).toHaveLength(1)
  })

  test('a proxy may be trusted by number or by address', () => {
    expect(readConfig({ TRUST_PROXY: '1' })).toMatchObject({ config: { trustProxy: 1 } })
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' })).toMatchObject({
      config: { trustProxy: ['10.0.0.1', '10.0.0.2'] },
    })
  })
})
