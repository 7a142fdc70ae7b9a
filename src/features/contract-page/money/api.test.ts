import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { advances, applicationEvents, applications, payouts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findAdvanceOf } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openCancelable, openSentFile } from '../../../../tests/support/canceling.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { stepTerms } from '../../../../tests/support/paid-contracts.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer as rowSealer } from '../../../../tests/support/row-sealer.ts'
import { openSigning } from '../../../../tests/support/signing.ts'
import { readFirmMoney } from './data/firm.ts'
import { mailStepAhead, warnOfStepsDaily } from './jobs.ts'

const yesterday = addDays(today, -1)
const stranger = { cookie: '' }

describe.each(databaseKinds())('the money of a contract on the person’s page (%s)', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-case-money-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const openSent = openedOnce(desk.database, () => openSentFile(desk))
  const openPaid = (paid?: Parameters<typeof openCancelable>[1]) => openCancelable(desk, paid, openSent)
  beforeAll(() => confirmWords(desk))

  const bySteps = (contractId: string) =>
    db.update(advances).set({ heldTerms: stepTerms }).where(eq(advances.contractId, contractId))

  async function open(paid: Parameters<typeof openCancelable>[1] = {}) {
    const file = await openPaid(paid)
    const page = await openSigning(desk, file)
    const money = async () => (await page.call('GET', '/money', undefined, stranger)).body
    const whole = async () => (await desk.app.inject(page.base.replace('/contract', ''))).json()
    return { file, page, money, whole }
  }

  test('on its way: a link alone may look, and only who typed the mailed code says that it came', async () => {
    const { page, money, whole } = await open({ sentOn: yesterday })
    const found = await money()
    expect(found.money).toMatchObject({
      ...{ stage: 'sent', receivedOn: null, sent: { on: yesterday, amount: 10_000_00, method: 'wire' } },
      cancel: { countedFor: 'arrival', phase: 'open', missing: 10_000_00 },
    })
    const on = { on: today }
    expect((await page.call('POST', '/receipt', on, stranger)).status).toBe(403)
    expect((await page.call('POST', '/receipt', { on: addDays(today, 1) })).status).toBe(422)
    expect((await page.call('POST', '/receipt', { on: addDays(yesterday, -1) })).status).toBe(422)
    expect((await page.call('POST', '/receipt', on)).body.money).toMatchObject({
      ...{ stage: 'received', receivedOn: today, cancel: { countedFor: 'known', begins: today } },
    })
    expect((await page.call('POST', '/receipt', { on: yesterday })).body.money.receivedOn).toBe(today)
    expect(await whole()).toMatchObject({
      turn: 'firm',
      money: { stage: 'received' },
      contract: { stage: 'acknowledged' },
    })
  })

  test('canceled: the notice is one however often it’s sent, and once the money is back nothing is owed', async () => {
    const { file, page, money, whole } = await open({ sentOn: yesterday, receivedOn: yesterday })
    const notice = { submissionKey: 'my-own-notice' }
    expect((await page.call('POST', '/notice', notice, stranger)).status).toBe(403)
    expect((await page.call('POST', '/notice', notice)).body.money).toMatchObject({ stage: 'noticed' })
    const again = await page.call('POST', '/notice', { submissionKey: 'another-tab' })
    expect(again.body.money.cancel.notice).toMatchObject({ status: 'noticed', way: 'online' })
    expect(await whole()).toMatchObject({ turn: 'applicant' })
    await file.back(4_000_00, today)
    expect((await money()).money).toMatchObject({
      stage: 'noticed',
      backOn: today,
      cancel: { missing: 6_000_00 },
    })
    await file.back(6_000_00, today)
    expect(await money()).toMatchObject({ money: { stage: 'canceled', endedOn: today }, owed: { owed: 0 } })
    expect(await whole()).toMatchObject({
      status: 'withdrawn',
      turn: 'nobody',
      contract: { stage: 'canceled' },
    })
  })

  test('the firm reads that notice was given, what has to come back, and until when', async () => {
    const { file, page, money } = await open({ sentOn: yesterday, receivedOn: yesterday })
    const read = () => readFirmMoney({ db, rowSealer }, file.fileId)
    const { lastDay } = (await money()).money.cancel
    expect(await read()).toMatchObject([{ cancelUntil: lastDay, notice: null }])
    await page.call('POST', '/notice', { submissionKey: 'told-the-firm-too' })
    await file.back(4_000_00, today)
    expect(await read()).toMatchObject([{ notice: { on: today, missing: 6_000_00, lastDay } }])
  })

  test('an attorney who applied reads what is owed, and nothing of their client’s account', async () => {
    const { file, whole } = await open({ sentOn: yesterday, receivedOn: yesterday })
    expect(await whole()).toMatchObject({ firmMoney: [] })
    await db.update(payouts).set({ accountEnding: '4417' }).where(eq(payouts.id, file.payoutId))
    expect((await whole()).money.sent).toMatchObject({ accountEnding: '4417' })
    const client = { clientFirstName: 'Ana', clientLastName: 'Ruiz' }
    const firm = { attorneyFirm: 'Park & Co', attorneyBarNumber: '24012345' }
    await db
      .update(applications)
      .set({ role: 'attorney', ...firm, ...client })
      .where(eq(applications.id, file.fileId))
    const { money, firmMoney } = await whole()
    expect(money.sent).toMatchObject({ accountEnding: null, reference: null })
    expect(firmMoney).toMatchObject([{ funded: 10_000_00, cancelUntil: money.cancel.lastDay }])
  })

  test('a late notice is kept, says which day was the last, and changes nothing that is owed', async () => {
    const sentOn = addDays(today, -60)
    const { page, money } = await open({ sentOn, receivedOn: sentOn })
    const { stage, cancel } = (await money()).money
    expect([stage, cancel.phase]).toEqual(['active', 'final'])
    const late = (await page.call('POST', '/notice', { submissionKey: 'too-late-key' })).body
    expect(late.money).toMatchObject({
      ...{ stage: 'active', cancel: { lastDay: cancel.lastDay, notice: { status: 'late' } } },
    })
    expect(late.owed.owed).toBeGreaterThan(10_000_00)
  })

  test('active: what is owed is the ledger’s to the cent, part payments and all, and so is the drawing', async () => {
    const sentOn = addDays(today, -300)
    const { file, money } = await open({ sentOn, receivedOn: sentOn })
    await bySteps(file.id)
    const kept = await findAdvanceOf(db, file.id)
    if (!kept) throw new Error('no advance')
    await db.transaction((tx) =>
      keepEntry(
        { tx, rowSealer },
        kept.row,
        { kind: 'payment', amount: 1_234_57, on: addDays(today, -20), submissionKey: 'a-part' },
        undefined,
      ),
    )
    const { owed, money: own } = await money()
    const balance = await file.owed(today)
    expect(own.stage).toBe('active')
    expect(owed).toMatchObject({ owed: balance?.owed, next: balance?.next, paid: 1_234_57 })
    expect(owed.course.findLast(({ from }: { from: string }) => from <= today).owed).toBe(balance?.owed)
    for (const { from, owed: drawn } of owed.course.filter(({ from }: { from: string }) => from > today))
      expect(drawn).toBe((await file.owed(from))?.owed)
    expect(await readFirmMoney({ db, rowSealer }, file.fileId)).toMatchObject([
      { owed: balance?.owed, next: balance?.next, fundedOn: sentOn, cancelUntil: null },
    ])
  })

  test('paid in full: it’s closed, and nothing is owed', async () => {
    const sentOn = addDays(today, -40)
    const { file, money, whole } = await open({ sentOn, receivedOn: sentOn })
    const kept = await findAdvanceOf(db, file.id)
    const amount = (await file.owed(today))?.owed ?? 0
    if (!kept) throw new Error('no advance')
    await db.transaction((tx) =>
      keepEntry(
        { tx, rowSealer },
        kept.row,
        { kind: 'payment', amount, on: today, submissionKey: 'whole' },
        undefined,
      ),
    )
    expect(await money()).toMatchObject({
      money: { stage: 'paid' },
      owed: { owed: 0, paidOn: today, next: null },
    })
    expect((await whole()).turn).toBe('nobody')
  })

  test('before money left, one notice ends it', async () => {
    const { page, whole } = await open()
    const ended = await page.call('POST', '/notice', { submissionKey: 'changed-my-mind' })
    expect([ended.status, ended.body]).toEqual([200, { money: null, owed: null }])
    expect(await whole()).toMatchObject({ status: 'withdrawn', contract: { stage: 'canceled' }, money: null })
  })

  test('a month before a step, person and attorney hear of it once, without a sum', async () => {
    const first = await open({ sentOn: today, receivedOn: today })
    await bySteps(first.file.id)
    const next = (await first.file.owed(today))?.next?.on ?? ''
    const length = Math.round((Date.parse(next) - Date.parse(today)) / 86_400_000)
    const sentOn = addDays(today, 26 - length)
    const { file } = await open({ sentOn, receivedOn: sentOn })
    await bySteps(file.id)
    const services = jobServices(db, { rowSealer })
    const own = async () => {
      services.queued.length = 0
      await warnOfStepsDaily.run({}, services)
      return services.queued
        .filter(({ payload }) => 'contractId' in payload && payload.contractId === file.id)
        .map(({ payload }) => mailStepAhead.schema.parse(payload))
    }
    const asked = await own()
    expect(asked.map(({ party }) => party)).toEqual(['person', 'attorney'])
    for (const payload of [...asked, ...(await own())]) await mailStepAhead.run(payload, services)
    expect(services.sent).toHaveLength(1)
    const [mail] = services.sent
    expect(mail?.subject).toMatch(/^Your next step begins \w+.\d+, \d{4} \(BF-/)
    expect(mail?.text).not.toMatch(/\$|10,000|Ana|Reyes/)
    const isMail = and(
      eq(applicationEvents.applicationId, file.fileId),
      sql`${applicationEvents.details} ->> 'mail' = 'step-ahead'`,
    )
    expect(await db.$count(applicationEvents, isMail)).toBe(1)
    const other = services.queued.some(
      ({ payload }) => 'contractId' in payload && payload.contractId === first.file.id,
    )
    expect(other).toBe(false)
  })
})
