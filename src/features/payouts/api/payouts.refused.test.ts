import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applications,
  contactCorrections,
  contractSettings,
  contracts,
  payouts,
  sanctionsLists,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { momentIn } from '#site/format.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { letPay, openPayable, uploadList, uploadLists } from '../../../../tests/support/payouts.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { altLine, sdnLine } from '../../../../tests/support/sanctions-lists.ts'

describe.each(databaseKinds())('a payment is refused on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-payouts-refused-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const open = openedOnce(desk.database, () => openPayable(desk, services))
  const setOn = (isOn: boolean) => db.update(contractSettings).set({ isOn })

  beforeAll(async () => {
    await confirmWords(desk)
    await uploadLists(desk)
    for (const { id } of [desk.ruth, desk.paul]) await letPay(desk, id)
  })
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('with details that can’t be right', async () => {
    const file = await open()
    const mistakeOf = async (change: object) => Object.keys((await file.enter(change)).body.errors ?? {})
    expect(await mistakeOf({ routing: '021000022' })).toEqual(['routing'])
    expect(await mistakeOf({ routing: '000000000' })).toEqual(['routing'])
    expect(await mistakeOf({ account: '12' })).toEqual(['account'])
    expect(await mistakeOf({ account: '1234; drop' })).toEqual(['account'])
    expect(await mistakeOf({ accountKind: 'gold' })).toEqual(['accountKind'])
    expect(await mistakeOf({ method: 'cash' })).toEqual(['method'])
    expect(await mistakeOf({ method: 'check' })).toEqual(['address'])
    expect((await file.gate()).payout).toBeNull()
    expect((await file.enter({ method: 'check', address: '1 Elm Street, Austin' })).status).toBe(200)
  })

  test('for a contract that isn’t there, isn’t sent, doesn’t stand, or while contracts are off', async () => {
    const file = await open()
    await file.release()
    const stray = await desk.app.inject({
      ...{ method: 'GET', url: `/api/contracts/${randomUUID()}/payout`, headers: desk.ruth.headers },
    })
    expect(stray.statusCode).toBe(404)
    await setOn(false)
    expect((await file.enter({ account: '55500011' })).status).toBe(409)
    expect((await file.gate()).problem).toContain('Contracts are off')
    expect((await file.send()).body.errors.checks[0]).toContain('Contracts are off')
    await setOn(true)
    await file.cancel(file.id)
    expect((await file.gate()).problem).toContain('doesn’t stand')
    expect((await file.send()).status).toBe(409)
    expect((await file.enter({ account: '55500011' })).status).toBe(409)
  })

  test('on any day but the planned one', async () => {
    const file = await open()
    await file.release()
    const mistakeOf = async (on: string) => (await file.send({ on })).status
    expect(await mistakeOf(addDays(today, -1))).toBe(422)
    expect(await mistakeOf(addDays(today, 1))).toBe(422)
    const plan = (fundingOn: string) => db.update(contracts).set({ fundingOn })
    await plan(addDays(today, -1))
    expect(await file.check('planned-day')).toMatchObject({ state: 'missing', action: 'reissue' })
    expect((await file.send()).status).toBe(422)
    expect((await file.send({ on: addDays(today, -1) })).status).toBe(422)
    await plan(addDays(today, 1))
    expect(await file.check('planned-day')).toMatchObject({ state: 'waiting' })
    expect((await file.send()).status).toBe(422)
  })

  test('but what was released on its day is recorded when the bank has said so, with the day it left', async () => {
    const file = await open()
    await file.release()
    const before = addDays(today, -1)
    await db.update(contracts).set({ fundingOn: before }).where(eq(contracts.id, file.id))
    await db.update(payouts).set({ releasedAt: momentIn('America/New_York', before, 16) })
    expect((await file.send({ on: before })).body.payout).toMatchObject({ status: 'sent', sentOn: before })
  })

  test('before the attorney acknowledged it, and after counsel changed', async () => {
    const file = await open()
    await file.release()
    await file.counselChanged()
    const gate = await file.gate()
    expect(gate.checks[1]).toMatchObject({ state: 'waiting', action: 'remind' })
    expect((await file.send()).body.errors.checks[0]).toContain('Counsel changed')
    await file.acknowledged('Rosa Lindt')
    // Whoever signed had another acknowledgment before them.
    expect(await file.check('signatures')).toMatchObject({ state: 'missing', action: 'sign' })
    expect((await file.send()).status).toBe(409)
    expect((await file.sign()).body.payout.status).toBe('released')
    expect((await file.send()).status).toBe(200)
  })

  test('that today’s rules no longer allow, or without a license', async () => {
    const file = await open()
    await file.release()
    const rule = { posture: 'open', caps: [], cancelDays: 5, cancelFrom: 'later', requiredSentences: [] }
    await desk.setRule('TX', { ...rule, effectiveFrom: today, sentence: '', largestAdvance: 5_000_00 })
    expect(await file.check('rules')).toMatchObject({ state: 'missing', action: 'reissue' })
    expect((await file.send()).body.errors.checks.join(' ')).toContain('no longer allow')
    expect((await file.sign()).status).toBe(409)
    await desk.database.runSql('delete from state_rules')
  })

  test('until the number that was on file before the details is called, by somebody else', async () => {
    const file = await open()
    await file.enter()
    const asks = (number: string, headers = desk.paul.headers) =>
      file.post('/words', { about: 'bank-details', number, note: 'Read back.' }, headers)
    const phone = await file.phone()
    expect((await asks('(555) 867-5309')).body.errors.number[0]).toContain('wasn’t on file before')
    expect((await asks('(555) 867-5309')).body.errors.number[0]).not.toContain(phone)
    expect((await asks('')).status).toBe(422)
    expect((await asks(phone, desk.ruth.headers)).body.message).toContain('Somebody else calls back')
    expect((await file.gate(desk.ruth.headers)).may).toMatchObject({ prepare: true, callBack: false })
    expect((await file.gate(desk.paul.headers)).may).toMatchObject({ prepare: true, callBack: true })
    const id = randomUUID()
    await db.insert(contactCorrections).values({
      ...{ id, applicationId: file.fileId, field: 'phone' },
      sealedOld: testRowSealer.seal(contactCorrections.sealedOld, id, phone),
      sealedNew: testRowSealer.seal(contactCorrections.sealedNew, id, '(555) 867-5309'),
    })
    await db.update(applications).set({ phone: '(555) 867-5309' }).where(eq(applications.id, file.fileId))
    expect((await asks('(555) 867-5309')).status).toBe(422)
    expect((await asks(phone)).status).toBe(200)
  })

  test('with another payee, until somebody says why', async () => {
    const file = await open()
    await file.enter({ name: 'Whitfield & Rowe Trust Account' })
    expect(await file.check('payee')).toMatchObject({ state: 'missing', action: 'confirm-payee' })
    expect((await file.post('/words', { about: 'payee' })).body.errors).toHaveProperty('note')
    const said = await file.post('/words', { about: 'payee', note: 'They asked for it in writing.' })
    expect(said.body.checks[6]).toMatchObject({ state: 'done' })
    const accented = file.body.signer.name.toUpperCase().split(' ').reverse().join(', ')
    expect((await file.enter({ name: accented })).body.checks[6].words).toContain('so does the contract')
  })

  test('until an earlier funder’s release is there, as a document of this file', async () => {
    const file = await open()
    const [row] = await db.select().from(contracts).where(eq(contracts.id, file.id))
    if (!row) throw new Error('the contract is gone')
    const facts = testRowSealer.open(contracts.sealedFacts, row.id, row.sealedFacts)
    const sealedFacts = testRowSealer.seal(contracts.sealedFacts, row.id, {
      ...facts,
      answers: { ...facts.answers, 'other-funder': true },
    })
    await db.update(contracts).set({ sealedFacts }).where(eq(contracts.id, row.id))
    await file.enter()
    expect(await file.check('earlier-funder')).toMatchObject({ state: 'missing', action: 'confirm-release' })
    const say = (documentId?: string) => file.post('/words', { about: 'earlier-funder', documentId })
    expect((await say()).body.errors).toHaveProperty('documentId')
    expect((await say(randomUUID())).status).toBe(422)
    const other = await open()
    expect((await say(await addDocument(desk, other.fileId))).status).toBe(422)
    const documentId = await addDocument(desk, file.fileId)
    const said = await say(documentId)
    expect(said.body.checks[5]).toMatchObject({ state: 'done', evidence: [{}, { documentId }] })
  })

  test('with a list that is missing or too old, unless it was screened elsewhere today', async () => {
    const file = await open()
    await file.prepare()
    await db.update(sanctionsLists).set({ listedOn: addDays(today, -8) })
    expect((await file.screen()).body.message).toContain('may be 7 days old')
    const elsewhere = { where: 'Our bank’s screening', on: today }
    const other = { elsewhere: { ...elsewhere, on: addDays(today, -1) } }
    expect((await file.post('/screening', other)).status).toBe(422)
    const done = await file.post('/screening', { elsewhere })
    expect(done.body.checks[8].words).toContain('Screened elsewhere: Our bank’s screening')
    await db.delete(sanctionsLists)
    const another = await open()
    await another.enter()
    expect(await another.check('sanctions')).toMatchObject({ action: 'upload-list' })
  })

  test('while a near match isn’t judged, after a newer list, and on the next day', async () => {
    const file = await open()
    const [first = '', last = ''] = file.body.signer.name.split(' ')
    await uploadList(desk, 'sdn', sdnLine(36, 'TESTOV, Boris') + sdnLine(77, `${last}, ${first}`))
    await file.enter()
    await file.callBack()
    const screened = await file.screen()
    expect(screened.body.screening).toMatchObject({ outcome: 'hits', hits: [{ entry: '77', score: 100 }] })
    expect(screened.body.checks[8]).toMatchObject({ state: 'missing', action: 'judge' })
    expect((await file.sign()).status).toBe(409)
    const judge = (judgment: object) => file.post('/screening/judgment', judgment)
    expect((await judge({ entry: '36', reason: 'Not them.' })).status).toBe(404)
    expect((await judge({ entry: '77', reason: '  ' })).status).toBe(400)
    const judged = await judge({ entry: '77', reason: 'Born in 1960; ours in 1991.' })
    expect(judged.body.checks[8]).toMatchObject({ state: 'done' })
    expect((await file.sign()).body.payout.status).toBe('released')

    await uploadList(desk, 'alt', altLine(36, 'TESTOFF, Boris') + altLine(36, 'TESTOV, B.'))
    expect((await file.send()).body.errors.checks).toEqual(['A newer list came since. Compare again.'])
    await file.screen()
    await judge({ entry: '77', reason: 'Born in 1960; ours in 1991.' })
    await desk.database.runSql(`update screenings set screened_at = now() - interval '1 day'`)
    expect((await file.send()).body.errors.checks[0]).toContain('Compare again today')
  })

  test('recorded as received or returned before it was sent, or on a wrong day', async () => {
    const file = await open()
    await file.prepare()
    const there = (on: string) => file.post('/received', { on, submissionKey: randomUUID() })
    expect((await there(today)).status).toBe(409)
    const back = { on: today, reason: 'R03', submissionKey: randomUUID() }
    expect((await file.post('/returned', back)).status).toBe(409)
    await file.sign()
    await file.send()
    expect((await there(addDays(today, -1))).status).toBe(422)
    expect((await there(addDays(today, 1))).status).toBe(422)
    expect((await there('tomorrow')).status).toBe(400)
    expect((await there(today)).status).toBe(200)
    expect((await there(today)).status).toBe(200)
    expect((await file.post('/returned', { ...back, on: addDays(today, 1) })).status).toBe(422)
    expect((await file.cancel(file.id)).body.message).toContain('paid out')
  })
})
