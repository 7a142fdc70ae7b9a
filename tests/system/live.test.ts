import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { openLiveStream } from '../support/live-stream.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'

const password = 'a password for the live tests'

describe('live news of two processes on one PostgreSQL', () => {
  const folder = makeTemporaryFolder()
  let database: TestDatabase
  let servers: [ServerProcess, ServerProcess]

  beforeAll(async () => {
    database = await createTestDb('postgres')
    const env = {
      DATABASE_URL: database.databaseUrl ?? '',
      APP_SECRET: 'for tests only, not a secret at all',
      DATA_DIR: folder.path,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'fatal',
    }
    servers = await Promise.all([startServer(env), startServer(env)])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    folder.remove()
  })

  const send = async (url: string, data: object, { method = 'POST', cookie = '' } = {}) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(url, { method, headers, body: JSON.stringify(data) })
    expect(answer.ok, `${method} ${url}: ${answer.status}`).toBe(true)
    return answer
  }
  const signIn = async ({ url }: ServerProcess) =>
    (await send(`${url}/api/admin/login`, { password })).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  test('reach the streams of both, with who has the file open; and a process that stops ends its streams', async () => {
    const [here, there] = servers
    const cookies = [await signIn(here), await signIn(there)]
    const streams = await Promise.all(
      servers.map(({ url }, place) => openLiveStream(url, { cookie: cookies[place] ?? '' })),
    )
    const [first, second] = streams
    if (!first || !second) throw new Error('no stream')
    await Promise.all(streams.map((stream) => stream.hear('hello')))

    const { id } = await (await send(`${here.url}/api/applications`, plaintiffPayload)).json()
    for (const stream of streams) await stream.hear('news', ({ applicationId }) => applicationId === id)

    // Said to one process, and heard at the other, where this browser has its stream.
    const place = { applicationId: id }
    await send(`${there.url}/api/admin/live/place`, place, { method: 'PUT', cookie: cookies[0] ?? '' })
    await first.hear('presence', ({ applicationId }) => applicationId === id)

    const began = performance.now()
    expect(await there.stop()).toBe(0)
    await second.ended
    expect(performance.now() - began).toBeLessThan(10_000)
    await send(`${here.url}/api/applications`, { ...plaintiffPayload, email: 'second@example.com' })
    await first.hear('news', ({ applicationId }) => applicationId !== id)
    first.close()
  })
})
