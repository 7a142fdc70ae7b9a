import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, priceTerms, stateRules } from '#db/schema/index.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { readTerms } from './data.ts'

const ours = { monthlyRate: 3, compounding: 'monthly', fee: 0, capMultiple: null, mostMonths: null }
const laterDay = '2090-06-01'

describe.each(databaseKinds())('the price (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const headers = await signIn(app)
  beforeEach(async () => {
    await database.db.delete(priceTerms)
    await database.db.delete(stateRules)
  })

  const estimate = (query: string) => app.inject(`/api/price/estimate?${query}`)
  const setTerms = (terms: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/price/terms',
      headers,
      payload: { ...ours, basedOn: 0, ...terms },
    })
  const readAll = async () => (await app.inject({ url: '/api/admin/price/terms', headers })).json()
  const writeRule = async (code: string, payload: object) => {
    const answer = await app.inject({ method: 'PUT', url: `/api/state-rules/${code}`, headers, payload })
    expect(answer.statusCode).toBe(200)
  }
  const newYork = {
    posture: 'license',
    license: 'NY-4711',
    effectiveFrom: '2026-12-19',
    caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }],
  }

  test.each([
    ['simple', 7_700_00],
    ['monthly', 8_512_17],
    ['semiannual', 8_215_16],
  ])('a reader’s own offer is computed, %s', async (compounding, owed) => {
    const answer = await estimate(`amount=5000&months=18&rate=3&compounding=${compounding}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      advance: 5_000_00,
      charges: owed - 5_000_00,
      owed,
      kept: null,
      cappedBy: null,
      terms: { version: null, compounding },
    })
  })

  test('it uses our own terms and names their version', async () => {
    expect((await setTerms({})).statusCode).toBe(201)
    const answer = await estimate(
      'amount=5000.50&months=18&state=ny&settlement=%2420,000&attorneyFee=6600&liens=400',
    )
    expect(answer.json()).toMatchObject({
      owed: 8_513_02,
      kept: 4_486_98,
      state: 'NY',
      terms: { version: 1 },
    })
  })

  test('the rule of the day caps the charge', async () => {
    await setTerms({})
    await writeRule('NY', newYork)
    const query = 'amount=5000&months=18&state=NY&settlement=10000'
    expect((await estimate(`${query}&on=2026-12-20`)).json()).toMatchObject({
      owed: 7_500_00,
      kept: 2_500_00,
      cappedBy: 'share-of-recovery',
    })
    expect((await estimate(`${query}&on=2026-12-18&rate=3`)).json()).toMatchObject({
      owed: 8_512_17,
      cappedBy: null,
    })
    const unknown = await estimate('amount=5000&months=18&state=NY&on=2026-12-20')
    expect(unknown.json()).toMatchObject({ kept: null, needsSettlement: true })
  })

  test('without a price it says what to send', async () => {
    const answer = await estimate('amount=5000&months=18&state=TX')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toContain('Send rate')
  })

  test('a closed state is refused in its own words, but an offer from elsewhere is computed', async () => {
    await setTerms({})
    await writeRule('AR', { posture: 'closed', sentence: 'We don’t fund people in Arkansas.' })
    const query = 'amount=5000&months=18&state=AR'
    const answer = await estimate(query)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ message: 'We don’t fund people in Arkansas.' })
    expect((await estimate(`${query}&rate=3`)).statusCode).toBe(200)
  })

  test('a state whose license we don’t have gets no price of ours, unless the owner says that it may', async () => {
    await setTerms({})
    const query = 'amount=5000&months=12&state=TX'
    await writeRule('TX', { posture: 'license' })
    const answer = await estimate(query)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.state[0]).toContain('We don’t fund people who live in Texas yet.')
    expect((await estimate(`${query}&rate=3`)).statusCode).toBe(200)
    await writeRule('TX', { posture: 'license', takesWithoutLicense: true })
    expect((await estimate(query)).statusCode).toBe(200)
    await writeRule('TX', { posture: 'license', license: 'TX-4711' })
    expect((await estimate(query)).statusCode).toBe(200)
  })

  test('while nobody took a suggestion over, its limits are counted in, and the answer says so', async () => {
    await setTerms({})
    const arkansas = await estimate('amount=5000&months=12&state=AR&rate=3')
    expect(arkansas.json()).toMatchObject({
      owed: 5_850_00,
      cappedBy: 'yearly-rate',
      isSuggested: true,
    })
    const illinois = await estimate('amount=10000&months=12&state=IL')
    expect(illinois.json()).toMatchObject({ owed: 13_600_00, isSuggested: true })
    expect((await estimate('amount=5000&months=18&state=TX')).json()).toMatchObject({ isSuggested: false })
    const earlier = await estimate('amount=5000&months=12&state=NY&settlement=6000&on=2026-12-18&rate=3')
    expect(earlier.json()).toMatchObject({ isSuggested: false, cappedBy: 'recovery' })
    await writeRule('IL', { posture: 'open' })
    expect((await estimate('amount=10000&months=12&state=IL')).json()).toMatchObject({
      owed: 14_257_61,
      isSuggested: false,
    })
  })

  test('where the pages name no price of ours until somebody decides, the answer names none', async () => {
    await setTerms({})
    const answer = await estimate('amount=5000&months=12&state=KY')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toBe('We don’t name a price of ours for Kentucky.')
    expect((await estimate('amount=5000&months=12&state=KY&rate=3')).statusCode).toBe(200)
  })

  test('an advance that the state doesn’t allow is refused with the largest one', async () => {
    await setTerms({})
    await writeRule('NV', { posture: 'capped', largestAdvance: 500_000_00 })
    const answer = await estimate('amount=500000.01&months=1&state=NV')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toBe('The largest advance in Nevada is $500,000.00.')
    expect((await estimate('amount=500000&months=1&state=NV')).statusCode).toBe(200)
  })

  test.each([
    ['months=18', 'amount'],
    ['amount=5000', 'months'],
    ['amount=&months=18', 'amount'],
    ['amount=0&months=18', 'amount'],
    ['amount=-5&months=18', 'amount'],
    ['amount=5000.005&months=18', 'amount'],
    ['amount=1e3&months=18', 'amount'],
    ['amount=99999999999&months=18', 'amount'],
    ['amount=1&amount=2&months=18', 'amount'],
    ['amount=5000&months=0', 'months'],
    ['amount=5000&months=1.5', 'months'],
    ['amount=5000&months=121', 'months'],
    ['amount=5000&months=18&state=DC', 'state'],
    ['amount=5000&months=18&settlement=lots', 'settlement'],
    ['amount=5000&months=18&on=2026-02-30', 'on'],
    ['amount=5000&months=18&rate=-1', 'rate'],
    ['amount=5000&months=18&rate=3.125', 'rate'],
    ['amount=5000&months=18&rate=36', 'rate'],
    ['amount=5000&months=18&rate=3&compounding=daily', 'compounding'],
    ['amount=5000&months=18&compounding=monthly', 'compounding'],
    ['amount=5000&months=18&rate=3&capMultiple=0.5', 'capMultiple'],
  ])('?%s is refused, and %s is named', async (query, field) => {
    const answer = await estimate(query)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field][0]).toMatch(/^(Use|This) /)
  })

  test('terms are kept in versions, with who set them, and change the pages at once', async () => {
    expect(await readAll()).toMatchObject({ current: null, versions: [] })
    const before = await readSiteVersion(database.db)
    await setTerms({})
    const answer = await setTerms({
      monthlyRate: 2.95,
      capMultiple: 2.5,
      fee: 250_00,
      mostMonths: 36,
      basedOn: 1,
    })
    expect(answer.json()).toMatchObject({
      current: 2,
      versions: [
        {
          version: 2,
          monthlyRate: 2.95,
          capMultiple: 2.5,
          fee: 250_00,
          mostMonths: 36,
          setBy: expect.any(String),
        },
        { version: 1, ...ours },
      ],
    })
    expect(await readSiteVersion(database.db)).toBe(before + 2)
    expect(await readAll()).toEqual(answer.json())
    const logged = await database.db.select().from(accessLog)
    expect(logged.at(-1)).toMatchObject({ action: 'price-change' })
  })

  test('terms dated for later hold from that day on', async () => {
    await setTerms({})
    const before = await readSiteVersion(database.db)
    const answer = await setTerms({ monthlyRate: 2, effectiveFrom: laterDay, basedOn: 1 })
    expect(answer.json()).toMatchObject({ current: 1 })
    expect(await readSiteVersion(database.db)).toBe(before)
    // The pages are renewed at midnight in New York.
    const { rows } = await database.runSql(
      `select data from pgboss.job
        where name = 'price-terms' and start_after = $1::timestamp at time zone 'America/New_York'`,
      [laterDay],
    )
    expect(rows).toEqual([{ data: { version: 2 } }])
    expect((await readTerms(database.db, '2090-05-31'))?.version).toBe(1)
    expect((await readTerms(database.db, laterDay))?.version).toBe(2)
    // Still May in New York.
    expect((await readTerms(database.db, new Date('2090-06-01T03:59:59Z')))?.version).toBe(1)
    expect((await estimate(`amount=100&months=1&on=${laterDay}`)).json().owed).toBe(102_00)
    // Corrected before it began.
    await setTerms({ monthlyRate: 2.5, effectiveFrom: laterDay, basedOn: 2 })
    expect((await readTerms(database.db, laterDay))?.version).toBe(3)
  })

  test('nobody overwrites terms they haven’t seen, and none begin in the past', async () => {
    const answers = await Promise.all([2, 2.5, 3, 3.5].map((monthlyRate) => setTerms({ monthlyRate })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
    expect((await readAll()).versions).toHaveLength(1)
    expect((await setTerms({ basedOn: 1, effectiveFrom: '2020-01-01' })).statusCode).toBe(422)
    expect((await setTerms({ basedOn: 1, monthlyRate: 3.001 })).statusCode).toBe(400)
    expect((await setTerms({ basedOn: 1, setBy: 'Somebody' })).statusCode).toBe(400)
  })
})
