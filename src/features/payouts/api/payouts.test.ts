import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessLog, applicationEvents, decisions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findAdvanceOf, readBalance } from '#features/ledger/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { signInAs } from '#server/testing.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { account, letPay, openPayable, uploadLists } from '../../../../tests/support/payouts.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { mailMoney, mailPayoutAlone } from '../jobs.ts'

describe.each(databaseKinds())('the payment of a contract on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-payouts-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const editor = await signInAs(desk.app, 'editor')
  const bookkeeper = await signInAs(desk.app, 'bookkeeper', 'Bea Keeper')
  const open = openedOnce(desk.database, () => openPayable(desk, services))
  const setSecond = async (secondAbove: number | null) => {
    await desk.database.runSql(
      `insert into decision_settings (id, second_above) values (1, ${secondAbove ?? 'null'}) on conflict (id) do update set second_above = ${secondAbove ?? 'null'}`,
    )
  }

  beforeAll(async () => {
    await confirmWords(desk)
    await uploadLists(desk)
    for (const { id } of [desk.ruth, desk.paul]) await letPay(desk, id)
    await setSecond(null)
  })
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('goes through the gate, out, and is received', async () => {
    const file = await open()
    const before = await file.gate()
    expect(before.checks.map(({ check, state, action }) => [check, state, action])).toEqual([
      ['signed', 'done', 'none'],
      ['acknowledged', 'done', 'none'],
      ['planned-day', 'done', 'none'],
      ['rules', 'done', 'none'],
      ['license', 'not-needed', 'none'],
      ['earlier-funder', 'not-needed', 'none'],
      ['payee', 'missing', 'enter-details'],
      ['bank-details', 'missing', 'enter-details'],
      ['sanctions', 'missing', 'enter-details'],
      ['signatures', 'missing', 'enter-details'],
    ])
    expect(before).toMatchObject({ payout: null, done: 6, isReady: false, problem: null })

    const entered = await file.enter()
    expect(entered.body.payout).toMatchObject({ accountEnding: '0142', amount: 10_000_00, method: 'ach' })
    expect(JSON.stringify(entered.body)).not.toContain(account.account)
    expect((await file.sign()).body.errors.checks).toHaveLength(2)
    expect((await file.callBack()).body.checks[7].words).toContain('Paul Whitlock called (•••) •••-')
    expect((await file.screen()).body.checks[8]).toMatchObject({ state: 'done' })
    const released = await file.sign()
    expect(released.body).toMatchObject({ isReady: true, payout: { status: 'released' } })

    const key = { submissionKey: randomUUID() }
    const sent = await file.send(key)
    expect(sent.status).toBe(200)
    expect(sent.body.payout).toMatchObject({ status: 'sent', sentOn: today, reference: 'Trace 091000' })
    expect((await file.send(key)).status).toBe(200)
    expect((await file.send({ ...key, reference: 'Another' })).status).toBe(409)
    expect((await file.send()).body.message).toContain('left already')
    expect((await file.read()).status).toBe('funded')
    const kept = await findAdvanceOf(db, file.id)
    expect(kept?.entries.map(({ kind: what, amount }) => [what, amount])).toEqual([['paid-out', 10_000_00]])
    expect(kept && (await readBalance(db, kept, today))).toMatchObject({ funded: 10_000_00 })
    expect(await file.contract(file.id)).toMatchObject({ paidOn: today, status: 'acknowledged' })

    const received = await file.post('/received', { on: today, submissionKey: randomUUID() })
    expect(received.body.payout).toMatchObject({ status: 'received', receivedOn: today, receivedBy: 'bank' })
    const steps = await db
      .select({ details: applicationEvents.details })
      .from(applicationEvents)
      .where(eq(applicationEvents.type, 'money-step'))
    const told = JSON.stringify(steps)
    for (const step of ['details-changed', 'called-back', 'screened', 'payout-released', 'payout-sent'])
      expect(told).toContain(step)
    expect(told).not.toContain('0142')
  })

  test('sends one mail, without a sum, a name or an account', async () => {
    const file = await open()
    const { payout } = await file.release()
    await file.send()
    const mails = jobServices(db, { rowSealer: testRowSealer, storage })
    await mailMoney.run({ payoutId: payout?.id ?? '', news: 'sent' }, mails)
    await mailMoney.run({ payoutId: payout?.id ?? '', news: 'returned' }, mails)
    expect(mails.sent).toHaveLength(1)
    const [{ subject = '', text = '' } = {}] = mails.sent
    expect(subject).toContain('on its way')
    for (const hidden of ['10,000', '0142', file.body.signer.name])
      expect(`${subject} ${text}`).not.toContain(hidden)
  })

  test('shows where the money goes to those who may see it, and writes down each look', async () => {
    const file = await open()
    await file.enter()
    await letPay(desk, desk.paul.id, { maySeeBankDetails: false })
    expect((await file.call('GET', '/details', { headers: desk.paul.headers })).status).toBe(403)
    for (const _ of [1, 2])
      expect((await file.call('GET', '/details')).body).toMatchObject({
        account: account.account,
        routing: account.routing,
      })
    const looks = await db.select().from(accessLog).where(eq(accessLog.action, 'bank-details-open'))
    expect(looks).toHaveLength(2)
    expect(JSON.stringify(looks)).not.toContain(account.account)
    const { rows } = await desk.database.runSql('select p::text as all from payouts p')
    expect(JSON.stringify(rows)).not.toContain(account.account)
  })

  test('takes two people above the sum, and neither twice', async () => {
    await setSecond(5_000_00)
    const file = await open()
    await file.prepare()
    const first = await file.sign()
    expect(first.body.payout.status).toBe('open')
    expect(first.body.checks[9].words).toContain('Above $5,000.00 two people sign')
    expect((await file.send()).body.message).toContain('isn’t released')
    expect((await file.sign()).body.message).toContain('somebody else’s')
    expect((await file.gate(desk.paul.headers)).may.signs).toBe('second')
    expect((await file.sign(desk.paul.headers)).body.payout.status).toBe('released')
    expect((await file.sign(desk.paul.headers)).status).toBe(200)

    const held = await file.post('/refusal', { reason: 'The firm called.' }, desk.paul.headers)
    expect(held.body).toMatchObject({ payout: { status: 'open' }, signatures: [{ ending: 'refused' }] })
    expect((await file.send()).status).toBe(409)
  })

  test('lets one person alone sign after a reason, a mail and a wait', async () => {
    await setSecond(5_000_00)
    const file = await open()
    await file.prepare()
    for (const { id } of [desk.ruth, desk.paul]) await letPay(desk, id, { mayPay: false })
    expect((await file.sign(desk.owner)).status).toBe(422)
    const alone = await file.sign(desk.owner, { aloneReason: 'Nobody else is here.' })
    const [{ id }] = alone.body.signatures
    const mails = jobServices(db)
    await mailPayoutAlone.run({ payoutSignatureId: id }, mails)
    expect(mails.sent[0]?.subject).toContain('You signed alone')
    expect((await file.sign(desk.owner)).body.message).toContain('One person alone waits')
    await desk.database.runSql(`update payout_signatures set alone_from = now() where id = '${id}'`)
    const done = await file.sign(desk.owner)
    expect(done.body).toMatchObject({ payout: { status: 'released' }, signatures: [{ isAlone: true }] })
  })

  test('loses words, comparison and signatures when the details change', async () => {
    const file = await open()
    await file.release()
    expect((await file.enter()).body.payout).toMatchObject({ status: 'released', detailsVersion: 1 })
    const changed = await file.enter({ account: '999000111' })
    expect(changed.body).toMatchObject({
      payout: { status: 'open', detailsVersion: 2, accountEnding: '0111' },
      signatures: [{ ending: 'void' }],
      screening: null,
    })
    expect(changed.body.checks[7].action).toBe('call-back')
    expect((await file.enter({ version: 1, account: '5550001' })).body.message).toContain('meanwhile')
    expect((await file.send()).status).toBe(409)
  })

  test('came back, so it never began: the file is approved, nothing is owed, the contract is reissued', async () => {
    const file = await open()
    await file.release()
    await file.send()
    const payload = { on: today, reason: 'R03: no account', submissionKey: randomUUID() }
    const early = { ...payload, on: addDays(today, -1) }
    expect((await file.post('/returned', early)).status).toBe(422)
    expect((await file.post('/returned', payload, desk.ruth.headers)).status).toBe(200)
    expect((await file.post('/returned', payload, desk.ruth.headers)).status).toBe(200)
    const gate = await file.gate()
    expect(gate).toMatchObject({
      payout: null,
      returned: [{ status: 'returned', returnReason: 'R03: no account' }],
    })
    expect(gate.checks[2]).toMatchObject({ state: 'missing', action: 'reissue' })
    expect((await file.read()).status).toBe('approved')
    expect(await findAdvanceOf(db, file.id)).toBeUndefined()
    const rows = await db.select().from(decisions).where(eq(decisions.applicationId, file.fileId))
    expect(rows.map(({ kind: what, ending }) => [what, ending]).sort()).toEqual([
      ['approved', null],
      ['funded', 'undone'],
    ])
    expect((await file.enter()).body.message).toContain('Reissue')
    expect((await file.reissue(file.id)).status).toBe(201)
  })

  test('leaves once, however many send it at the same time', async () => {
    const file = await open()
    await file.release()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        file.send({}, place % 2 ? desk.paul.headers : desk.ruth.headers),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { rows } = await desk.database.runSql(
      `select count(*)::int as n from advances where contract_id = '${file.id}'`,
    )
    expect(rows[0]?.n).toBe(1)
  })

  test('is closed to editors, and to colleagues without the right', async () => {
    const file = await open()
    expect((await file.call('GET', '', { headers: editor.headers })).status).toBe(403)
    await file.prepare()
    await letPay(desk, desk.paul.id, { mayPay: false, maySeeBankDetails: false })
    const { headers } = desk.paul
    expect((await file.enter({}, headers)).status).toBe(403)
    expect((await file.callBack(headers)).status).toBe(403)
    expect((await file.screen(headers)).status).toBe(403)
    expect((await file.sign(headers)).status).toBe(403)
    expect((await file.sign(bookkeeper.headers)).status).toBe(403)
    expect((await file.gate(bookkeeper.headers)).may).toMatchObject({ pay: false, seeDetails: false })
    await file.sign()
    expect((await file.send({}, headers)).status).toBe(403)
    expect((await file.send()).status).toBe(200)
    const there = { on: today, submissionKey: randomUUID() }
    expect((await file.post('/received', there, headers)).status).toBe(403)
    expect((await file.post('/received', there, bookkeeper.headers)).status).toBe(200)
  })
})
