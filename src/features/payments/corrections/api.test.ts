import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { paymentCorrections, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readCase } from '#features/case/applicant/data.ts'
import { readReport } from '#features/reports/data/report.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { openDecidingDesk, openFile, today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { mailCorrectionAlone } from './jobs.ts'

const inDays = (days: number) => dateIn(brand.openHours.timeZone, Date.now() + days * 24 * 60 * 60_000)

describe.each(databaseKinds())('a payment that was recorded wrong on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  beforeEach(async () => {
    await db.update(people).set({ disabledAt: null })
  })

  async function paidFile() {
    const file = await openFile(desk)
    await file.approve()
    await file.backdateOffer(inDays(-40))
    await file.fund()
    await file.mail()
    const correct = (change: object, headers = desk.ruth.headers) =>
      file.call('POST', '/payment/corrections', headers, {
        ...{ amount: 12_500_00, fundedOn: today, method: 'wire', reason: 'The bank says so.' },
        ...{ submissionKey: randomUUID(), ...change },
      })
    const sign = (id: string, headers: { cookie: string }) =>
      file.call('POST', `/payment/corrections/${id}/signature`, headers)
    const payment = async () => (await file.call('GET', '/payment', desk.ruth.headers)).body
    return { ...file, correct, sign, payment }
  }

  test('is put right by two, and page, mail, figures, list and record follow', async () => {
    const file = await paidFile()
    const wanted = { amount: 11_000_00, fundedOn: inDays(-35), method: 'check' }
    const submissionKey = randomUUID()
    const asked = await file.correct({ ...wanted, submissionKey })
    expect(asked.status).toBe(201)
    expect((await file.correct({ ...wanted, submissionKey })).body.corrections).toHaveLength(1)
    expect((await file.correct({ ...wanted, amount: 1_00, submissionKey })).body.message).toContain(
      'sent before',
    )
    const before = { amount: 12_500_00, fundedOn: today, method: 'wire' }
    expect(asked.body).toMatchObject({ payment: before, corrections: [{ from: before, to: wanted }] })
    const [{ id }] = asked.body.corrections
    expect((await file.correct({ amount: 1_00 })).status).toBe(409)
    expect((await file.sign(id, desk.ruth.headers)).status).toBe(409)
    const signed = await file.sign(id, desk.paul.headers)
    expect(signed).toMatchObject({
      status: 200,
      body: { payment: wanted, corrections: [{ second: { name: 'Paul Whitlock' }, isAlone: false }] },
    })
    expect((await file.sign(id, desk.paul.headers)).status).toBe(200)

    const terms = {
      monthlyRate: 2.9,
      compounding: 'monthly',
      fee: 0,
      capMultiple: 2.5,
      mostMonths: null,
    } as const
    const { owed } = priceOffer(11_000_00, terms, { caps: [], mostMonths: null, largestAdvance: null })
    const [decision] = await file.history()
    expect(decision).toMatchObject({ ...wanted, owed })
    expect(await readCase({ db, rowSealer: testRowSealer }, file.id)).toMatchObject({
      decision: { ...wanted, owed },
    })
    const on = (day: string) => readReport(db, { period: 'own', from: day, to: day })
    expect((await on(wanted.fundedOn)).total.out).toBe(11_000_00)
    const repaid = (await file.call('GET', '/repayments', desk.ruth.headers)).body
    expect(repaid).toMatchObject({
      funding: { amount: 11_000_00, fundedOn: wanted.fundedOn },
      owed: { months: 2 },
    })
    const csv = await desk.app.inject({ url: '/api/applications/export.csv', headers: desk.owner })
    const line = csv.body.split('\r\n').find((one) => one.includes(file.id))
    expect(line).toContain(`"11000.00"`)
    expect(line).toContain(`"${wanted.fundedOn}","Check by mail"`)
    const { timeline } = (await file.call('GET', '', desk.owner)).body
    expect(timeline.find(({ type }: { type: string }) => type === 'payment-corrected')).toMatchObject({
      details: { from: before, to: wanted, first: 'Ruth Owens' },
    })
    const entries = await desk.database.runSql(
      `select e.kind, e.amount, e."on"::text, e.method, r.kind as replaced, c.kind as corrected from ledger_entries e
       left join ledger_entries r on r.id = e.replaces left join ledger_entries c on c.id = e.corrects
       where e.application_id = '${file.id}' order by e.place`,
    )
    const none = { replaced: null, corrected: null }
    expect(entries.rows.map((row) => ({ ...row, amount: Number(row.amount) }))).toEqual([
      { ...none, kind: 'paid-out', amount: 12_500_00, on: today, method: 'wire' },
      { ...none, kind: 'correction', amount: -12_500_00, on: today, method: null, corrected: 'paid-out' },
      {
        ...{ ...none, kind: 'paid-out', amount: 11_000_00, on: wanted.fundedOn, method: 'check' },
        replaced: 'paid-out',
      },
    ])
    const { rows } = await desk.database.runSql('select p::text as all from payment_corrections p')
    expect(rows.map((row) => String(row.all)).join()).not.toContain('bank says')
  })

  test('keeps to the days and sums that are possible', async () => {
    const file = await paidFile()
    for (const change of [
      { fundedOn: inDays(-41) },
      { fundedOn: inDays(8) },
      { amount: 0 },
      { amount: 12_500_01.5 },
      { method: 'cash' },
      { method: 'ach', reason: ' ' },
      {},
    ])
      expect([400, 422]).toContain((await file.correct(change)).status)
    const repayment = { submissionKey: randomUUID(), amount: 1_00, repaidOn: today }
    await file.call('POST', '/repayments', desk.ruth.headers, repayment)
    expect((await file.correct({ fundedOn: inDays(1) })).body.errors.fundedOn[0]).toContain('Money came back')
    const nobodys = `/api/applications/${randomUUID()}/payment`
    expect((await desk.app.inject({ url: nobodys, headers: desk.owner })).statusCode).toBe(404)
    const unpaid = await openFile(desk)
    expect(
      (
        await unpaid.call('POST', '/payment/corrections', desk.ruth.headers, {
          ...{ amount: 1_00, fundedOn: today, method: 'ach', reason: 'So.', submissionKey: randomUUID() },
        })
      ).status,
    ).toBe(409)
  })

  test('one alone gives a mail and a day, and nothing is stuck when the second leaves', async () => {
    const file = await paidFile()
    const [first] = (await file.correct({ method: 'ach' }, desk.owner)).body.corrections
    await db.update(people).set({ disabledAt: new Date() }).where(ne(people.isFirst, true))
    expect((await file.sign(first.id, desk.owner)).body.message).toContain('alone')
    const again = await file.correct({ method: 'ach' }, desk.owner)
    expect(again.status).toBe(201)
    const [{ id, aloneFrom }] = again.body.corrections
    expect(Date.parse(aloneFrom)).toBeGreaterThan(Date.now() + 23 * 60 * 60_000)
    const services = jobServices(db)
    await mailCorrectionAlone.run({ correctionId: id }, services)
    expect(services.sent).toMatchObject([{ subject: expect.stringContaining('You signed alone') }])
    expect((await file.sign(id, desk.owner)).body.message).toContain('24 hours')
    await db.update(paymentCorrections).set({ aloneFrom: new Date() }).where(eq(paymentCorrections.id, id))
    expect((await file.sign(id, desk.owner)).body).toMatchObject({
      payment: { method: 'ach' },
      corrections: [{ isAlone: true, second: null }, { ending: 'void' }],
    })
  })

  test('stays as it is when the second says no', async () => {
    const file = await paidFile()
    const [{ id }] = (await file.correct({ method: 'ach' })).body.corrections
    const no = { reason: 'The slip says wire.' }
    const refused = await file.call('POST', `/payment/corrections/${id}/refusal`, desk.paul.headers, no)
    expect(refused.body).toMatchObject({
      payment: { method: 'wire' },
      corrections: [{ ending: 'refused', refusal: 'The slip says wire.' }],
    })
    expect((await file.sign(id, desk.paul.headers)).status).toBe(409)
  })
})
