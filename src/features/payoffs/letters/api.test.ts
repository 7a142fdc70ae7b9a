import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contractSettings, letters, settlements } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { signInAs } from '#server/testing.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { fundedOn, openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'

describe.each(databaseKinds())('payoff letters, on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { call, openPaid, openTwo, send } = desk
  const { db } = desk.database
  await db
    .insert(contractSettings)
    .values({ id: 1, isOn: true })
    .onConflictDoUpdate({ target: contractSettings.id, set: { isOn: true } })
  const step = addMonths(fundedOn, 18)
  const last = addDays(step, -1)

  test('says what is owed through a day before the next step, and what comes after', async () => {
    const { contract, claim, balance, number } = await openPaid()
    const made = await send(`${contract}/payoff-letters`, { goodThrough: last })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      ...{ kind: 'payoff', ordinal: 1, owed: 15_400_00, goodThrough: last, replaces: null },
      next: { on: step, owed: 17_200_00 },
      parts: [{ account: number, funded: 10_000_00, charges: 5_400_00, paid: 0, owed: 15_400_00 }],
    })
    expect(made.body.number).toMatch(/^BF-[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(made.body.owed).toBe((await balance(last)).owed)
    expect((await call('GET', `${claim}/payoff-letters`)).body).toEqual([made.body])
  })

  test('refuses days past a step or gone by, at the day, and names the last that can be', async () => {
    const { contract } = await openPaid()
    for (const goodThrough of [step, addDays(step, 40), addDays(today, -1)]) {
      const { status, body } = await send(`${contract}/payoff-letters`, { goodThrough })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['goodThrough']])
    }
    expect((await send(`${contract}/payoff-letters`, { goodThrough: 'soon' })).status).toBe(400)
    expect((await send(`${contract}/payoff-letters`, {})).status).toBe(400)
  })

  test('is about all that is out on the claim, or one contract, and then names the rest', async () => {
    const { claim, contract } = await openTwo()
    const all = await send(`${claim}/payoff-letters`, { goodThrough: today })
    expect(all.body.parts).toHaveLength(2)
    const sum = all.body.parts.reduce((total: number, { owed }: { owed: number }) => total + owed, 0)
    expect(all.body).toMatchObject({ owed: sum, others: { count: 0, owed: 0 } })
    const one = await send(`${contract}/payoff-letters`, { goodThrough: today })
    const [first, second] = all.body.parts
    expect(one.body).toMatchObject({ owed: first.owed, others: { count: 1, owed: second.owed }, replaces: 1 })
    const [newer, older] = (await call('GET', `${claim}/payoff-letters`)).body
    expect([newer.ending, older.ending]).toEqual([null, 'replaced'])
  })

  test('sent twice is one letter; two at once that say the same are one, and never two hold', async () => {
    const { claim, file } = await openPaid()
    const url = `${claim}/payoff-letters`
    const submissionKey = randomUUID()
    const twice = await Promise.all([1, 2].map(() => send(url, { goodThrough: last, submissionKey })))
    expect(new Set(twice.map(({ body }) => body.number)).size).toBe(1)
    expect((await send(url, { goodThrough: today, submissionKey })).status).toBe(409)
    const others = await Promise.all([1, 2].map(() => send(url, { goodThrough: today })))
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(others.map(({ body }) => body.number)).size).toBe(1)
    const live = and(eq(letters.applicationId, file.fileId), isNull(letters.endedAt))
    expect(await db.$count(letters, live)).toBe(1)
  })

  test('opens as the bytes that were sealed, and can be verified by number and hash until it is replaced', async () => {
    const { claim } = await openPaid()
    const made = (await send(`${claim}/payoff-letters`, { goodThrough: last })).body
    const answer = await desk.app.inject({
      url: `/api/payoff-letters/${made.id}/pdf`,
      headers: desk.june.headers,
    })
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const [row] = await db.select().from(letters).where(eq(letters.id, made.id))
    const verify = async (path: string) => (await call('GET', `/api/verify${path}`)).body
    const issued = { answer: 'issued', issuedOn: today, replacedOn: null }
    expect(await verify(`/${made.number}`)).toEqual(issued)
    expect(await verify(`?sha256=${row?.sha256}`)).toEqual(issued)
    const wrong = made.number.replace(/.$/, (letter: string) => (letter === '2' ? '3' : '2'))
    expect((await verify(`/${wrong}`)).answer).toBe('unknown')
    await send(`${claim}/payoff-letters`, { goodThrough: today })
    expect(await verify(`/${made.number}`)).toEqual({ ...issued, answer: 'replaced', replacedOn: today })
    expect((await verify(`?sha256=${row?.sha256}`)).answer).toBe('replaced')
  })

  test('asks first what the case pays where the law limits us to a share of that, and keeps it', async () => {
    const { claim, file, balance } = await openPaid(5_000_00)
    await desk.database.runSql(
      `update advances set rule = rule || '{"caps":[{"kind":"share-of-recovery","percent":25,"plusAdvance":true,"of":"gross"}]}'::jsonb where application_id = '${file.fileId}'`,
    )
    const url = `${claim}/payoff-letters`
    const asked = await send(url, { goodThrough: today })
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([409, ['gross']])
    const made = await send(url, { goodThrough: today, gross: 8_000_00 })
    expect(made.body).toMatchObject({ owed: 7_000_00, gross: 8_000_00, next: null })
    expect((await balance()).owed).toBe(7_000_00)
    const told = await db.select().from(settlements).where(eq(settlements.applicationId, file.fileId))
    expect(told).toMatchObject([{ gross: 8_000_00, outcome: 'settled', reportedBy: 'desk' }])
    expect((await send(url, { goodThrough: today })).body.owed).toBe(7_000_00)
  })

  test('is refused with contracts off, before the money left, once nothing is owed, and to who may not', async () => {
    const { claim, pay } = await openPaid()
    const url = `${claim}/payoff-letters`
    const { headers } = await signInAs(desk.app, 'editor')
    expect((await send(url, { goodThrough: today }, headers)).status).toBe(403)
    await db.update(contractSettings).set({ isOn: false })
    expect((await send(url, { goodThrough: today })).status).toBe(409)
    await db.update(contractSettings).set({ isOn: true })
    await pay(15_400_00)
    expect((await send(url, { goodThrough: today })).body.message).toContain('Nothing is owed')
    expect(
      (await send(`/api/applications/${randomUUID()}/payoff-letters`, { goodThrough: today })).status,
    ).toBe(404)
  })
})
