import { randomUUID } from 'node:crypto'
import { desc, eq, ne } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accessLog, decisions, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openDecidingDesk, openFile, today } from '../../../../tests/support/decisions.ts'
import type { ToSign } from './schema.ts'

describe.each(databaseKinds())('To sign on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const toSign = async (headers: { cookie: string }): Promise<ToSign[]> =>
    (await desk.app.inject({ url: '/api/admin/overview/today', headers })).json().toSign
  const change = (method: 'PUT' | 'POST', url: string, payload: object) =>
    desk.app.inject({ method, url, headers: desk.owner, payload })

  test('names offers, payments, corrections and limits to everybody but the first signer, until they are signed', async () => {
    const url = '/api/admin/signatures'
    const { version: seen } = (await change('PUT', url, { secondAbove: 1_000_00, version: 0 })).json()
    const paid = await openFile(desk)
    await paid.approve(500_00)
    await paid.fund(500_00)
    await paid.mail()
    const correction = { amount: 500_00, fundedOn: today, method: 'ach', reason: 'It was ACH.' }
    await paid.call('POST', '/payment/corrections', desk.ruth.headers, {
      ...{ ...correction, submissionKey: randomUUID() },
    })
    const file = await openFile(desk)
    await file.approve(2_000_00)
    const payment = (await file.fund(2_000_00)).body.decision
    await db.update(people).set({ approveUpTo: 100_00 }).where(eq(people.id, desk.ruth.id))
    const offered = await openFile(desk)
    await offered.approve(200_00)
    await change('PUT', url, { secondAbove: null, version: seen })

    expect((await toSign(desk.paul.headers)).map(({ kind: what, by }) => [what, by])).toEqual([
      ['correction', 'Ruth Owens'],
      ['funded', 'Ruth Owens'],
      ['approved', 'Ruth Owens'],
      ['limit', expect.any(String)],
    ])
    // Each file that is named there was read.
    const [read] = await db
      .select()
      .from(accessLog)
      .where(eq(accessLog.personId, desk.paul.id))
      .orderBy(desc(accessLog.number))
    expect(read?.details).toContain('"applications":3')
    expect((await toSign(desk.ruth.headers)).map(({ kind: what }) => what)).toEqual(['limit'])
    await file.act('signature', payment.id, desk.paul.headers)
    expect(await toSign(desk.paul.headers)).toHaveLength(3)
    // A changed file has nothing left to sign.
    const { version } = await offered.read()
    await offered.call('PATCH', '/status', desk.owner, { status: 'in-review', version })
    expect((await toSign(desk.paul.headers)).map(({ kind: what }) => what)).toEqual(['correction', 'limit'])
  })

  test('brings what one person signed alone when the wait is over', async () => {
    await db.update(people).set({ disabledAt: new Date() }).where(ne(people.isFirst, true))
    await db.update(people).set({ approveUpTo: 0 }).where(eq(people.isFirst, true))
    const file = await openFile(desk)
    const reasons = { aloneReason: 'Nobody else is here.' }
    const { id } = (await file.approve(200_00, reasons, desk.owner)).body.decision
    const mine = async () => (await toSign(desk.owner)).filter((entry) => entry.id === id)
    expect(await mine()).toEqual([])
    await db.update(decisions).set({ aloneFrom: new Date() }).where(eq(decisions.id, id))
    expect(await mine()).toMatchObject([{ kind: 'approved', by: null, amount: 200_00 }])
  })
})
