import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { buildTestApp, signIn } from '#server/testing.ts'
import type { Health, HealthCheck } from './schema.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())

async function ask(env: Record<string, string> = {}) {
  const app = await buildTestApp(database, { env })
  const answer = await app.inject({ url: '/api/admin/health', headers: await signIn(app) })
  await app.close()
  const health: Health = answer.json()
  const of = (check: HealthCheck) => health.findings.find((finding) => finding.check === check)
  return { answer, health, of }
}

test('the owner sees how every part is, and what is not set up', async () => {
  const { of, health } = await ask()
  expect(of('database')).toEqual({ check: 'database', state: 'fine', words: 'PostgreSQL answers.' })
  for (const check of ['storage', 'queue', 'disk', 'memory', 'clock'] as const)
    expect(of(check)?.state, check).toBe('fine')
  for (const check of ['mail', 'scanner', 'certificate', 'backups'] as const)
    expect(of(check)?.state, check).toBe('off')
  expect(health.deadLetters).toEqual([])
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
})

test('what is away is told within seconds, without its address or its password', async () => {
  const away = {
    SMTP_URL: 'smtp://somebody:secret@127.0.0.1:9',
    MAIL_FROM: 'site@example.com',
    CLAMD_HOST: '127.0.0.1',
  }
  const { answer, of } = await ask({ ...away, CLAMD_PORT: '9', PUBLIC_URL: 'https://127.0.0.1:9' })
  for (const check of ['mail', 'scanner', 'certificate'] as const)
    expect(of(check)?.state, check).toBe('failed')
  expect(answer.body).not.toMatch(/secret|somebody|example\.com|127\.0\.0\.1/)
})
