import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { contractSettings, decisionSettings, ledgerEntries } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { listAdvances, readBalance } from '#features/ledger/data.ts'
import { openDecidingDesk, openFile, today } from '../../../tests/support/decisions.ts'

describe.each(databaseKinds())('money that leaves by a decision, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const entriesOf = async (id: string) => {
    const rows = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.applicationId, id))
      .orderBy(asc(ledgerEntries.place))
    return rows.map(({ kind: what, amount, on, method }) => ({ what, amount, on, method }))
  }
  const paidOut = { what: 'paid-out', amount: 12_500_00, on: today, method: 'wire' }

  test('is an advance; undone within its minute it never left, and it may leave again', async () => {
    const file = await openFile(desk)
    await file.approve()
    expect(await listAdvances(db, file.id)).toEqual([])
    const { body } = await file.fund()
    expect(await entriesOf(file.id)).toEqual([paidOut])
    const [advance] = await listAdvances(db, file.id)
    if (!advance) throw new Error('no advance')
    expect(advance.row).toMatchObject({ number: 1, counted: 'months', state: 'TX', contractId: null })
    expect(await readBalance(db, advance, today)).toMatchObject({ funded: 12_500_00, paid: 0 })

    expect((await file.act('undo', body.decision.id, desk.ruth.headers)).status).toBe(200)
    expect(await listAdvances(db, file.id)).toEqual([])
    expect((await file.act('undo', body.decision.id, desk.ruth.headers)).status).toBe(200)
    expect((await file.fund()).status).toBe(201)
    const [again, ...others] = await listAdvances(db, file.id)
    expect(others).toEqual([])
    expect(again?.row.number).toBe(1)
    const returned = { ...paidOut, what: 'returned', method: null }
    expect(await entriesOf(file.id)).toEqual([paidOut, returned, paidOut])
  })

  test('is one once the second person has signed, and not before', async () => {
    await db.insert(decisionSettings).values({ id: 1, secondAbove: 1_000_00 })
    const file = await openFile(desk)
    await file.approve()
    const { body } = await file.fund(12_500_00, { askedId: desk.paul.id })
    expect(await entriesOf(file.id)).toEqual([])
    await Promise.all([1, 2].map(() => file.act('signature', body.decision.id, desk.paul.headers)))
    expect(await entriesOf(file.id)).toEqual([paidOut])
    await db.delete(decisionSettings)
  })

  test('stands in the ledger as it was written: nobody changes an entry', async () => {
    const file = await openFile(desk)
    await file.approve()
    await file.fund()
    const change = (set: string) =>
      desk.database.runSql(`update ledger_entries set ${set} where application_id = '${file.id}'`)
    for (const set of [
      'amount = 1',
      `"on" = '2020-01-01'`,
      'replaces = id',
      'advance_id = gen_random_uuid()',
      `application_id = (select id from applications where id <> '${file.id}' limit 1)`,
      'sealed_words = null, recorded_at = now()',
    ])
      await expect(change(set)).rejects.toThrow('cannot be changed')
    expect(await entriesOf(file.id)).toEqual([paidOut])
  })

  describe('with contracts on', () => {
    const turn = (isOn: boolean) =>
      db
        .insert(contractSettings)
        .values({ id: 1, isOn })
        .onConflictDoUpdate({ target: contractSettings.id, set: { isOn } })
    afterEach(() => turn(false))
    const needed = /^Contracts are on/
    type File = Awaited<ReturnType<typeof openFile>>
    const move = async (file: File, status: string) => {
      const { version } = await file.read()
      return file.call('PATCH', '/status', desk.ruth.headers, { status, version, reason: 'So it is.' })
    }

    test('leaves by no decision, second signature, plain status or undo', async () => {
      const undone = await openFile(desk)
      for (const status of ['funded', 'in-review']) expect((await move(undone, status)).status).toBe(200)
      await db.insert(decisionSettings).values({ id: 1, secondAbove: 20_000_00 })
      const file = await openFile(desk)
      await file.approve()
      const waiting = await openFile(desk)
      await waiting.approve(25_000_00)
      const { body } = await waiting.fund(25_000_00, { askedId: desk.paul.id })

      await turn(true)
      const funded = await file.fund()
      expect([funded.status, funded.body.message]).toEqual([409, expect.stringMatching(needed)])
      const plain = await move(file, 'funded')
      expect([plain.status, plain.body.message]).toEqual([409, expect.stringMatching(needed)])
      const second = await waiting.act('signature', body.decision.id, desk.paul.headers)
      expect([second.status, second.body.message]).toEqual([409, expect.stringMatching(needed)])
      const { id, version } = await undone.read()
      const back = await desk.app.inject({
        ...{ method: 'POST', url: '/api/applications/status/undo', headers: desk.ruth.headers },
        payload: { applications: [{ id, version }] },
      })
      expect(back.json()).toMatchObject({ changed: [], refused: [{ reason: 'contract needed' }] })
      for (const one of [file, waiting, undone]) expect(await entriesOf(one.id)).toEqual([])
      expect((await file.desk()).needsContract).toBe(true)

      await turn(false)
      expect((await file.fund()).status).toBe(201)
      await db.delete(decisionSettings)
    })

    test('goes on as it was where it had left before', async () => {
      const file = await openFile(desk)
      await file.approve()
      await file.fund()
      await file.mail()
      await turn(true)
      const payment = { submissionKey: randomUUID(), amount: 1_000_00, repaidOn: today }
      expect((await file.call('POST', '/repayments', desk.ruth.headers, payment)).status).toBe(201)
      expect((await move(file, 'in-review')).status).toBe(200)
      expect((await move(file, 'funded')).status).toBe(200)
      const [advance] = await listAdvances(db, file.id)
      if (!advance) throw new Error('no advance')
      expect(await readBalance(db, advance, today)).toMatchObject({ funded: 12_500_00, paid: 1_000_00 })
    })
  })
})
