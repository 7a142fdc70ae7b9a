import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { callsByToken, counselCases } from '../../../../tests/support/former-counsel.ts'

const byToken: string[] = []

describe.each(databaseKinds())('former counsel (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, {
    env: { RATE_LIMIT_FACTOR: '100000' },
    onRoute: ({ method, url }) => {
      for (const each of [method].flat())
        if (/^\/api\/(firm|case)\/:token/.test(url) && each !== 'HEAD' && each !== 'OPTIONS')
          byToken.push(`${each} ${url}`)
    },
  })
  const { newCase, versionOf, signIn: enter } = counselCases({ database, app })
  const headers = await signIn(app)

  test.each(['plaintiff', 'attorney'] as const)(
    'every call that takes a firm’s token is refused to the former one at once (%s)',
    async (of) => {
      const { id, reference, token, former, next } = await newCase(of)
      const area = of === 'attorney' ? 'case' : 'firm'
      const { headers: room, list } = await enter(former.email)
      // A new route needs a line of its own there.
      expect([...new Set(byToken)].sort()).toEqual(Object.keys(callsByToken).sort())
      const calls = byToken.filter((call) => call.includes(`/api/${area}/`))
      const ask = async (call: string, place: { token: string; headers?: object }) => {
        const [method = '', url = ''] = call.split(' ')
        const path = url.replace(':token', place.token).replace(':itemId', crypto.randomUUID())
        const payload = callsByToken[call]
        const answer = await app.inject({
          method: method as 'POST',
          url: path,
          headers: { ...place.headers },
          ...(payload && { payload }),
        })
        return answer.headers.location ?? answer.statusCode
      }
      const ways = [{ token }, { token: reference, headers: room }]
      expect(await ask(`GET /api/${area}/:token`, { token })).toBe(200)
      expect(await ask(`GET /api/${area}/:token`, { token: reference, headers: room })).toBe(200)
      expect(await list()).toEqual([reference])

      const changed = await app.inject({
        method: 'POST',
        url: `/api/applications/${id}/counsel-change`,
        headers,
        payload: { firmId: next.firmId, attorneyId: next.attorneyId, version: await versionOf(id) },
      })
      expect(changed.statusCode).toBe(200)
      for (const call of calls)
        for (const way of ways) {
          const place = `/${area}/${way.token}`
          const refused = call.endsWith('/file')
            ? [place]
            : call.startsWith('GET') && call.endsWith('stop-reminders')
              ? [`${place}/stop`]
              : [404]
          expect([call, await ask(call, way)]).toEqual([call, ...refused])
        }
      expect(await list()).toEqual([])
    },
  )
})
