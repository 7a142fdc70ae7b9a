import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { readRules } from '#features/rules/data.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { compoundings } from '#lib/price/monthly-terms.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { rounds } from '../../../tests/support/sample.ts'

const cents = (max: number) => fc.integer({ min: 1, max })
const writeDollars = (amount: number) =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

const anyQuestion = fc.record({
  state: fc.constantFrom(...stateCodes),
  amount: cents(600_000_00),
  months: fc.integer({ min: 1, max: 120 }),
  settlement: fc.option(cents(2_000_000_00), { nil: undefined }),
  liens: fc.option(cents(100_000_00), { nil: undefined }),
  rate: fc.integer({ min: 0, max: 1_000 }).map((hundredths) => hundredths / 100),
  compounding: fc.constantFrom(...compoundings),
})

describe.each(databaseKinds())('engine and API (%s)', async (kind) => {
  const on = '2026-12-20'
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })
  const headers = await signIn(app)
  beforeAll(async () => {
    const payload = { codes: stateCodes }
    const answer = await app.inject({ method: 'POST', url: '/api/state-rules/adopt', headers, payload })
    expect(answer.statusCode).toBe(200)
  })

  test('agree in every state on every question', async () => {
    const rules = await readRules(database.db, on)
    let held = 0
    const check = async ({ state, amount, settlement, liens, rate, ...rest }: Question) => {
      const terms = {
        monthlyRate: rate,
        compounding: rest.compounding,
        fee: 0,
        capMultiple: null,
        mostMonths: null,
      }
      const expected = estimatePrice({
        ...pickPriceRule(rules[state], state),
        advance: amount,
        months: rest.months,
        terms,
        settlement,
        liens,
      })
      const query = new URLSearchParams({
        ...{ state, on, amount: writeDollars(amount), months: String(rest.months) },
        ...{ rate: rate.toFixed(2), compounding: rest.compounding },
        ...(settlement !== undefined && { settlement: writeDollars(settlement) }),
        ...(liens !== undefined && { liens: writeDollars(liens) }),
      })
      const answer = await app.inject(`/api/price/estimate?${query}`)
      expect(answer.statusCode).toBe(expected.isTooLarge ? 422 : 200)
      if (expected.isTooLarge) return
      const { isTooLarge, ...told } = expected
      expect(answer.json()).toMatchObject(told)
      if (told.caps.some(({ origin, binds }) => origin === 'state' && binds)) held++
    }
    const numRuns = rounds(5_000, 150)
    await fc.assert(fc.asyncProperty(anyQuestion, check), { numRuns })
    // Caps of states must be among them, or the test proves little.
    expect(held).toBeGreaterThan(0.05 * numRuns)
  }, 240_000)
})

type Question = {
  state: StateCode
  amount: number
  months: number
  settlement: number | undefined
  liens: number | undefined
  rate: number
  compounding: (typeof compoundings)[number]
}
