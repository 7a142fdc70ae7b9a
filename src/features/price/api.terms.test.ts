import { beforeEach, describe, expect, test } from 'vitest'
import { priceTerms, stateRules } from '#db/schema/index.ts'
import { openTestApp, signIn } from '#server/testing.ts'

const bySteps = {
  ...{ rate: 15, per: 'half-year', isCompounding: false, earned: 'per-step', graceDays: 5 },
  oneTimeCharges: [{ name: 'Application', amount: 100_00, isHeldBack: true }],
  ...{ capMultiple: 2.5, mostMonths: 42 },
}

describe('price terms by step', async () => {
  const { database, app } = await openTestApp('postgres')
  const headers = await signIn(app)
  beforeEach(async () => {
    await database.db.delete(priceTerms)
    await database.db.delete(stateRules)
  })
  const url = '/api/admin/price/terms'
  const set = (terms: object) =>
    app.inject({ method: 'POST', url, headers, payload: { basedOn: 0, ...terms } })
  const estimate = async (query: string) => (await app.inject(`/api/price/estimate?${query}`)).json()

  test('are told in both forms, and a fee held back leaves the person less', async () => {
    const answer = await set(bySteps)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().versions).toMatchObject([
      { version: 1, state: null, ...bySteps, monthlyRate: 2.5, compounding: 'simple', fee: 100_00 },
    ])
    // The second step has begun.
    expect(await estimate('amount=5000&months=7')).toMatchObject({
      ...{ owed: 6_500_00, received: 4_900_00, cappedBy: null },
      oneTimeCharges: bySteps.oneTimeCharges,
      terms: { version: 1, rate: 15, per: 'half-year', earned: 'per-step' },
    })
  })

  test('are told in both forms when they were posted by the month', async () => {
    const older = {
      monthlyRate: 2.95,
      compounding: 'semiannual',
      fee: 50_00,
      capMultiple: null,
      mostMonths: null,
    }
    const answer = await set(older)
    expect(answer.json().versions).toMatchObject([
      {
        ...older,
        ...{ rate: 17.7, per: 'half-year', isCompounding: true, earned: 'pro-rata', graceDays: 0 },
        oneTimeCharges: [{ name: 'Fee', amount: 50_00, isHeldBack: false }],
      },
    ])
  })

  test('have one-time charges with names that people can see, without signs that turn or break them', async () => {
    const withCharge = (name: string) =>
      set({ ...bySteps, oneTimeCharges: [{ name, amount: 50_00, isHeldBack: false }] })
    for (const name of [' ', '\u200b', '\u0000', '\u202e']) {
      const refused = await withCharge(name)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual({ 'oneTimeCharges.0.name': ['Name it'] })
    }
    const kept = await withCharge('Wire\u0000\u202e\nfee')
    expect(kept.json().versions[0].oneTimeCharges[0].name).toBe('Wire fee')
    // A version that was set before names had to be seen can still be read.
    const nameless = [{ name: '\u200b', amount: 50_00, isHeldBack: false }]
    await database.db.update(priceTerms).set({ oneTimeCharges: nameless })
    const told = await app.inject({ url, headers })
    expect(told.json().versions[0].oneTimeCharges).toEqual(nameless)
  })

  test('of a state go before those for everywhere, there alone', async () => {
    await set(bySteps)
    await set({ ...bySteps, rate: 10, state: 'OH', basedOn: 1 })
    await set({ ...bySteps, rate: 14, basedOn: 2 })
    const version = async (state: string) => (await estimate(`amount=5000&months=6${state}`)).terms.version
    expect([await version(''), await version('&state=TX'), await version('&state=OH')]).toEqual([3, 3, 2])
  })

  test('that a state’s rule would cut are saved, and the answer says where and why', async () => {
    const caps = [{ kind: 'yearly-rate', percent: 20 }]
    const payload = { posture: 'capped', caps }
    await app.inject({ method: 'PUT', url: '/api/state-rules/NV', headers, payload })
    const { cannotUseIn } = (await set(bySteps)).json()
    expect(cannotUseIn).toContainEqual({
      state: 'NV',
      reason: 'It comes to more than the state’s yearly rate.',
    })
    expect(cannotUseIn.map(({ state }: { state: string }) => state)).not.toContain('TX')
    expect(await (await app.inject({ url, headers })).json().cannotUseIn).toEqual(cannotUseIn)
    const own = await set({
      ...bySteps,
      rate: 9,
      oneTimeCharges: [],
      earned: 'pro-rata',
      state: 'NV',
      basedOn: 1,
    })
    expect(own.json().cannotUseIn).toEqual([])
  })

  test.each([
    [{ rate: 61 }, 'rate', 'Use a percentage from 0 to 60, with at most two decimals.'],
    [{ rate: 120.5, per: 'year' }, 'rate', 'Use a percentage from 0 to 120, with at most two decimals.'],
    [{ rate: 1.234 }, 'rate', 'Use a percentage from 0 to 60, with at most two decimals.'],
    [{ mostMonths: 121 }, 'mostMonths', /months/],
    [{ capMultiple: 101 }, 'capMultiple', /100/],
    [{ graceDays: 32 }, 'graceDays', 'Use whole days, 0 to 31.'],
    [{ per: 'week' }, 'per', 'Use month, half-year or year'],
    [{ earned: undefined }, 'earned', /^Use pro-rata/],
    [{ fee: 100 }, 'fee', /^Use either/],
    [
      { oneTimeCharges: [{ name: 'Wire', amount: 10_000_01, isHeldBack: false }] },
      'oneTimeCharges.0.amount',
      'Use at most $10000',
    ],
    [{ oneTimeCharges: [{ name: ' ', amount: 1, isHeldBack: false }] }, 'oneTimeCharges.0.name', 'Name it'],
  ])('beyond reason get a sentence: %j', async (change, field, sentence) => {
    const answer = await set({ ...bySteps, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field][0]).toMatch(sentence)
  })
})
