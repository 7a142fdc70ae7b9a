import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisibleDecisionView } from '#features/decisions/components/visible-decision.tsx'
import { offerMonths } from '#lib/price/offer.ts'
import { formatCents } from '#site/staff-format.ts'
import { openDecidingDesk, openFile } from '../../tests/support/decisions.ts'
import { drawPages } from '../../tests/support/drawn-pages.ts'
import { rounds } from '../../tests/support/sample.ts'
import { workedPrices } from '../../tests/support/worked-prices/index.ts'
import type { WorkedPrice } from '../../tests/support/worked-prices/worked.ts'

type MonthlyPrice = WorkedPrice & { time: { months: number } }
/** What anybody can ask for: by months, in one state, without another advance. */
const isAsked = (price: WorkedPrice): price is MonthlyPrice =>
  'months' in price.time && !price.earlier && !price.rule.forum
const asked = workedPrices.filter(isAsked)
/** What an offer names: without a case that has paid. */
const offered = asked.filter(
  ({ time, settlement }) => settlement === undefined && offerMonths.some((months) => months === time.months),
)

const desk = await openDecidingDesk('postgres')
const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
  const answer = await desk.app.inject({ method, url, headers: desk.owner, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

/** Sets the rule and the price of the owner, and asks for what would be owed. */
async function setUp({ advance, terms, rule, time, settlement, attorneyFee, liens }: MonthlyPrice) {
  const { state, ...limits } = rule
  const { version: ruleVersion } = await send('PUT', `/api/state-rules/${state}`, {
    posture: 'capped',
    ...limits,
  })
  const { versions } = await send('POST', '/api/admin/price/terms', {
    ...terms,
    state,
    basedOn: await latest(),
  })
  const sums = Object.entries({ amount: advance, settlement, attorneyFee, liens }).flatMap(([name, cents]) =>
    cents === undefined ? [] : [`${name}=${cents / 100}`],
  )
  const query = [...sums, `months=${time.months}`, `state=${state}`].join('&')
  const estimate = await desk.app.inject(`/api/price/estimate?${query}`)
  return { state, ruleVersion, termsVersion: versions[0].version, query, estimate: estimate.json() }
}

test('a price worked by hand is what the API answers, also for a case that has paid', async () => {
  expect(asked.length).toBeGreaterThanOrEqual(30)
  for (const price of asked) {
    const { estimate } = await setUp(price)
    const { owed, cappedBy } = price
    expect(estimate, price.name).toMatchObject({ owed, cappedBy })
  }
})

test('a price worked by hand is the same in the API, on the page, in the offer, its mail, the case and the CSV', async () => {
  expect(offered.length).toBeGreaterThanOrEqual(10)
  const draw = await drawPages(desk.database.db)
  for (const price of offered.slice(0, rounds(offered.length, 6))) {
    const { advance, terms, owed } = price
    const { months } = price.time
    const { state, ruleVersion, termsVersion, query, estimate } = await setUp(price)
    expect(estimate).toMatchObject({ owed, terms: { version: termsVersion, rate: terms.rate } })
    const money = owed % 100 === 0 ? formatCents(owed).replace('.00', '') : formatCents(owed)
    expect(await draw(`/cost?${query}`)).toContain(money)

    const file = await openFile(desk, { state })
    const made = await file.approve(advance, { termsVersion, ruleVersion })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const rowOf = (rows: { months: number; owed: number }[]) => rows.find((row) => row.months === months)
    expect(rowOf(made.body.decision.owed)).toMatchObject({ owed })
    const { offered: shown } = await file.desk()
    expect(rowOf(shown.owed)).toMatchObject({ owed })
    const page = renderToStaticMarkup(<VisibleDecisionView decision={shown} now={new Date()} />)
    expect(page).toContain(formatCents(owed))
    const [mail] = await file.mail()
    expect(mail?.text).toContain(formatCents(owed))
    const csv = await desk.app.inject({ url: '/api/applications/export.csv', headers: desk.owner })
    const line = csv.body.split('\r\n').find((one) => one.includes(file.id)) ?? ''
    expect(line).toContain(`"${(owed / 100).toFixed(2)}"`)
  }
})

test('an advance of which nothing is left can’t be offered', async () => {
  const oneTimeCharges = [{ name: 'Wire', amount: 1_000_00, isHeldBack: true }]
  const { versions } = await send('POST', '/api/admin/price/terms', {
    ...{ rate: 3, per: 'month', isCompounding: false, earned: 'pro-rata', oneTimeCharges },
    ...{ capMultiple: null, mostMonths: null, state: 'WY', basedOn: await latest() },
  })
  const { version: ruleVersion } = await send('PUT', '/api/state-rules/WY', { posture: 'open' })
  const file = await openFile(desk, { state: 'WY' })
  const choice = { termsVersion: versions[0].version, ruleVersion }
  expect(await file.approve(1_000_00, choice)).toMatchObject({
    status: 422,
    body: { errors: { amount: ['What we hold back of it takes all of it. Offer more.'] } },
  })
  expect((await file.approve(1_000_01, choice)).status).toBe(201)
})

async function latest(): Promise<number> {
  const answer = await desk.app.inject({ url: '/api/admin/price/terms', headers: desk.owner })
  return answer.json().versions[0].version
}
