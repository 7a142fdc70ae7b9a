import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { addApplication } from '../../tests/support/add-application.ts'
import { buildTestApp } from './testing.ts'

/** What the server adds to the documents API; the rest is tested on both stores in tests/storage. */
describe('asking for an upload URL', () => {
  let database: TestDatabase
  let id: string
  beforeAll(async () => {
    database = await createTestDb('embedded')
    id = await addApplication({ database })
  })
  afterAll(() => database.close())

  const ask = (app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: `/api/applications/${id}/upload-url`,
      payload: { fileType: 'other', fileSize: 9, mimeType: 'text/plain' },
      headers,
      remoteAddress,
    })

  test.each([
    [
      'a browser',
      { origin: 'https://site.example', host: 'site.example' },
      'https://site.example/api/storage/',
    ],
    ['another client', { host: 'site.example' }, 'https://site.example/api/storage/'],
    ['one that came by another name', { host: '10.0.0.7:3000' }, 'http://10.0.0.7:3000/api/storage/'],
  ])('answers %s with a URL where it reaches us', async (_name, headers, beginning) => {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: 'https://site.example' } })
    const { uploadURL } = (await ask(app, headers)).json()
    expect(uploadURL.slice(0, beginning.length)).toBe(beginning)
    await app.close()
  })

  test('is refused after many times, and says when to come back', async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_FACTOR: '0.05' } })
    const statuses = []
    for (let asked = 0; asked < 4; asked++) statuses.push((await ask(app, {}, '9.9.9.9')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask(app, {}, '9.9.9.9')).json().message).toMatch(/^Too many requests. Please try again in/)
    await app.close()
  })
})
