import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvents, applications, firmRecords, settlements } from '#db/schema/index.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { addDays } from '#lib/calendar-days.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'
import { mailSettlementNews } from './jobs.ts'

const desk = await openLedgerDesk('postgres')
const { app, call, send, owner, services, openPaid } = desk
const { db, rowSealer } = services

const settled = { outcome: 'settled', gross: 24_000_00, on: today, money: 'within-30-days' }

async function openReporting() {
  const opened = await openPaid()
  const { fileId } = opened.file
  const linkOf = (party: 'firm' | 'applicant') =>
    db.transaction((tx) => createCaseLink({ tx, rowSealer }, { applicationId: fileId, party }))
  const firm = `/api/firm/${await linkOf('firm')}/settlement`
  const person = `/api/case/${await linkOf('applicant')}/settlement`
  const report = async (payload: object, url = firm) => {
    const answer = await app.inject({
      ...{ method: 'POST', url, payload: { submissionKey: randomUUID(), ...payload } },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    ...{ ...opened, fileId, firm, person, report },
    rows: () => db.select().from(settlements).where(eq(settlements.applicationId, fileId)),
    today: async () =>
      (await call('GET', '/api/admin/money/out', undefined, owner)).body.settling.filter(
        ({ file }: { file: { id: string } }) => file.id === fileId,
      ),
  }
}

test('what a firm reports is kept once, stands at the top of Today, and the client gets a note without a sum', async () => {
  const file = await openReporting()
  const submissionKey = randomUUID()
  const both = await Promise.all([
    file.report({ ...settled, submissionKey }),
    file.report({ ...settled, submissionKey }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await file.report(settled)).body.settlement).toMatchObject({ ...settled, reportedBy: 'firm' })
  const [row, ...others] = await file.rows()
  expect(others).toEqual([])
  expect(await file.today()).toMatchObject([{ kind: 'settled', amount: 24_000_00 }])
  const jobs = jobServices(db)
  await mailSettlementNews.run({ settlementId: row?.id ?? '' }, jobs)
  const [mail, ...more] = jobs.sent
  expect(more).toEqual([])
  expect(mail?.subject).toContain('Your attorney told us about your case')
  expect(mail?.text).not.toMatch(/24,000|\$/)
  const events = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, file.fileId))
  expect(events.map(({ details }) => details)).toContainEqual({
    ...{ step: 'settlement-reported', party: 'attorney', on: today, amount: 24_000_00 },
  })
})

test('within ten minutes it can be taken back by whoever sent it, and then nobody is mailed', async () => {
  const file = await openReporting()
  const { body } = await file.report(settled)
  const { id } = body.settlement
  const back = async (url: string) => (await app.inject({ method: 'DELETE', url: `${url}/${id}` })).statusCode
  expect(await back(file.person)).toBe(403)
  expect(await back(file.firm)).toBe(200)
  expect(await back(file.firm)).toBe(200)
  const jobs = jobServices(db)
  await mailSettlementNews.run({ settlementId: id }, jobs)
  expect(jobs.sent).toEqual([])
  expect(await file.today()).toEqual([])

  const later = (await file.report({ ...settled, gross: 30_000_00 })).body.settlement.id
  await db
    .update(settlements)
    .set({ reportedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(settlements.id, later))
  const late = await app.inject({ method: 'DELETE', url: `${file.firm}/${later}` })
  expect(late.statusCode).toBe(409)
  expect(await send(`/api/settlements/${later}/taking-back`, {})).toMatchObject({ status: 200 })
})

test('a lost case keeps no sum, asks for its ending, and the newest report counts', async () => {
  const file = await openReporting()
  await file.report(settled)
  const lost = await file.report({ ...settled, outcome: 'lost', isAppealed: true }, file.person)
  expect(lost.body.settlement).toMatchObject({
    ...{ outcome: 'lost', gross: null, money: null, isAppealed: true, reportedBy: 'person' },
  })
  expect(await file.today()).toMatchObject([{ kind: 'lost' }])
})

test('a day in the future, a sum that is none, and a claim without money out are refused', async () => {
  const file = await openReporting()
  const ahead = await file.report({ ...settled, on: addDays(today, 1) })
  expect(ahead).toMatchObject({
    status: 422,
    body: { errors: { on: ['Enter a day that isn’t in the future'] } },
  })
  expect((await file.report({ ...settled, gross: 0 })).body.errors.gross).toEqual([
    'Enter the gross amount in dollars, like 24,000',
  ])
  await db.delete(settlements).where(eq(settlements.applicationId, file.fileId))
  await db.execute(
    `update advances set ended_on = '${today}', ending = 'paid' where application_id = '${file.fileId}'`,
  )
  expect(await file.report(settled)).toMatchObject({ status: 409 })
})

test('a firm that isn’t the client’s anymore neither reads nor reports', async () => {
  const file = await openReporting()
  await db
    .insert(firmRecords)
    .values({ id: file.fileId, wrongRecipientAt: new Date() })
    .onConflictDoUpdate({ target: firmRecords.id, set: { wrongRecipientAt: new Date() } })
  expect(await file.report(settled)).toMatchObject({ status: 404 })
  expect((await app.inject({ url: file.firm })).statusCode).toBe(404)
  await db.update(applications).set({ status: 'funded' }).where(eq(applications.id, file.fileId))
})
