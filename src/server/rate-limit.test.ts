import { describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { countAttempt, formatWait, networkOf } from '#lib/attempts.ts'
import { buildTestApp } from './testing.ts'

describe.each(databaseKinds())('a limit declared on a route (%s)', (kind) => {
  async function startTwoProcesses() {
    const database = await createTestDb(kind)
    const apps = [await buildTestApp(database), await buildTestApp(database)] as const
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
    const { apps, close } = await startTwoProcesses()
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

  test('counts the addresses of one IPv6 network as one, and an IPv4 address in any spelling', async () => {
    const { apps, close } = await startTwoProcesses()
    const statuses = async (addresses: string[]) => {
      const answers = []
      for (const remoteAddress of addresses)
        answers.push(
          (await apps[0].inject({ method: 'POST', url: '/api/limited', remoteAddress })).statusCode,
        )
      return answers
    }
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8::4', '2001:db8:0:1::1']
    expect(await statuses(network)).toEqual([200, 200, 200, 429, 200])
    const one = ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '192.0.2.7', '::ffff:192.0.2.8']
    expect(await statuses(one)).toEqual([200, 200, 200, 429, 200])
    await close()
  })

  test('counts parallel hits one by one and starts again when its time is over', async () => {
    const { database, close } = await startTwoProcesses()
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
])('%i ms are said as %s', (ms, words) => expect(formatWait(ms, 'en')).toBe(words))

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8::7:1:0:0:1', '2001:db8:0:7::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))
