import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advances, applicationEvents, letters } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'
import { keepLetter, queuedJobs } from '../../../../tests/support/payoffs.ts'

describe.each(databaseKinds())('money that goes back, on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { openPaid, openTwo, send } = desk
  const { db } = desk.database

  const advancesOf = (fileId: string) =>
    db.select().from(advances).where(eq(advances.applicationId, fileId)).orderBy(advances.number)
  const endingsOf = async (fileId: string) => (await advancesOf(fileId)).map(({ ending }) => ending)
  const told = async (fileId: string, step: string) =>
    db.$count(
      applicationEvents,
      and(
        eq(applicationEvents.applicationId, fileId),
        sql`${applicationEvents.details} ->> 'step' = ${step}`,
      ),
    )
  const giveBack = (entryId: string, more: object = {}) =>
    send(`/api/ledger-entries/${entryId}/return`, { on: today, reason: 'Not enough funds', ...more })
  const refund = (contract: string, amount: number, more: object = {}) =>
    send(`${contract}/refunds`, { amount, on: today, ...more })

  test('what pays all of it ends the advance, and asks for one release', async () => {
    const { pay, file } = await openPaid()
    await pay(5_000_00)
    expect(await endingsOf(file.fileId)).toEqual([null])
    await pay(10_400_00, { on: addDays(today, -2) })
    expect(await advancesOf(file.fileId)).toMatchObject([{ ending: 'paid', endedOn: today }])
    expect(await told(file.fileId, 'paid-off')).toBe(1)
    const asked = await queuedJobs(db, 'ending-letter', file.fileId)
    expect(asked).toMatchObject([{ kind: 'release' }])
  })

  test('money of tomorrow ends nothing today', async () => {
    const { pay, file } = await openPaid()
    await pay(15_400_00, { on: addDays(today, 1) })
    expect(await endingsOf(file.fileId)).toEqual([null])
  })

  test('of two advances, the paid one ends and the other goes on', async () => {
    const { payClaim, file } = await openTwo()
    await payClaim(12_320_00)
    expect(await endingsOf(file.fileId)).toEqual(['paid', null])
    await payClaim(5_900_00)
    expect(await endingsOf(file.fileId)).toEqual(['paid', 'paid'])
    expect(await queuedJobs(db, 'ending-letter', file.fileId)).toHaveLength(2)
  })

  test('a payment says which letter it answers; one of another claim is refused', async () => {
    const [mine, other] = [await openPaid(), await openPaid()]
    const [letter, foreign] = [
      await keepLetter(db, mine.file.fileId),
      await keepLetter(db, other.file.fileId),
    ]
    const wrong = await mine.pay(100_00, { letter: foreign.number })
    expect([wrong.status, wrong.body.errors.letter[0]]).toEqual([
      409,
      expect.stringContaining('another claim'),
    ])
    expect((await mine.pay(100_00, { letter: 'BF-22222-22222' })).status).toBe(422)
    expect((await mine.pay(100_00, { letter: ` ${letter.number.toLowerCase()} ` })).status).toBe(201)
    const [row] = await db.select().from(letters).where(eq(letters.id, letter.id))
    expect(row?.ending).toBe('outdated')
    const [untouched] = await db.select().from(letters).where(eq(letters.id, foreign.id))
    expect(untouched?.ending).toBeNull()
  })

  test('the letter that is out ends as paid once nothing is owed', async () => {
    const { pay, file } = await openPaid()
    const letter = await keepLetter(db, file.fileId)
    await pay(15_400_00, { letter: letter.number })
    const [row] = await db.select().from(letters).where(eq(letters.id, letter.id))
    expect(row?.ending).toBe('paid')
  })

  test('what came beyond is a refund due until it went back, and never more than that goes back', async () => {
    const { pay, contract, balance, ledger } = await openPaid()
    expect((await refund(contract, 1_00)).status).toBe(409)
    await pay(16_000_00)
    const tooMuch = await refund(contract, 600_01)
    expect([tooMuch.status, tooMuch.body.errors.amount[0]]).toEqual([422, 'At most $600.00 goes back.'])
    const key = { submissionKey: randomUUID() }
    expect((await refund(contract, 400_00, key)).status).toBe(201)
    expect((await refund(contract, 400_00, key)).status).toBe(201)
    expect((await refund(contract, 401_00, key)).status).toBe(409)
    expect(await balance()).toMatchObject({ owed: 0, overpaid: 200_00, paid: 16_000_00 })
    const both = await Promise.all([refund(contract, 200_00), refund(contract, 200_00)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await balance()).toMatchObject({ owed: 0, overpaid: 0 })
    expect((await ledger()).lines.at(-1)).toMatchObject({ kind: 'refund', owed: 0 })
  })

  test('what comes once all is paid is kept, and goes back', async () => {
    const { pay, contract, balance } = await openPaid()
    await pay(15_400_00)
    expect((await pay(250_00)).body.balance).toMatchObject({ owed: 0, overpaid: 250_00 })
    expect((await refund(contract, 250_00)).status).toBe(201)
    expect(await balance()).toMatchObject({ overpaid: 0 })
  })

  test('a returned check opens what it had paid, on every contract that it was split among', async () => {
    const { payClaim, file, ledger, claim } = await openTwo()
    const paid = await payClaim(18_220_00)
    expect(await endingsOf(file.fileId)).toEqual(['paid', 'paid'])
    const release = await keepLetter(db, file.fileId, 'release')
    const { id } = paid.body.parts[1].entry
    const key = { submissionKey: randomUUID() }
    expect((await giveBack(id, key)).status).toBe(201)
    expect((await giveBack(id, key)).status).toBe(201)
    expect((await giveBack(id)).status).toBe(409)
    expect(await endingsOf(file.fileId)).toEqual([null, null])
    expect((await ledger()).all).toMatchObject({ owed: 18_220_00, paid: 0 })
    const [row] = await db.select().from(letters).where(eq(letters.id, release.id))
    expect(row?.ending).toBe('reopened')
    expect([await told(file.fileId, 'payment-returned'), await told(file.fileId, 'reopened')]).toEqual([1, 2])
    const mails = await queuedJobs(db, 'reopened-mail', file.fileId)
    expect(mails.map(({ party }) => party).sort()).toEqual(['attorney', 'person'])
    // Paid again, there is a release of its own.
    await send(`${claim}/payments`, { amount: 18_220_00, on: today })
    expect(await queuedJobs(db, 'ending-letter', file.fileId)).toHaveLength(2)
  })

  test('refuses what can’t be returned, in a sentence', async () => {
    const { pay, ledger } = await openPaid()
    const { entry } = (await pay(1_000_00, { on: addDays(today, -3) })).body
    const early = await giveBack(entry.id, { on: addDays(today, -4) })
    expect([early.status, early.body.errors.on[0]]).toEqual([
      422,
      expect.stringContaining('The payment is of'),
    ])
    expect((await giveBack(entry.id, { on: addDays(today, 1) })).status).toBe(422)
    expect((await giveBack(entry.id, { reason: ' ' })).status).toBe(400)
    expect((await giveBack(randomUUID())).status).toBe(404)
    const [out] = (await ledger()).lines
    expect((await giveBack(out.entry.id)).status).toBe(409)
    expect((await giveBack(entry.id, {})).status).toBe(201)
    expect(
      (await send(`/api/ledger-entries/${entry.id}/return`, { on: today, reason: 'x' }, desk.ruth.headers))
        .status,
    ).toBe(403)
  })

  test('a correction that takes back what was paid opens it, too', async () => {
    const { pay, file } = await openPaid()
    const { entry } = (await pay(15_400_00)).body
    const address = `/api/ledger-entries/${entry.id}/corrections`
    await send(address, { instead: { amount: 15_000_00, on: today }, reason: 'The check says so.' })
    const { corrections } = (await desk.call('GET', `/api/applications/${file.fileId}/ledger`)).body
    await send(`${address}/${corrections[0].id}/signature`, {}, desk.owner)
    expect(await endingsOf(file.fileId)).toEqual([null])
  })

  test('a payment and a returned check at once leave what both say', async () => {
    const { pay, file, balance } = await openPaid()
    const { entry } = (await pay(15_000_00)).body
    const [rest, back] = await Promise.all([pay(400_00), giveBack(entry.id)])
    expect([rest.status, back.status]).toEqual([201, 201])
    expect(await balance()).toMatchObject({ paid: 400_00, owed: 15_000_00, overpaid: 0 })
    expect(await endingsOf(file.fileId)).toEqual([null])
  })
})
