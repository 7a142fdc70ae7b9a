import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { buildTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'

/** What the server adds to the documents API; tests/storage covers the rest on both stores. */
describe('asking for an upload URL', () => {
  let database: TestDatabase
  let id: string
  beforeAll(async () => {
    database = await createTestDb('postgres')
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

  test('with a part that is said twice is a forgery', async () => {
    const app = await buildTestApp(database)
    const { pathname, search } = new URL((await ask(app)).json().uploadURL)
    const headers = { 'content-type': 'text/plain' }
    const url = `${pathname}${search}&signature=x`
    const answer = await app.inject({ method: 'PUT', url, payload: 'nine byte', headers })
    expect(answer.statusCode).toBe(403)
    await app.close()
  })

  const form = 'multipart/form-data; boundary=x'
  test.each([
    [
      'is broken off in the file',
      form,
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nnine',
    ],
    ['is broken off before it', form, '--x\r\ncontent-disposition: form-data; na'],
    ['is none', form, 'nothing of the kind'],
    ['names no boundary', 'multipart/form-data', 'nothing of the kind'],
  ])('a form that %s is refused as the sender’s mistake', async (_what, type, payload) => {
    const app = await buildTestApp(database)
    const { pathname, search } = new URL((await ask(app)).json().uploadURL)
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: pathname + search, payload, headers })
    expect(answer.statusCode, answer.body).toBe(400)
    await app.close()
  })
})
