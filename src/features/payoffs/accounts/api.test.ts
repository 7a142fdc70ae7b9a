import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, applicationEvents, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { listAdvances, readClaimBalance } from '#features/ledger/data.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { signInAs } from '#server/testing.ts'
import { openSendable } from '../../../../tests/support/contracts.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { fundedOn, openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'
import { stepTerms } from '../../../../tests/support/paid-contracts.ts'
import { rounds } from '../../../../tests/support/sample.ts'

describe.each(databaseKinds())('the ledger of a claim, on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { call, openPaid, openTwo } = desk
  const { db } = desk.database
  beforeEach(async () => {
    await db.update(people).set({ disabledAt: null, mayRecordPayments: false })
  })

  test('says what is owed on a day: nothing before the money left, steps after it', async () => {
    const waiting = await openSendable(desk)
    const nothing = { funded: 0, charges: 0, paid: 0, reduced: 0, owed: 0, overpaid: 0, next: null }
    const { body } = await call('GET', `/api/contracts/${waiting.id}/balance`)
    expect(body).toEqual(nothing)
    const { balance } = await openPaid()
    expect(await balance(addDays(fundedOn, -1))).toEqual(nothing)
    expect(await balance(fundedOn)).toEqual({
      ...{ ...nothing, funded: 10_000_00, charges: 1_800_00, owed: 11_800_00 },
      next: { on: addMonths(fundedOn, 6), owed: 13_600_00 },
    })
    expect(await balance()).toMatchObject({ charges: 5_400_00, owed: 15_400_00 })
    expect(await balance(addMonths(fundedOn, 60))).toMatchObject({ owed: 20_000_00, next: null })
  })

  test('refuses days that are none, and contracts that nobody knows', async () => {
    const { contract } = await openPaid()
    for (const on of ['2026-02-30', 'tomorrow', '1999-12-31', ''])
      expect((await call('GET', `${contract}/balance?on=${on}`)).status).toBe(400)
    expect((await call('GET', `/api/contracts/${randomUUID()}/balance`)).status).toBe(404)
    expect((await call('GET', `/api/applications/${randomUUID()}/ledger`)).status).toBe(404)
  })

  test('keeps a payment once by its key, and says what is left', async () => {
    const { pay, file } = await openPaid()
    const submissionKey = randomUUID()
    const paid = await pay(5_000_00, { submissionKey, reference: '0000-8841', method: 'wire' })
    expect(paid.status).toBe(201)
    expect(paid.body).toMatchObject({
      balance: { paid: 5_000_00, owed: 10_400_00, overpaid: 0 },
      entry: { kind: 'payment', amount: 5_000_00, reference: '0000-8841', by: 'June Park' },
    })
    const again = await pay(5_000_00, { submissionKey, reference: '0000-8841', method: 'wire' })
    expect(again).toEqual(paid)
    expect((await pay(5_000_01, { submissionKey, reference: '0000-8841', method: 'wire' })).status).toBe(409)
    expect((await pay(5_000_00, { reference: '0000-8841' })).body.message).toContain('same reference')
    const [event] = await db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, file.fileId))
      .orderBy(desc(applicationEvents.id))
    expect(event).toMatchObject({
      type: 'money-step',
      details: { step: 'payment-recorded', amount: 5_000_00, contractId: file.id },
    })
    const entries = await db.select().from(accessLog).where(eq(accessLog.action, 'ledger-entry'))
    expect(entries.length).toBeGreaterThan(0)
    const { rows } = await desk.database.runSql('select e::text as all from ledger_entries e')
    expect(rows.map((one) => String(one.all)).join()).not.toContain('0000-8841')
  })

  test('refuses sums and days that can’t be, in a sentence', async () => {
    const { pay } = await openPaid()
    for (const amount of [0, -1, 10.5, 1e15]) expect((await pay(amount)).status).toBe(400)
    const early = await pay(100_00, { on: addDays(fundedOn, -1) })
    expect([early.status, early.body.errors.on[0]]).toEqual([422, expect.stringContaining('The money left')])
    const late = await pay(100_00, { on: addDays(today, 2) })
    expect([late.status, late.body.errors.on[0]]).toEqual([422, expect.stringContaining('tomorrow')])
    expect((await pay(100_00, { on: addDays(today, 1) })).status).toBe(201)
    const waiting = await openSendable(desk)
    const before = await call('POST', `/api/contracts/${waiting.id}/payments`, {
      ...{ amount: 1, on: today, submissionKey: randomUUID() },
    })
    expect([before.status, before.body.message]).toEqual([409, expect.stringContaining('No money went out')])
  })

  test('lets only those record who may: bookkeepers, owners, and who was given the right', async () => {
    const { pay, claim } = await openPaid()
    expect((await pay(1_00, {}, desk.ruth.headers)).status).toBe(403)
    await db.update(people).set({ mayRecordPayments: true }).where(eq(people.id, desk.ruth.id))
    expect((await pay(1_00, {}, desk.ruth.headers)).status).toBe(201)
    expect((await pay(1_00, {}, desk.owner)).status).toBe(201)
    const editor = await signInAs(desk.app, 'editor', `Ed ${randomUUID()}`)
    expect((await pay(1_00, {}, editor.headers)).status).toBe(403)
    expect((await call('GET', `${claim}/ledger`, undefined, editor.headers)).status).toBe(403)
    // The ledger and its head, not the file.
    expect((await call('GET', `${claim}/ledger`)).body).toMatchObject({ mayRecord: true })
    expect((await call('GET', claim)).status).toBe(403)
  })

  test('tells what came beyond what was owed', async () => {
    const { pay, ledger } = await openPaid()
    const { balance } = (await pay(16_000_00)).body
    expect(balance).toMatchObject({ owed: 0, overpaid: 600_00, paid: 16_000_00, next: null })
    expect((await ledger()).all).toMatchObject({ owed: 0, overpaid: 600_00 })
    expect((await ledger()).lines.at(-1)).toMatchObject({
      ...{ amount: -15_400_00, owed: 0 },
      entry: { amount: 16_000_00 },
    })
  })

  test('of many with one key keeps one, and of many with their own keys all', async () => {
    const { pay, ledger } = await openPaid()
    const many = rounds(100, 25)
    const submissionKey = randomUUID()
    const same = await Promise.all(Array.from({ length: many }, () => pay(10_00, { submissionKey })))
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(same.map(({ body }) => body.entry.id)).size).toBe(1)
    const others = await Promise.all(Array.from({ length: many }, (_, at) => pay(10_00 + at)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([201]))
    const { all, seen } = await ledger()
    expect(seen).toBe(many + 2)
    expect(all.paid).toBe(10_00 + many * 10_00 + (many * (many - 1)) / 2)
  })

  test('refuses a second look that is too old', async () => {
    const { pay, ledger } = await openPaid()
    const { seen } = await ledger()
    const both = await Promise.all([pay(100_00, { seen }), pay(100_00, { seen })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('splits a payment for a claim, the oldest contract first', async () => {
    const { payClaim, file, second, ledger, claim } = await openTwo()
    // 8,000 and three steps of 1,440; 5,000 and one of 900.
    expect((await ledger()).all).toMatchObject({ funded: 13_000_00, owed: 18_220_00 })
    const submissionKey = randomUUID()
    const paid = await payClaim(13_000_00, { submissionKey })
    expect(paid.body).toMatchObject({
      balance: { owed: 5_220_00, paid: 13_000_00 },
      parts: [
        { number: 1, amount: 12_320_00, contract: { id: file.id } },
        { number: 2, amount: 680_00, contract: { id: second } },
      ],
    })
    expect((await payClaim(13_000_00, { submissionKey })).body).toEqual(paid.body)
    expect((await payClaim(13_000_01, { submissionKey })).status).toBe(409)
    const more = await payClaim(6_000_00)
    expect(more.body).toMatchObject({ balance: { owed: 0, overpaid: 780_00 }, parts: [{ number: 2 }] })

    // What the page, the contracts, the spreadsheet and the library say is one sum.
    for (const on of [fundedOn, addMonths(fundedOn, 8), today, addMonths(today, 20)]) {
      const page = await ledger(on)
      const { all } = await readClaimBalance(db, file.fileId, on)
      expect(page.all).toEqual({ ...all })
      const each = await Promise.all(
        [file.id, second].map(
          async (id) => (await call('GET', `/api/contracts/${id}/balance?on=${on}`)).body,
        ),
      )
      expect(each[0].owed + each[1].owed).toBe(all.owed)
      const line = page.lines.findLast((one: { on: string }) => one.on <= on)
      expect(line.owed).toBe(all.owed)
      const csv = (await call('GET', `${claim}/ledger.csv?on=${on}`)).body
      const [, ...rows] = parseCsv(csv.slice(1))
      const until = rows.filter(([day = '']) => day <= on)
      expect(Number(until.at(-1)?.[6])).toBe(all.owed / 100)
      expect(until.reduce((sum, row) => sum + Math.round(Number(row[5]) * 100), 0)).toBe(all.owed)
    }
  })

  test('derives steps and keeps none: what is to come follows from the terms', async () => {
    const { ledger, pay } = await openPaid()
    await pay(3_600_00, { on: addMonths(fundedOn, 7) })
    const { lines, advances, moments } = await ledger()
    const [{ entries = [] } = {}] = await listAdvances(db, (await ledger()).file.id)
    expect(entries.map((entry) => entry.kind)).toEqual(['paid-out', 'payment'])
    expect(lines.map((line: { kind: string; amount: number; step: number | null }) => [line.kind, line.step]))
      // The charges were paid, so the advance is still whole.
      .toEqual([
        ...[
          ['paid-out', null],
          ['charge', 1],
          ['charge', 2],
          ['payment', null],
          ['charge', 3],
        ],
        ...[
          ['charge', 4],
          ['charge', 5],
          ['charge', 6],
        ],
      ])
    expect(lines[1]).toMatchObject({
      entry: null,
      rate: 18,
      of: 10_000_00,
      amount: 1_800_00,
      isToCome: false,
    })
    // The last is what the cap leaves.
    expect(lines.at(-1)).toMatchObject({ amount: 1_000_00, rate: null, owed: 16_400_00, isToCome: true })
    expect(advances[0]).toMatchObject({ step: { now: 3, of: 6 }, terms: stepTerms })
    expect(moments.at(-1)).toMatchObject({ owed: [16_400_00], most: [16_400_00] })
  })
})
