import { describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { countAttempt, inWords } from '#lib/attempts.ts'
import { buildTestApp } from './testing.ts'

describe.each(databaseKinds)('a limit declared on a route (%s)', (kind) => {
  async function twoProcesses() {
    const database = await createTestDb(kind)
    const apps = await Promise.all([buildTestApp(database), buildTestApp(database)])
    for (const app of apps) {
      app.post(
        '/api/limited',
        { config: { access: 'public', rateLimit: { max: 3, timeWindow: '1 minute' } } },
        async () => ({}),
      )
      app.post('/api/free', { config: { access: 'public' } }, async () => ({}))
    }
    const close = async () => {
      for (const app of apps) await app.close()
      await database.close()
    }
    return { apps, database, close }
  }

  test('holds over all processes, says when to come back, and counts each address by itself', async () => {
    const { apps, close } = await twoProcesses()
    const [one, other] = apps
    const send = (app: typeof one, remoteAddress: string) =>
      app?.inject({ method: 'POST', url: '/api/limited', remoteAddress })
    const statuses = []
    for (const app of [one, other, one, other, one]) statuses.push((await send(app, '9.9.9.9'))?.statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await send(one, '9.9.9.9')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused?.json().message).toMatch(/^Too many requests. Please try again in \d+ seconds.$/)
    expect((await send(one, '8.8.8.8'))?.statusCode).toBe(200)
    expect(
      (await one?.inject({ method: 'POST', url: '/api/free', remoteAddress: '9.9.9.9' }))?.statusCode,
    ).toBe(200)
    await close()
  })

  test('counts parallel hits one by one and starts anew when its time is over', async () => {
    const { database, close } = await twoProcesses()
    const hits = await Promise.all(Array.from({ length: 20 }, () => countAttempt(database.db, 'k', 60_000)))
    expect(hits.map(({ current }) => current).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    await countAttempt(database.db, 'short', 1)
    await expect.poll(() => countAttempt(database.db, 'short', 1)).toMatchObject({ current: 1 })
    await close()
  })
})

test.each([
  [300, '1 second'],
  [61_000, '61 seconds'],
  [600_000, '10 minutes'],
  [7_200_000, '2 hours'],
])('%i ms are said as %s', (ms, words) => expect(inWords(ms)).toBe(words))
