import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { usualValueTerms } from '#domain/value.ts'
import { openDecidingDesk } from '../../../../tests/support/decisions.ts'
import { openValue } from '../../../../tests/support/value-sheet.ts'

describe.each(databaseKinds())('what value sheets advise, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { app, owner, ruth } = desk
  const call = async (method: 'GET' | 'PUT', payload?: object, headers: { cookie: string } = owner) => {
    const answer = await app.inject({
      ...{ method, url: '/api/admin/value-terms', headers },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const put = async (change: object) => {
    const { body } = await call('GET')
    const { likelyShare, lowShare, claimLimit, weights, version } = body
    return call('PUT', { likelyShare, lowShare, claimLimit, weights, version, ...change })
  }

  test('shares and weights hold at once, and so does a lower claim limit; a higher one takes two', async () => {
    expect((await call('GET')).body).toMatchObject({ ...usualValueTerms, version: 0, waiting: [] })
    const value = await openValue(desk)
    await value.fill()
    const lower = await put({ claimLimit: 9_000_00, lowShare: 40 })
    expect(lower.body).toMatchObject({ claimLimit: 9_000_00, lowShare: 40, waiting: [] })
    const { advice } = (await value.read()).results
    expect(advice).toMatchObject({ advised: 9_000_00, binding: { name: 'claim-limit' } })

    const higher = await put({ claimLimit: 20_000_00, likelyShare: { A: 25, B: 18, C: 15, D: 10 } })
    expect(higher.body).toMatchObject({ claimLimit: 9_000_00, likelyShare: { B: 18 } })
    expect(higher.body.waiting).toMatchObject([{ kind: 'claim-limit', before: 9_000_00, after: 20_000_00 }])
    const sign = (headers: { cookie: string }) =>
      app.inject({
        ...{
          method: 'POST',
          url: `/api/admin/limit-changes/${higher.body.waiting[0].id}/signature`,
          headers,
        },
      })
    expect((await sign(owner)).statusCode).toBe(409)
    expect((await sign(ruth.headers)).statusCode).toBe(200)
    const signed = (await call('GET')).body
    expect(signed).toMatchObject({ claimLimit: 20_000_00, likelyShare: { B: 18 }, waiting: [] })
    // How long one person alone waits is another limit.
    const clocks = await app.inject({ url: '/api/admin/signatures', headers: owner })
    expect(clocks.json().aloneHours).toBe(24)
    expect((await put({ claimLimit: null })).body.waiting).toHaveLength(1)
  })

  test('the second of two who save what they read is told', async () => {
    const { version } = (await call('GET')).body
    expect((await put({ lowShare: 45 })).status).toBe(200)
    expect((await put({ lowShare: 30, version })).status).toBe(409)
  })

  test.each([
    ['likelyShare.B', { likelyShare: { A: 20, B: 25, C: 15, D: 10 } }],
    ['likelyShare.A', { likelyShare: { A: 101, B: 25, C: 15, D: 10 } }],
    ['lowShare', { lowShare: -1 }],
    ['lowShare', { lowShare: 33.333 }],
    ['claimLimit', { claimLimit: -1 }],
    ['weights.liability', { weights: { liability: 0, coverage: 0, injury: 0, liens: 0, time: 0 } }],
    ['weights.time', { weights: { liability: 1, coverage: 1, injury: 1, liens: 1, time: 11 } }],
  ])('refuse %s in %j', async (field, change) => {
    const { status, body } = await put(change)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('are the owner’s', async () => {
    expect((await call('GET', undefined, ruth.headers)).status).toBe(403)
    expect((await call('PUT', usualValueTerms, ruth.headers)).status).toBe(403)
  })
})
