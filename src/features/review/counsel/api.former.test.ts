import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { type OpenedFile, openCase, openFirmFile, whileTheirs } from '#features/access/mutations.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
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
  const { newCase, versionOf, rowSealer, signIn: enter } = counselCases({ database, app })
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
        const path = url
          .replace(':token', place.token)
          .replace(':itemId', crypto.randomUUID())
          .replace(/:id\b/, crypto.randomUUID())
          .replace(':number', '1')
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

  test('what the former firm sent as counsel changed counts for nothing; the person’s own page goes on', async () => {
    const visitor = { address: '192.0.2.7', cookie: undefined, factor: 100_000 }
    const opening = { db: database.db, publicUrl: 'http://localhost' }
    const changeOf = async ({ id, next: { firmId, attorneyId } }: Awaited<ReturnType<typeof newCase>>) => {
      const payload = { firmId, attorneyId, version: await versionOf(id) }
      const url = `/api/applications/${id}/counsel-change`
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
    }
    const write = async (opened: { ok: boolean } & Partial<OpenedFile>, party: CaseParty) => {
      if (!opened.application) throw new Error('not opened')
      const held = { application: opened.application, party }
      return (await whileTheirs(database.db, held, async () => ({ ok: true }))).ok
    }
    const [ofClient, ofAttorney] = [await newCase('plaintiff'), await newCase('attorney')]
    const client = await database.db.transaction((tx) =>
      createCaseLink({ tx, rowSealer }, { applicationId: ofClient.id, party: 'applicant' }),
    )
    const byFirm = await openFirmFile(opening, ofClient.token, visitor)
    const byClient = await openCase(opening, client, visitor)
    const byAttorney = await openCase(opening, ofAttorney.token, visitor)
    for (const [opened, party] of [
      [byFirm, 'firm'],
      [byAttorney, 'applicant'],
    ] as const)
      expect(await write(opened, party)).toBe(true)
    for (const file of [ofClient, ofAttorney]) await changeOf(file)
    expect(await write(byFirm, 'firm')).toBe(false)
    expect(await write(byAttorney, 'applicant')).toBe(false)
    expect(await write(byClient, 'applicant')).toBe(true)
  })
})
