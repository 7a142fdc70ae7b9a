import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessLog, contracts, payouts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { signInAs } from '#server/testing.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { account, letPay, openPayable, uploadLists } from '../../../../tests/support/payouts.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import type { MoneyPage, MoneyTask } from '../schema/tasks.ts'

describe.each(databaseKinds())('the money page on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-money-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const bookkeeper = await signInAs(desk.app, 'bookkeeper')
  const editor = await signInAs(desk.app, 'editor')
  const page = async (headers = desk.ruth.headers): Promise<MoneyPage> =>
    (await desk.app.inject({ url: '/api/admin/money', headers })).json()
  const taskOf = async (contractId: string, headers = desk.ruth.headers): Promise<MoneyTask | undefined> =>
    (await page(headers)).tasks.find((task) => task.contractId === contractId)
  const list = (query = '', headers = desk.ruth.headers) =>
    desk.app.inject({ url: `/api/admin/money/payment-list${query}`, headers })

  beforeAll(async () => {
    await confirmWords(desk)
    await uploadLists(desk)
    for (const { id } of [desk.ruth, desk.paul]) await letPay(desk, id)
  })
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('follows a payment from what is missing until it is there', async () => {
    const file = await openPayable(desk, services)
    expect(await taskOf(file.id)).toMatchObject({ kind: 'missing-one', action: 'enter-details', on: today })
    await file.prepare()
    expect(await taskOf(file.id)).toMatchObject({ kind: 'sign', action: 'sign', amount: 10_000_00 })
    expect(await taskOf(file.id, bookkeeper.headers)).toMatchObject({ kind: 'ready' })
    await file.sign()
    expect(await taskOf(file.id)).toMatchObject({
      kind: 'released',
      sentence: expect.stringContaining('today'),
    })
    expect((await page()).sums.released).toEqual({ count: 1, amount: 10_000_00 })
    await file.send()
    expect(await taskOf(file.id)).toMatchObject({ kind: 'on-its-way', method: 'ach' })
    await file.post('/received', { on: today, submissionKey: 'received-once' })
    expect(await taskOf(file.id)).toBeUndefined()
    expect((await desk.app.inject({ url: '/api/admin/money', headers: editor.headers })).statusCode).toBe(403)
  })

  test('names planned days that were missed, payments that came back, and checks nobody cashed', async () => {
    const missed = await openPayable(desk, services)
    await missed.prepare()
    const fundingOn = addDays(today, -1)
    await db.update(contracts).set({ fundingOn }).where(eq(contracts.id, missed.id))
    expect(await taskOf(missed.id)).toMatchObject({ kind: 'missing-one', action: 'reissue' })

    const back = await openPayable(desk, services)
    await back.release()
    await back.send()
    await back.post('/returned', { on: today, reason: 'R03', submissionKey: 'returned-once' })
    expect(await taskOf(back.id)).toMatchObject({ kind: 'returned', action: 'reissue' })

    const check = await openPayable(desk, services)
    await check.enter({ method: 'check', address: '1 Elm Street, Austin, Texas 78701' })
    await check.callBack()
    await check.screen()
    await check.sign()
    await check.send({ reference: 'Check 1042' })
    const sentOn = addDays(today, -90)
    await db.update(payouts).set({ sentOn }).where(eq(payouts.contractId, check.id))
    const task = await taskOf(check.id)
    expect(task).toMatchObject({ kind: 'uncashed', on: sentOn })
    expect(task?.sentence).toContain('the state’s law says when')
    expect(Number(task?.unclaimedOn?.slice(0, 4))).toBe(Number(sentOn.slice(0, 4)) + 3)
  })

  test('has the list for the bank: whole, with its total, and of today alone', async () => {
    const file = await openPayable(desk, services)
    await file.enter({ name: '=HYPERLINK("x")' })
    await file.callBack()
    await file.post('/words', { about: 'payee', note: 'The trust that the court named.' })
    await file.screen()
    await file.sign()
    const other = await openPayable(desk, services)
    await other.release()
    const rowsOf = async (query = '') => parseCsv((await list(query)).body.replace('\uFEFF', ''))
    const rows = await rowsOf(`?on=${today}`)
    expect(rows).toHaveLength(4)
    expect(rows[1]?.slice(0, 7)).toEqual([
      ...[expect.any(String), 'ACH', `'=HYPERLINK("x")`, '10000.00', 'Example Bank'],
      ...[account.routing, account.account],
    ])
    expect(rows[3]?.slice(0, 4)).toEqual(['2 payments', '', '', '20000.00'])
    expect((await list(`?on=${addDays(today, 1)}`)).statusCode).toBe(422)
    expect((await list('', bookkeeper.headers)).statusCode).toBe(403)
    const taken = await db.select().from(accessLog).where(eq(accessLog.action, 'payment-list'))
    expect(taken.map(({ details }) => details)).toEqual([
      JSON.stringify({ on: today, count: 2, amount: 20_000_00 }),
    ])

    // A payment that isn't ready at this moment isn't on it.
    await desk.database.runSql(`update screenings set screened_at = now() - interval '1 day'`)
    expect(await rowsOf()).toHaveLength(2)
  })
})
