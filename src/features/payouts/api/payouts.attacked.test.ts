import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts, payouts, people, screenings } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { signInAs } from '#server/testing.ts'
import { momentIn } from '#site/format.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { account, letPay, openPayable, uploadLists } from '../../../../tests/support/payouts.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { openSigning } from '../../../../tests/support/signing.ts'

const yesterday = addDays(today, -1)

describe.each(databaseKinds())('a payment under attack on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-payouts-attacked-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const bookkeeper = await signInAs(desk.app, 'bookkeeper')
  const open = openedOnce(desk.database, () => openPayable(desk, services))

  beforeAll(async () => {
    await confirmWords(desk)
    await uploadLists(desk)
    for (const { id } of [desk.ruth, desk.paul]) await letPay(desk, id)
  })
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Released yesterday, its planned day, and never marked sent. */
  async function openReleasedYesterday() {
    const file = await open()
    await file.release()
    await db.update(contracts).set({ fundingOn: yesterday }).where(eq(contracts.id, file.id))
    const releasedAt = momentIn('America/New_York', yesterday, 16)
    await db.update(payouts).set({ releasedAt }).where(eq(payouts.contractId, file.id))
    return file
  }

  test('isn’t marked sent a day later once its contract or its offer ended', async () => {
    const voided = await openReleasedYesterday()
    await voided.cancel(voided.id)
    const replaced = await openReleasedYesterday()
    expect((await replaced.reissue(replaced.id)).status).toBe(201)
    const withdrawn = await openReleasedYesterday()
    const { base, known } = await openSigning(desk, withdrawn)
    const url = base.replace('/contract', '/withdraw')
    expect((await desk.app.inject({ method: 'POST', url, headers: known, payload: {} })).statusCode).toBe(200)
    for (const file of [voided, replaced, withdrawn]) {
      const sent = await file.send({ on: yesterday })
      expect(sent.status).toBe(409)
      expect(sent.body.errors.checks[0]).toMatch(/doesn’t stand/)
    }
  })

  test('keeps no hidden or foreign letters in what a bank reads', async () => {
    const file = await open()
    const mistakeOf = async (name: string) => (await file.enter({ name })).body.errors?.name?.[0]
    expect(await mistakeOf('Аna Ruiz')).toContain('Latin letters')
    expect(await mistakeOf('Ana\u202eRuiz')).toBeTruthy()
    expect(await mistakeOf('Ana\u200bRuiz')).toBeTruthy()
    expect(await mistakeOf('<b>Ana</b>')).toBeTruthy()
    const { body } = await file.enter({ bank: 'Example\u202e\0\tBank' })
    expect(body.payout.bank).toBe('Example Bank')
    await file.callBack()
    await file.screen()
    await file.sign()
    const sent = await file.send({ reference: 'Trace\0\u202e 91\ud800' })
    expect(sent.body.payout.reference).toBe('Trace 91\ufffd')
  })

  test('has no formula in the list for the bank', async () => {
    const file = await open()
    const name = '=HYPERLINK("https://elsewhere.example","Ana")'
    await file.enter({ name, bank: '+1 Bank' })
    await file.callBack()
    await file.post('/words', { about: 'payee', note: 'So says the account.' })
    await file.screen()
    expect((await file.sign()).body.payout.status).toBe('released')
    const list = await desk.app.inject({ url: '/api/admin/money/payment-list', headers: desk.ruth.headers })
    const cells = parseCsv(list.body.slice(1)).find((row) => row[2]?.includes('HYPERLINK'))
    expect(cells?.[2]).toBe(`'${name}`)
    expect(cells?.[4]).toBe("'+1 Bank")
  })

  test('shows no whole account to those who may not see it, whatever is written beside it', async () => {
    const file = await open()
    await file.enter()
    const number = await file.phone()
    const say = (note: string) =>
      file.post('/words', { about: 'bank-details', number, note }, desk.paul.headers)
    expect((await say('He read 0001-2345 0142 to me.')).body.errors.note[0]).toContain('ends')
    expect((await say('He read 0142 to me.')).status).toBe(200)
    const gate = JSON.stringify(await file.gate(bookkeeper.headers))
    for (const kept of [account.account, account.routing, number]) expect(gate).not.toContain(kept)
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables) {
      const isFound = `select count(*)::int as n from ${name} as t where t::text like '%${account.account}%'`
      expect((await db.execute(sql.raw(isFound))).rows, name).toEqual([{ n: 0 }])
    }
  })

  test('is compared with no list for somebody without the right', async () => {
    const file = await open()
    await file.enter()
    expect((await file.screen(bookkeeper.headers)).status).toBe(403)
    const elsewhere = { where: 'Nowhere', on: today }
    expect((await file.post('/screening', { elsewhere }, bookkeeper.headers)).status).toBe(403)
    const [row] = await db.select().from(payouts).where(eq(payouts.contractId, file.id))
    expect(await db.$count(screenings, eq(screenings.payoutId, row?.id ?? ''))).toBe(0)
  })

  test('takes two people where two sign, however often and fast one of them signs', async () => {
    const file = await open()
    await file.prepare()
    await db.update(people).set({ approveUpTo: 0 })
    const submissionKey = randomUUID()
    const first = await Promise.all([1, 2, 3].map(() => file.sign(desk.ruth.headers, { submissionKey })))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const more of [{}, { aloneReason: 'In a hurry.' }])
      expect((await file.sign(desk.ruth.headers, more)).body.message).toContain('somebody else’s')
    expect((await file.sign(desk.paul.headers, { submissionKey })).status).toBe(409)
    expect((await file.send()).status).toBe(409)
    await db.update(people).set({ mayPay: false }).where(eq(people.id, desk.paul.id))
    expect((await file.sign(desk.paul.headers)).status).toBe(403)
    await letPay(desk, desk.paul.id)
    const both = await Promise.all([1, 2, 3].map(() => file.sign(desk.paul.headers)))
    expect(both.some(({ body }) => body.payout?.status === 'released')).toBe(true)
    const [signature, ...others] = (await file.gate()).signatures
    expect(signature).toMatchObject({
      byId: desk.ruth.id,
      second: { name: expect.not.stringContaining('Ruth') },
    })
    expect(others).toEqual([])
  })

  test('that never left goes with its person, account and all', async () => {
    const file = await open()
    await file.release()
    const url = `/api/applications/${file.fileId}/person`
    const payload = { reason: 'requested', applicationIds: [file.fileId] }
    await desk.app.inject({ method: 'DELETE', url, payload, headers: desk.owner })
    expect(await db.$count(contracts, eq(contracts.id, file.id))).toBe(1)
    expect(await db.$count(payouts, eq(payouts.contractId, file.id))).toBe(0)
  })

  test('by everybody at once leaves one truth, and a bank’s word counts after the file was deleted', async () => {
    const file = await open()
    await file.release()
    const url = `/api/applications/${file.fileId}/person`
    const payload = { reason: 'requested', applicationIds: [file.fileId] }
    const on = { on: today, submissionKey: randomUUID() }
    const [sent] = await Promise.all([
      file.send(),
      file.enter({ account: '55500011' }),
      file.cancel(file.id),
      file.post('/refusal', { reason: 'Wait.' }),
    ])
    const erased = await desk.app.inject({ method: 'DELETE', url, payload, headers: desk.owner })
    expect(erased.statusCode).toBe(200)
    const balance = async () =>
      (await desk.app.inject({ url: `/api/contracts/${file.id}/balance`, headers: desk.owner })).json()
    const isOut = sent.status === 200
    expect((await balance()).funded).toBe(isOut ? 10_000_00 : 0)
    if (!isOut) return
    for (const path of ['', '/details'])
      expect((await file.call('GET', path, { headers: desk.ruth.headers })).status).toBe(404)
    expect((await file.post('/received', on, desk.owner)).status).toBe(200)
    const back = { ...on, submissionKey: randomUUID(), reason: 'R03' }
    expect((await file.post('/returned', back, desk.ruth.headers)).status).toBe(404)
    expect((await file.post('/returned', back, desk.owner)).body.returned).toMatchObject([
      { returnedOn: today },
    ])
    expect(await balance()).toMatchObject({ funded: 0, owed: 0 })
  })
})
