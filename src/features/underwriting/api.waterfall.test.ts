import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'

const question = {
  gross: 120_000_00,
  feePercent: 33.33,
  costs: 4_500_00,
  liens: [
    { kind: 'hospital', amount: 14_200_00 },
    { kind: 'health-plan', amount: 6_300_00 },
  ],
  earlier: [{ amount: 3_180_00 }],
  ours: 20_600_00,
}
const most = Number.MAX_SAFE_INTEGER

describe.each(databaseKinds().slice(0, 1))('POST /api/value/waterfall on %s', async (kind) => {
  const { app } = await openTestApp(kind)
  const owner = await signIn(app)
  const ask = async (change: object, headers: { cookie?: string } = owner) => {
    const payload = { ...question, ...change }
    const answer = await app.inject({ method: 'POST', url: '/api/value/waterfall', headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('answers fee, costs, liens, earlier, left, ours and net, which add up to the gross', async () => {
    const { status, body } = await ask({})
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ gross: 120_000_00, fee: 39_996_00, costs: 4_500_00, liens: 20_500_00, earlier: 3_180_00 },
      ...{ left: 51_824_00, ours: 20_600_00, net: 31_224_00 },
    })
    const { gross, fee, costs, liens, earlier, ours, net } = body
    expect(fee + costs + liens + earlier + ours + net).toBe(gross)
  })

  test.each([
    [
      'a percentage counts as its decimal digits',
      { gross: 1_000_000_00, feePercent: 33.333333 },
      { fee: 33_333_333 },
    ],
    ['a tenth isn’t a float', { gross: 5, feePercent: 10 }, { fee: 1 }],
    ['half a cent is a cent', { gross: 1, feePercent: 50 }, { fee: 1 }],
    ['less than half a cent is none', { gross: 1, feePercent: 49.999999999999 }, { fee: 0 }],
    ['a percentage written with an exponent', { gross: 1_000_000_00, feePercent: 1e-7 }, { fee: 0 }],
    [
      '0% and 100%',
      { feePercent: 100, costs: 0 },
      { fee: 120_000_00, left: -23_680_00, ours: 0, net: -23_680_00 },
    ],
    ['nothing at all', { gross: 0, costs: 0, liens: [], earlier: [], ours: 5 }, { left: 0, ours: 0, net: 0 }],
    ['we get what is left at most', { ours: 99_999_999_99 }, { left: 51_824_00, ours: 51_824_00, net: 0 }],
    [
      'a net below zero is shown as such',
      { costs: 90_000_00 },
      { left: -33_676_00, ours: 0, net: -33_676_00 },
    ],
    [
      'the largest sum',
      { gross: most, feePercent: 0, costs: 0, liens: [], earlier: [], ours: 0 },
      { net: most },
    ],
  ])('%s', async (_, change, answer) => {
    const { status, body } = await ask({
      liens: 'gross' in change ? [] : question.liens,
      ...('gross' in change && { costs: 0, earlier: [] }),
      ...change,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject(answer)
  })

  test.each([
    ['feePercent', { feePercent: 100.01 }],
    ['feePercent', { feePercent: 133 }],
    ['feePercent', { feePercent: -1 }],
    ['feePercent', { feePercent: '33' }],
    ['feePercent', { feePercent: null }],
    ['gross', { gross: -1 }],
    ['gross', { gross: 0.5 }],
    ['gross', { gross: 2 ** 53 }],
    ['gross', { gross: null }],
    ['costs', { costs: -0.01 }],
    ['ours', { ours: -1 }],
    ['liens.0.amount', { liens: [{ kind: 'tax', amount: -5 }] }],
    ['earlier.0.amount', { earlier: [{ amount: -5 }] }],
    ['liens', { liens: [{ kind: 'tax', amount: 120_000_01 }] }],
    ['liens', { liens: Array.from({ length: 61 }, () => ({ kind: 'tax', amount: 1 })) }],
    ['gross', { costs: most, earlier: [{ amount: most }] }],
    ['liens', { liens: {} }],
  ])('refuses %s in %j', async (field, change) => {
    const { status, body } = await ask(change)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('is the desk’s', async () => {
    expect((await ask({}, {})).status).toBe(401)
    const editor = await signInAs(app, 'editor', 'Edith Morrow')
    expect((await ask({}, editor.headers)).status).toBe(403)
  })
})
