import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { buildTestApp } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())

async function policyOf(path: string, env: Record<string, string>): Promise<string> {
  const app = await buildTestApp(database, { env })
  const answer = await app.inject(path)
  await app.close()
  return String(answer.headers['content-security-policy'])
}

test('without an analytics id no page may reach another host', async () => {
  expect(await policyOf('/', {})).not.toContain('https:')
})

test('with one, Google is named where page views may be counted', async () => {
  const policy = await policyOf('/', { GA_MEASUREMENT_ID: 'G-TEST123' })
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
  expect(policy).not.toContain('unsafe')
})

test.each(['/admin/login', '/Admin/login', '/upload/some-token'])(
  'with one, %s still names no other host',
  async (path) => {
    expect(await policyOf(path, { GA_MEASUREMENT_ID: 'G-TEST123' })).not.toContain('https:')
  },
)
