import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import type { StateCode } from '#domain/states.ts'
import { readReport } from '#features/reports/data/report.ts'
import { countMonthsBegun } from '#lib/ledger/schedule.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { readZipEntry } from '#lib/storage/content-type/zip.ts'
import { openDecidingDesk, openFile, today } from '../../../../tests/support/decisions.ts'
import { readPaidBack, readRepaid } from './data.ts'

const terms = {
  monthlyRate: 2.9,
  compounding: 'monthly',
  fee: 0,
  capMultiple: 2.5,
  mostMonths: null,
} as const

function addMonths(day: string, months: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last), 17))
}

describe.each(databaseKinds())('money that came back on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)

  const paidFile = async (state: StateCode = 'TX') => {
    const file = await openFile(desk, { state })
    await file.approve()
    await file.fund()
    const record = (body: object) => file.call('POST', '/repayments', desk.ruth.headers, body)
    return { ...file, record }
  }
  const figures = () => readReport(desk.database.db, { period: 'own', from: today, to: today })

  test('is recorded once, corrected with the old kept, and counted as last corrected', async () => {
    const file = await paidFile()
    expect((await figures()).isBackRecorded).toBe(false)
    const body = { submissionKey: randomUUID(), amount: 4_000_00, repaidOn: today }
    const answers = await Promise.all([file.record(body), file.record(body)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const [first] = answers[0]?.body.repayments ?? []
    expect(answers[1]?.body).toMatchObject({
      back: 4_000_00,
      repayments: [{ id: first.id, by: 'Ruth Owens' }],
    })
    expect((await figures()).total).toMatchObject({ out: 12_500_00, back: 4_000_00, repayments: 1 })

    const path = `/repayments/${first.id}/correction`
    const change = { submissionKey: randomUUID(), instead: { amount: 4_100_00, repaidOn: today } }
    const corrected = await file.call('POST', path, desk.paul.headers, change)
    expect(corrected.body.back).toBe(4_100_00)
    expect(corrected.body.repayments).toHaveLength(2)
    expect((await file.call('POST', path, desk.paul.headers, change)).body).toEqual(corrected.body)
    const other = { ...change, submissionKey: randomUUID() }
    expect((await file.call('POST', path, desk.ruth.headers, other)).status).toBe(409)
    expect((await figures()).total.back).toBe(4_100_00)

    const [latest] = corrected.body.repayments.filter(
      ({ endedAt }: { endedAt: string | null }) => endedAt === null,
    )
    const out = await file.call('POST', `/repayments/${latest.id}/correction`, desk.paul.headers, {
      submissionKey: randomUUID(),
      instead: null,
    })
    expect(out.body).toMatchObject({ back: null })
    expect(out.body.repayments).toHaveLength(2)
    const { timeline } = (await file.call('GET', '', desk.owner)).body
    expect(
      timeline.map(({ type }: { type: string }) => type).filter((type: string) => /repay/.test(type)),
    ).toEqual(['repayment-corrected', 'repayment-corrected', 'repayment-recorded'])
  })

  test('needs money that went out, and a day between that and today', async () => {
    const body = { submissionKey: randomUUID(), amount: 1_00, repaidOn: today }
    const unpaid = await openFile(desk)
    expect((await unpaid.call('POST', '/repayments', desk.ruth.headers, body)).status).toBe(409)
    const file = await paidFile()
    for (const repaidOn of ['2026-11-15', '2099-01-01'])
      expect((await file.record({ ...body, repaidOn })).status).toBe(422)
    expect((await file.record({ ...body, amount: 0 })).status).toBe(400)
    expect((await file.record({ ...body, amount: 1.5 })).status).toBe(400)
  })

  test('stands beside what the price engine says is owed', async () => {
    const file = await paidFile()
    const engine = priceOffer(12_500_00, terms, { caps: [], mostMonths: null, largestAdvance: null })
    for (const { months, owed } of engine.owed) {
      const day = addMonths(today, months)
      expect((await readRepaid(desk.database.db, file.id, day)).owed).toEqual({ months, amount: owed })
    }
    // Nebraska lets charges compound every six months at most, after the payment as in the offer.
    const held = await paidFile('NE')
    const day = addMonths(today, 12)
    const halves = Math.round(12_500_00 * (1 + 6 * 0.029) ** 2)
    expect((await readRepaid(desk.database.db, held.id, day)).owed).toEqual({ months: 12, amount: halves })
    expect([
      countMonthsBegun('2026-11-16', '2026-11-16'),
      countMonthsBegun('2026-11-16', '2026-12-17'),
    ]).toEqual([1, 2])
  })

  test('is told to the person, who sees when all of it has come', async () => {
    const file = await paidFile()
    const told = () => readPaidBack(desk.database.db, file.id)
    expect(await told()).toBeNull()
    await file.record({ submissionKey: randomUUID(), amount: 4_000_00, repaidOn: today })
    expect(await told()).toEqual({ amount: 4_000_00, on: today, isAll: false })
    const { owed } = await readRepaid(desk.database.db, file.id)
    const rest = (owed?.amount ?? 0) - 4_000_00
    await file.record({ submissionKey: randomUUID(), amount: rest, repaidOn: today })
    expect(await told()).toEqual({ amount: owed?.amount, on: today, isAll: true })
  })

  test('of two who record the same money, the second is shown the first', async () => {
    const file = await paidFile()
    const body = () => ({ submissionKey: randomUUID(), amount: 4_000_00, repaidOn: today, seen: 0 })
    const answers = await Promise.all([file.record(body()), file.record(body())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await file.record({ ...body(), seen: 1 })).status).toBe(201)
  })

  test('is in the export of the person’s data, with the advance that it pays back', async () => {
    const file = await paidFile()
    await file.record({ submissionKey: randomUUID(), amount: 4_000_00, repaidOn: today })
    const url = `/api/applications/${file.id}/person/export.zip?application=${file.id}`
    const { rawPayload } = await desk.app.inject({ url, headers: desk.owner })
    const read = async (start: number, end: number) => rawPayload.subarray(start, end + 1)
    const record = JSON.parse(String(await readZipEntry(read, rawPayload.length, 'person.json')))
    const [{ advances }] = record.applications
    expect(advances).toMatchObject([
      {
        ...{ number: 1, endedOn: null, ending: null },
        entries: [
          { what: 'Paid out', amount: 12_500_00, method: 'wire' },
          { what: 'Paid in', amount: 4_000_00, on: today, personName: 'Ruth Owens' },
        ],
      },
    ])
    expect(advances[0].entries[1]).not.toHaveProperty('submissionKey')
  })
})
