import { randomUUID } from 'node:crypto'
import { eq, inArray, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { entryCorrections, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { fundedOn, openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'
import { mailEntryAlone } from './jobs.ts'

describe.each(databaseKinds())('an entry that was written wrong, on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { june, call, send, openPaid } = desk
  const { db } = desk.database
  beforeEach(async () => {
    await db.update(people).set({ disabledAt: null, mayRecordPayments: false })
  })

  type Headers = { cookie: string }
  const correct = (entryId: string, body: object, headers?: Headers) =>
    send(
      `/api/ledger-entries/${entryId}/corrections`,
      { reason: 'The check said otherwise.', ...body },
      headers,
    )
  const answer = (entryId: string, id: string, what: 'signature' | 'refusal', headers?: Headers) =>
    call(
      'POST',
      `/api/ledger-entries/${entryId}/corrections/${id}/${what}`,
      what === 'refusal' ? { reason: 'It’s right.' } : undefined,
      headers,
    )

  test('puts an entry right once two have signed, and adds to the ledger alone', async () => {
    const { pay, ledger, balance, number } = await openPaid()
    expect(number).toMatch(/^BF-/)
    const day = addMonths(fundedOn, 7)
    const { entry } = (await pay(3_000_00, { on: day, reference: 'check 1187' })).body
    const submissionKey = randomUUID()
    const instead = { amount: 2_900_00, on: day }
    expect((await correct(entry.id, { instead }, desk.ruth.headers)).status).toBe(403)
    expect((await correct(entry.id, { instead, submissionKey })).status).toBe(201)
    expect((await correct(entry.id, { instead, submissionKey })).status).toBe(201)
    expect((await correct(entry.id, { instead: null, submissionKey })).status).toBe(409)
    expect((await correct(entry.id, { instead: null })).body.message).toContain('waits')
    const [waiting] = (await ledger()).corrections
    expect(waiting).toMatchObject({ from: { amount: 3_000_00 }, to: instead, by: 'June Park' })
    expect((await ledger()).all.paid).toBe(3_000_00)
    const { toSign } = (await call('GET', '/api/admin/overview/today', undefined, desk.owner)).body
    expect(toSign).toMatchObject([{ id: waiting.id, kind: 'entry', amount: 3_000_00, by: 'June Park' }])
    expect((await answer(entry.id, waiting.id, 'signature')).body.message).toContain('somebody else')
    expect((await answer(entry.id, waiting.id, 'signature', desk.owner)).status).toBe(200)
    expect((await answer(entry.id, waiting.id, 'signature', desk.owner)).status).toBe(200)
    expect((await answer(entry.id, waiting.id, 'refusal', desk.owner)).status).toBe(409)
    // As of its own day, not of the day on which somebody noticed.
    expect(await balance(day)).toMatchObject({ paid: 2_900_00, owed: 10_700_00 })

    const moved = { amount: 2_900_00, on: addDays(day, -10) }
    await correct(entry.id, { instead: moved }, desk.owner)
    const [second] = (await ledger()).corrections
    expect((await answer(entry.id, second.id, 'signature')).status).toBe(200)
    const { lines, corrections } = await ledger()
    expect(corrections).toEqual([])
    const replacing = lines.find((line: { entry: { replaces: string } | null }) => line.entry?.replaces)
    expect(replacing).toMatchObject({
      ...{ kind: 'payment', on: moved.on, amount: -2_900_00, stands: 2_900_00 },
      entry: { replaces: entry.id, reference: 'check 1187' },
    })
    expect((await correct(entry.id, { instead: null })).body.message).toContain('Nothing is left')

    await correct(replacing.entry.id, { instead: null })
    const [third] = (await ledger()).corrections
    expect((await answer(replacing.entry.id, third.id, 'refusal', desk.owner)).status).toBe(200)
    expect((await ledger()).all.paid).toBe(2_900_00)
    await correct(replacing.entry.id, { instead: null })
    const [fourth] = (await ledger()).corrections
    await answer(replacing.entry.id, fourth.id, 'signature', desk.owner)
    expect((await ledger()).all).toMatchObject({ paid: 0, owed: 15_400_00 })
  })

  test('corrects payments alone: the contract says what was paid out', async () => {
    const { ledger, pay } = await openPaid()
    const [out] = (await ledger()).lines
    expect(out.stands).toBeNull()
    expect((await correct(out.entry.id, { instead: null })).body.message).toContain('The contract says')
    const { entry } = (await pay(100_00)).body
    const wrong = await correct(entry.id, { instead: { amount: 100_00, on: addDays(today, 2) } })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['on']])
    expect((await correct(entry.id, { instead: { amount: 100_00, on: today } })).status).toBe(422)
    expect((await correct(randomUUID(), { instead: null })).status).toBe(404)
  })

  test('makes one who is alone wait a day, and mails them', async () => {
    const { pay, ledger } = await openPaid()
    const { entry } = (await pay(100_00)).body
    const others = await db.select().from(people).where(eq(people.isFirst, true))
    const [owner] = others
    await db.update(people).set({ disabledAt: new Date() }).where(ne(people.isFirst, true))
    expect((await correct(entry.id, { instead: null }, desk.owner)).status).toBe(201)
    await db.update(people).set({ disabledAt: null }).where(eq(people.id, june.person.id))
    const [{ id, aloneFrom }] = (await ledger()).corrections
    expect(aloneFrom).not.toBeNull()
    await db
      .update(people)
      .set({ disabledAt: new Date() })
      .where(inArray(people.id, [june.person.id]))
    const sending = jobServices(db)
    await mailEntryAlone.run({ correctionId: id }, sending)
    expect(sending.sent).toHaveLength(1)
    expect((await answer(entry.id, id, 'signature', desk.owner)).body.message).toContain('waits')
    await db.update(entryCorrections).set({ aloneFrom: new Date() }).where(eq(entryCorrections.id, id))
    expect((await answer(entry.id, id, 'signature', desk.owner)).status).toBe(200)
    const [row] = await db.select().from(entryCorrections).where(eq(entryCorrections.id, id))
    expect(row).toMatchObject({ isAlone: true, secondId: null, personId: owner?.id })
  })
})
