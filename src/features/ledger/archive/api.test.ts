import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accessLog, advances } from '#db/schema/index.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { openDecidingDesk, openFile, today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { forgetAdvancesNightly } from './jobs.ts'

const desk = await openDecidingDesk('postgres')
const { app, owner } = desk
const { db } = desk.database

const get = async (url: string, headers = owner) => app.inject({ url, headers })
const personOf = async (id: string) => (await get(`/api/applications/${id}/person`)).json()
async function erase(id: string) {
  const payload = { reason: 'requested', applicationIds: [id] }
  const url = `/api/applications/${id}/person`
  return (await app.inject({ method: 'DELETE', url, payload, headers: owner })).json()
}
const kept = async () => (await get('/api/admin/kept-advances')).json()

test('an advance outlives its person for the years of contracts, for owners to read, and then is forgotten', async () => {
  const file = await openFile(desk)
  await file.approve()
  await file.fund()
  const payment = { submissionKey: randomUUID(), amount: 2_000_00, repaidOn: today }
  await file.call('POST', '/repayments', desk.ruth.headers, payment)

  const until = addMonths(today, 7 * 12)
  const told = { advances: { count: 1, until } }
  expect(await personOf(file.id)).toMatchObject(told)
  expect(await kept()).toEqual([])
  expect(await erase(file.id)).toMatchObject({ applications: 1, ...told })

  const [advance, ...others] = await kept()
  expect(others).toEqual([])
  expect(advance).toMatchObject({
    ...{ number: 1, state: 'TX', until, contractId: null, endedOn: null },
    entries: [
      { what: 'Paid out', amount: 12_500_00, on: today, method: 'wire' },
      { what: 'Paid in', amount: 2_000_00, on: today, personName: 'Ruth Owens' },
    ],
  })
  expect((await get('/api/admin/kept-advances', desk.ruth.headers)).statusCode).toBe(403)
  expect((await get(`/api/figures?period=own&from=${today}`)).json().total).toMatchObject({ out: 0, back: 0 })

  const runNightly = () => forgetAdvancesNightly.run({}, jobServices(db, { accessLog: app.accessLog }))
  const endOn = (endedOn: string) =>
    db.update(advances).set({ endedOn, ending: 'paid' }).where(eq(advances.id, advance.id))
  await runNightly()
  expect(await kept()).toHaveLength(1)
  await endOn(addMonths(today, 1 - 7 * 12))
  await runNightly()
  expect(await kept()).toHaveLength(1)
  await endOn(addMonths(today, -1 - 7 * 12))
  await runNightly()
  expect(await kept()).toEqual([])
  const { rows } = await desk.database.runSql('select 1 from ledger_entries')
  expect(rows).toEqual([])
  const noted = await db.select().from(accessLog).where(eq(accessLog.action, 'retention'))
  expect(noted.map(({ details }) => JSON.parse(details ?? ''))).toEqual([{ advances: 1 }])
})

test('a payment that was undone within its minute goes with its person, and nobody is told of one', async () => {
  const file = await openFile(desk)
  await file.approve()
  const { body } = await file.fund()
  await file.act('undo', body.decision.id, desk.ruth.headers)
  expect(await personOf(file.id)).not.toHaveProperty('advances')
  expect(await erase(file.id)).not.toHaveProperty('advances')
  expect(await kept()).toEqual([])
})
