import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, contracts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openCancelable, openSentFile } from '../../../../tests/support/canceling.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { proofTest } from '../../../../tests/support/proof-test.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer as rowSealer } from '../../../../tests/support/row-sealer.ts'

const yesterday = addDays(today, -1)
const longAgo = addDays(today, -40)

describe.each(databaseKinds())('canceling, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-cancel-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const openSent = openedOnce(desk.database, () => openSentFile(desk))
  const openPaid = (paid?: Parameters<typeof openCancelable>[1]) => openCancelable(desk, paid, openSent)
  beforeAll(() => confirmWords(desk))

  test('takes a letter and the money in two parts, and then nothing is owed', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    const before = await file.read()
    expect(before).toMatchObject({
      ...{ phase: 'open', countedFor: 'known', begins: yesterday, received: 10_000_00, missing: 10_000_00 },
      ...{ notice: null, sentOn: yesterday, zone: { short: 'ET' }, businessDays: 5, start: 'receipt' },
      may: { notice: true, money: true, late: true },
    })
    expect(before.days.filter((day: { kind: string }) => day.kind === 'business')).toHaveLength(5)
    expect(before.ways.map(({ way }: { way: string }) => way).sort()).toEqual(
      ['in-person', 'mail', 'tracked-mail', 'wire'].sort(),
    )

    const noticed = await file.notice({ way: 'tracked-mail', postmarkOn: yesterday, arrivedOn: today })
    expect(noticed.body).toMatchObject({
      notice: { status: 'noticed', noticedOn: yesterday, arrivedOn: today, isInTime: true },
      missing: 10_000_00,
    })
    expect((await file.notice({ way: 'message', noticedOn: today })).body.message).toContain('already')

    const half = await file.back(4_000_00, today)
    expect(half.body).toMatchObject({ phase: 'open', moneyBack: 4_000_00, missing: 6_000_00 })
    expect((await file.keep()).body.message).toContain('back already')
    const much = await file.back(6_000_01, today)
    expect([much.status, much.body.errors.amount[0]]).toEqual([422, expect.stringContaining('$6,000.00')])
    const submissionKey = randomUUID()
    const done = await file.back(6_000_00, today, { submissionKey })
    expect(done.body).toMatchObject({ phase: 'canceled', missing: 0, notice: { status: 'canceled' } })
    expect((await file.back(6_000_00, today, { submissionKey })).status).toBe(200)
    expect((await file.back(6_000_00, today)).body.message).toContain('canceled')
    expect(done.body.parts).toMatchObject([
      { amount: 4_000_00, way: 'Money order', on: today },
      { amount: 6_000_00 },
    ])

    expect(await file.owed(today)).toMatchObject({ owed: 0, paid: 10_000_00, charges: 0, next: null })
    expect(await file.contract(file.id)).toMatchObject({ status: 'canceled' })
    expect(await file.file()).toMatchObject({ status: 'withdrawn' })
    const steps = await db
      .select({ details: applicationEvents.details })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, file.fileId))
    expect(steps.flatMap(({ details }) => (details && 'step' in details ? [details.step] : []))).toEqual([
      'cancel-noticed',
      'money-back',
      'money-back',
      'canceled',
    ])
    expect((await checkEvents({ db, rowSealer })).flaws).toEqual([])
  })

  test('says so by mail to the person and the attorney, without a sum', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    await file.notice({ way: 'in-person', noticedOn: today })
    const [noticed] = await file.mails()
    expect(noticed?.subject).toContain('We have your notice')
    expect(noticed?.text).toMatch(/Send the money back by \w+day, \w+ \d+/)
    await file.back(10_000_00, today, { way: 'uncashed-check' })
    const [canceled] = await file.mails()
    expect(canceled?.subject).toContain('Canceled. You owe nothing')
    for (const mail of [noticed, canceled]) expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\$|10,000/)
  })

  test('before any money has left, one notice ends it, and the payment with it', async () => {
    const file = await openPaid()
    expect(await file.read()).toMatchObject({ phase: 'unpaid', countedFor: 'plan', missing: 0 })
    expect((await file.back(1_00, today)).body.message).toContain('No money has left')
    expect(await file.press()).toEqual({ ok: true })
    expect(await file.press()).toEqual({ ok: true })
    expect(await file.read()).toMatchObject({ phase: 'canceled', notice: { way: 'online', by: null } })
    expect(await file.payout()).toMatchObject({ status: 'void' })
    expect(await file.file()).toMatchObject({ status: 'withdrawn' })
    const { events } = await file.contract(file.id)
    expect(events.at(-1)).toMatchObject({ event: 'canceled', party: 'person', words: { knownBy: 'code' } })
  })

  test('refuses days that can’t be, money without a notice, and a key that said something else', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    const tomorrow = addDays(today, 1)
    expect((await file.back(10_000_00, today)).body.message).toContain('Record it first')
    expect((await file.keep()).status).toBe(409)
    expect((await file.late('accept')).body.message).toContain('No late notice')
    const mistakeOf = async (payload: object) => Object.keys((await file.notice(payload)).body.errors ?? {})
    expect(await mistakeOf({ way: 'mail', arrivedOn: tomorrow })).toEqual(['arrivedOn'])
    expect(await mistakeOf({ way: 'mail', postmarkOn: today, arrivedOn: yesterday })).toEqual(['postmarkOn'])
    expect(await mistakeOf({ way: 'message', noticedOn: longAgo })).toEqual(['noticedOn'])
    expect((await file.notice({ way: 'online', noticedOn: today })).status).toBe(400)
    expect((await file.notice({ way: 'message', noticedOn: '2026-02-31' })).status).toBe(400)

    const submissionKey = randomUUID()
    const first = { way: 'message', noticedOn: today, note: 'She called.', submissionKey }
    expect((await file.notice(first)).body.notice).toMatchObject({ note: 'She called.', by: 'Owner' })
    expect((await file.notice(first)).status).toBe(200)
    expect((await file.notice({ ...first, way: 'in-person' })).body.message).toContain('something else')
    const moneyMistake = async (...back: Parameters<typeof file.back>) =>
      Object.keys((await file.back(...back)).body.errors ?? {})
    expect(await moneyMistake(1_00, addDays(yesterday, -1))).toEqual(['on'])
    expect(await moneyMistake(1_00, tomorrow)).toEqual(['on'])
    expect(await moneyMistake(1_00, today, { arrivedOn: yesterday })).toEqual(['on'])
    for (const amount of [0, -5, 1.5]) expect((await file.back(amount, today)).status).toBe(400)
    expect(await file.read()).toMatchObject({ moneyBack: 0 })
  })

  test('a notice by mistake is taken back, and another one may follow', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    await file.press()
    expect(await file.takeBack()).toEqual({ ok: true })
    expect(await file.takeBack()).toEqual({ ok: true })
    expect(await file.read()).toMatchObject({ phase: 'open', notice: null, earlier: [{ status: 'kept' }] })
    expect((await file.notice({ way: 'message', noticedOn: today })).body.notice.status).toBe('noticed')
    expect(await file.owed(today)).toMatchObject({ paid: 0 })
  })

  test('a late one waits for somebody who may pay', async () => {
    const paid = { sentOn: longAgo, receivedOn: longAgo }
    const file = await openPaid(paid)
    const { lastDay, phase } = await file.read()
    expect(phase).toBe('final')
    const late = await file.notice({ way: 'mail', postmarkOn: addDays(lastDay, 1), arrivedOn: today })
    expect(late.body.notice).toMatchObject({ status: 'late', isInTime: false, lastDay })
    await file.back(10_000_00, today)
    expect(await file.read()).toMatchObject({ phase: 'final', missing: 0, notice: { status: 'late' } })
    expect((await file.late('accept', desk.ruth.headers)).status).toBe(403)
    const [mail] = await file.mails()
    expect(mail?.text).toContain('If something held you up, call us')
    const taken = await file.late('accept')
    expect(taken.body).toMatchObject({
      ...{ phase: 'canceled', notice: { status: 'canceled', reason: 'She was in the hospital.' } },
    })
    expect(await file.owed(today)).toMatchObject({ owed: 0 })

    const other = await openPaid(paid)
    await other.notice({ way: 'message', noticedOn: today })
    expect((await other.late('refuse')).body).toMatchObject({ notice: null, earlier: [{ status: 'kept' }] })
    expect((await other.contract(other.id)).status).toBe('acknowledged')
    expect((await other.mails()).at(0)?.subject).toContain('Your contract goes on')
  })

  proofTest(
    'a postmark on the last day is in time, however late it comes; money after it is late',
    async () => {
      const paid = { sentOn: longAgo, receivedOn: longAgo }
      const file = await openPaid(paid)
      const { lastDay } = await file.read()
      const letter = { way: 'tracked-mail', postmarkOn: lastDay, arrivedOn: today }
      expect((await file.notice(letter)).body.notice).toMatchObject({ status: 'noticed', isInTime: true })
      await file.back(1_000_00, lastDay, { arrivedOn: today })
      expect((await file.read()).notice.status).toBe('noticed')
      await file.back(9_000_00, addDays(lastDay, 1), { arrivedOn: today })
      expect(await file.read()).toMatchObject({ phase: 'final', missing: 0, notice: { status: 'late' } })
      const whole = await openPaid(paid)
      await whole.notice(letter)
      expect((await whole.back(10_000_00, lastDay, { arrivedOn: today })).body.phase).toBe('canceled')
    },
  )

  test('only people with the right record money, and nobody without a session looks', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    expect((await file.notice({ way: 'message', noticedOn: today }, desk.ruth.headers)).status).toBe(200)
    expect((await file.back(1_00, today, {}, desk.ruth.headers)).status).toBe(403)
    expect((await file.read(desk.ruth.headers)).may).toEqual({ notice: true, money: false, late: false })
    expect((await file.on('GET', file.id, '/cancellation', undefined, { cookie: '' })).status).toBe(401)
    expect((await file.on('GET', randomUUID(), '/cancellation')).status).toBe(404)
  })

  test('nothing is canceled that nobody has signed, or that ended otherwise', async () => {
    const file = await openPaid()
    const set = (change: object) => db.update(contracts).set(change).where(eq(contracts.id, file.id))
    await set({ status: 'issued' })
    expect((await file.notice({ way: 'message', noticedOn: today })).body.message).toContain('Say no')
    await set({ status: 'voided', endedAt: new Date() })
    expect((await file.notice({ way: 'message', noticedOn: today })).body.message).toContain('doesn’t stand')
  })
})
